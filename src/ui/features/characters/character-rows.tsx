import { useState } from 'react';
import { Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { moveInGrid } from '../../lib/grid-keys.ts';
import styles from './character-rows.module.css';
import { type CharacterRow, describeEnsForm } from './to-character-row.ts';

/** List of characters. The arrow keys move between them. */
export function CharacterRows({ rows }: { rows: readonly CharacterRow[] }) {
  const [active, setActive] = useState<string | null>(null);
  // The Tab key stops at one row. The arrow keys reach the others.
  const isShown = rows.some(({ character }) => character === active);
  const tabStop = isShown ? active : rows[0]?.character;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, not for links
    <div onKeyDown={moveInGrid} role="group" aria-labelledby="found" aria-describedby="found-keys">
      <ul className={styles.rows}>
        {rows.map((row) => (
          <li key={row.character}>
            <Link
              to={{ screen: 'grapheme', grapheme: row.character, place: null }}
              className={styles.row}
              data-tile=""
              tabIndex={row.character === tabStop ? 0 : -1}
              onFocus={() => setActive(row.character)}
            >
              <bdi className={styles.glyph}>
                <Glyph text={row.character} />
              </bdi>{' '}
              <span className="stack shrink">
                <span className={styles.name}>{row.name}</span>{' '}
                <span className="flow soft tiny gap-2 lines-0">
                  <code>{row.codePoints}</code> {row.origin && <span>{row.origin}</span>}
                </span>{' '}
                <EnsForm row={row} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function EnsForm({ row }: { row: CharacterRow }) {
  const { tone, text, form } = describeEnsForm(row);
  return (
    <span className={styles.ens}>
      <ToneMark tone={tone} size="0.875rem" />
      <span>
        {text}
        {form !== null && (
          <>
            {' '}
            <bdi className={styles.form}>
              <VisibleText text={form} />
            </bdi>
          </>
        )}
      </span>
    </span>
  );
}
