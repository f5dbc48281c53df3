import { useState } from 'react';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { splitVisibleRuns } from '../../display/hidden-characters.ts';
import { takeStart } from '../../primitives/take-start.ts';
import styles from './as-shown.module.css';
import boxStyles from './boxes.module.css';
import { VisibleText } from './visible-text.tsx';

const FONTS = [
  { family: 'var(--font-name)', word: 'Page font' },
  { family: 'serif', word: 'Serif' },
  { family: 'monospace', word: 'Monospaced' },
  { family: 'system-ui', word: 'System font' },
] as const;

/** Font sizes in CSS pixels. */
const SIZES = [12, 16, 32] as const;

const SCHEMES = [
  { id: 'light', word: 'Light background' },
  { id: 'dark', word: 'Dark background' },
] as const;

/** Maximum number of code points drawn. Longer names do not fit on a line. */
const MAX_DRAWN = 256;

interface AsShownProps {
  /** Names to draw, one above the other. */
  names: readonly Pick<ConsolidatedNameGuardReport, 'name' | 'beautiful_name'>[];
}

/** Shows names as other apps draw them: without marks, in several fonts and sizes, on light and dark backgrounds. */
export function AsShown({ names }: AsShownProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={boxStyles.raw}
      data-screen-only
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="soft strong fit">
        How other apps show {names.length === 1 ? 'this name' : 'these names'}
      </summary>
      {isOpen && <Drawings names={names} />}
    </details>
  );
}

function Drawings({ names }: AsShownProps) {
  const [isBeautiful, setBeautiful] = useState(false);
  const typed = names.map(({ name }) => name);
  const beautiful = names.map(({ name, beautiful_name }) => beautiful_name ?? name);
  const hasBeautiful = beautiful.some((text, at) => text !== typed[at]);
  const texts = (hasBeautiful && isBeautiful ? beautiful : typed).map((text) =>
    takeStart(text, MAX_DRAWN),
  );
  const hidden = new Set(
    texts.flatMap((text) =>
      splitVisibleRuns(text).flatMap((run) => (run.label === null ? [] : run.text)),
    ),
  );
  return (
    <div className="stack gap-3 pad-above-3">
      <p className="soft measure">
        Wallets, explorers and chats use their own fonts and cut off long names. They don’t mark
        hidden characters, so the drawings below don’t either.
      </p>
      {hidden.size > 0 && (
        <p className="soft measure">
          Hidden in the drawings: <VisibleText text={[...hidden].join('')} />
        </p>
      )}
      {hasBeautiful && (
        <fieldset className="flow gap-2">
          <legend>Form</legend>
          {[
            { word: 'As typed', value: false },
            { word: 'Beautified by ENS', value: true },
          ].map(({ word, value }) => (
            <label className={boxStyles.pill} key={word}>
              <input
                type="radio"
                name="shown-form"
                checked={isBeautiful === value}
                onChange={() => setBeautiful(value)}
              />
              {word}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.panels}>
        {SCHEMES.map(({ id, word }) => (
          <figure key={id} className={styles.panel} data-scheme={id}>
            <figcaption className="note strong">{word}</figcaption>
            {/* Screen readers announce one image instead of twelve copies of the same text. */}
            <div role="img" aria-label={`${word}, in four fonts, at ${SIZES.join(', ')} pixels`}>
              {FONTS.map(({ family, word: font }) => (
                <div key={font} className={styles.row}>
                  <span className="faint tiny">{font}</span>
                  {SIZES.map((size) => (
                    <span key={size} style={{ fontFamily: family, fontSize: size }}>
                      {texts.map((text, at) => (
                        // biome-ignore lint/suspicious/noArrayIndexKey: names can be equal and never move
                        <span key={at} className={styles.text} translate="no">
                          <bdi>{text}</bdi>
                        </span>
                      ))}
                    </span>
                  ))}
                </div>
              ))}
            </div>
          </figure>
        ))}
      </div>
    </div>
  );
}
