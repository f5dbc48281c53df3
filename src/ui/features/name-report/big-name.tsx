import type { ClipboardEvent } from 'react';
import type { LabelGraphemeGuardReport, LabelGuardReport } from '../../../contract/reports.ts';
import { getContextTone } from '../../../display/rating-words.ts';
import { cutGlyph, Glyph } from '../../components/glyph.tsx';
import { Link } from '../../components/link.tsx';
import { MAX_UNBROKEN_LENGTH, NameText } from '../../components/name-text.tsx';
import { describeGrapheme } from '../../lib/describe-grapheme.ts';
import styles from './big-name.module.css';
import type { PlacedEvidence } from './placed-evidence.ts';

interface BigNameProps {
  evidence: PlacedEvidence;
  /** Indices of highlighted graphemes. */
  lit: ReadonlySet<number>;
}

/** Large name in which every grapheme links to its report. */
export function BigName({ evidence, lit }: BigNameProps) {
  const { report, placed, imitated, differing } = evidence;
  const marked = imitated ? differing : [];
  const { labels, name } = report;
  if (name === '') return <span className={styles.root}>(the root)</span>;
  if (!labels) return <NameText name={name} />;
  return (
    <p className={styles.name} dir="ltr" translate="no" onCopy={(event) => copyExactly(event)}>
      {labels.map((label, labelIndex) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: labels repeat and never move
          key={labelIndex}
          className={isShortEnd(labels, labelIndex) ? styles.end : undefined}
        >
          {labelIndex > 0 && <span data-text=".">.</span>}
          <bdi className={label.graphemes ? undefined : styles.unknown}>
            {label.graphemes === null && <span data-text={label.label}>{label.label}</span>}
            {placed
              .filter((grapheme) => grapheme.label === labelIndex)
              .map(({ index, report: grapheme }) => (
                <Link
                  key={index}
                  to={{ screen: 'grapheme', grapheme: grapheme.grapheme, place: { name, index } }}
                  className={styles.grapheme}
                  data-tone={getContextTone(grapheme.status_in_label)}
                  data-differs={marked.includes(index)}
                  data-lit={lit.has(index)}
                  data-text={grapheme.grapheme}
                  aria-label={describeShown(grapheme)}
                >
                  <Glyph text={grapheme.grapheme} />
                </Link>
              ))}
          </bdi>
        </span>
      ))}
    </p>
  );
}

/** Accessible name of a grapheme. Starts with the visible character, so that voice control finds it. */
function describeShown(grapheme: LabelGraphemeGuardReport): string {
  const tone = getContextTone(grapheme.status_in_label);
  return `${cutGlyph(grapheme.grapheme)} ${describeGrapheme(grapheme, tone)}`;
}

function isShortEnd(labels: readonly LabelGuardReport[], index: number): boolean {
  const length = labels[index]?.label.length ?? 0;
  return index > 0 && index === labels.length - 1 && length <= MAX_UNBROKEN_LENGTH;
}

/** Copies the inspected name, not the chips and tiles that show it. */
function copyExactly(event: ClipboardEvent<HTMLElement>) {
  const selection = getSelection();
  if (!selection || selection.isCollapsed) return;
  const pieces = event.currentTarget.querySelectorAll<HTMLElement>('[data-text]');
  const chosen = [...pieces].filter((piece) => selection.containsNode(piece, true));
  event.clipboardData.setData('text/plain', chosen.map((piece) => piece.dataset.text).join(''));
  event.preventDefault();
}
