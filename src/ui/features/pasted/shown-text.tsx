import { type KeyboardEvent, useMemo } from 'react';
import type { Finding } from '../../../contract/finding.ts';
import { TONE_WORDS } from '../../../words/names/rating-words.ts';
import { ToneMark } from '../../components/tone-mark.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import { getFindingTone } from '../../lib/tone-meanings.ts';
import styles from './pasted-screen.module.css';

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
  // Not a button, because browsers do not break a button across lines.
  const link = cardId !== null && {
    role: 'button',
    tabIndex: 0,
    onClick: () => showCard(cardId),
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      showCard(cardId);
    },
  };
  return (
    <span {...link} className={styles.part} data-tone={tone}>
      <bdi>
        {(tone === 'alert' || tone === 'warn') && <ToneMark tone={tone} label={TONE_WORDS[tone]} />}
        <VisibleText text={text} isSentence={finding.subject !== 'name'} />
      </bdi>
    </span>
  );
}

function showCard(id: string): void {
  const card = document.getElementById(id);
  card?.scrollIntoView({ block: 'nearest' });
  card?.focus({ preventScroll: true });
}

/** A part of the text as the page shows it. */
interface ShownPart {
  /** The worst finding in this part, or null. */
  readonly finding: Finding | null;
  readonly text: string;
}

/** Maximum length of text without findings that is shown completely, in UTF-16 code units. */
const MAX_GAP = 160;
/** Maximum length of text with a finding that is shown completely. */
const MAX_FOUND = 400;
/** Number of UTF-16 code units that stay visible on each side of a cut. */
const KEPT = 60;
/** Maximum number of findings that are shown. */
const MAX_FINDINGS = 40;

/**
 * Splits a text into parts with findings and the text around them. Cuts long text. Where findings overlap, a part shows
 * the worst.
 *
 * @param findings the worst first
 */
export function splitShownText(text: string, findings: readonly Finding[]): ShownPart[] {
  const parts: ShownPart[] = [];
  let from = 0;
  const addGap = (end: number, isLast: boolean) => {
    const gap = text.slice(from, end);
    const shown = gap.length <= MAX_GAP ? gap : cut(gap, from === 0, isLast);
    if (shown !== '') parts.push({ finding: null, text: shown });
  };
  for (const { finding, start, end } of placeFindings(findings.slice(0, MAX_FINDINGS))) {
    addGap(start, false);
    const found = text.slice(start, end);
    parts.push({ finding, text: found.length <= MAX_FOUND ? found : cut(found, false, false) });
    from = end;
  }
  addGap(text.length, true);
  return parts;
}

interface Place {
  readonly finding: Finding;
  readonly start: number;
  readonly end: number;
}

/** Returns the places of findings in the order of the text, without those that a worse finding covers. */
function placeFindings(findings: readonly Finding[]): Place[] {
  let places: Place[] = [];
  for (const finding of findings) {
    let { start } = finding;
    const own: Place[] = [];
    for (const worse of places) {
      if (worse.end <= start || worse.start >= finding.end) continue;
      if (worse.start > start) own.push({ finding, start, end: worse.start });
      start = worse.end;
    }
    if (start < finding.end) own.push({ finding, start, end: finding.end });
    places = [...places, ...own].sort((a, b) => a.start - b.start);
  }
  return places;
}

/** Cuts long text. Keeps the end before the first finding, the start after the last, and both elsewhere. */
function cut(gap: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst && !isLast ? '' : gap.slice(0, KEPT);
  const end = isLast ? '' : gap.slice(-KEPT);
  return `${start} … ${end}`.toWellFormed();
}
