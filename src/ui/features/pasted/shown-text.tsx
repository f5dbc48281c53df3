import { useMemo } from 'react';
import type { Finding } from '../../../contract/finding.ts';
import { TONE_WORDS } from '../../../words/names/rating-words.ts';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { getFindingTone } from '../../lib/finding-tone.ts';
import styles from './shown-text.module.css';
import { splitShownText } from './split-shown-text.ts';

interface ShownTextProps {
  text: string;
  /** The worst come first. */
  findings: readonly Finding[];
  /** Returns the id of the card of a finding, or null if it has none. */
  getCardId(finding: Finding): string | null;
}

/** Shows a text with its findings in colour. Hidden characters are visible. A finding leads to its card. */
export function ShownText({ text, findings, getCardId }: ShownTextProps) {
  const parts = useMemo(() => splitShownText(text, findings), [text, findings]);
  return (
    <p className={styles.text} dir="auto" translate="no">
      {parts.map(({ finding, text: part }, index) =>
        finding ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
          <FoundPart key={index} text={part} finding={finding} cardId={getCardId(finding)} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
          <VisibleText key={index} text={part} isSentence />
        ),
      )}
    </p>
  );
}

interface FoundPartProps {
  text: string;
  finding: Finding;
  cardId: string | null;
}

function FoundPart({ text, finding, cardId }: FoundPartProps) {
  const tone = getFindingTone(finding);
  const words = (
    <bdi>
      {(tone === 'alert' || tone === 'warn') && <ToneMark tone={tone} label={TONE_WORDS[tone]} />}
      <VisibleText text={text} isSentence={finding.subject !== 'name'} />
    </bdi>
  );
  if (cardId === null) {
    return (
      <span className={styles.part} data-tone={tone}>
        {words}
      </span>
    );
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers don't break a button over lines
    <span
      role="button"
      tabIndex={0}
      className={styles.part}
      data-tone={tone}
      onClick={() => showCard(cardId)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        showCard(cardId);
      }}
    >
      {words}
    </span>
  );
}

function showCard(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: 'nearest' });
  card?.focus({ preventScroll: true });
}
