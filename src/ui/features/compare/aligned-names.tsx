import type { ComponentProps } from 'react';
import { getPieceText, isDifferent, type Piece } from '../../../comparison/group-pieces.ts';
import { formatCodePoints } from '../../../primitives/format-code-points.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { takeEnd, takeStart } from '../../../primitives/take-start.ts';
import { Glyph } from '../../components/glyph.tsx';
import { PieceColumns } from '../../components/piece-columns.tsx';
import { VisibleText } from '../../components/visible-text.tsx';
import styles from './comparison-result.module.css';

/** Matches letters that join with their neighbours, or that run from right to left. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Mandaic}\p{Script=Samaritan}\p{Script=Mongolian}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}]/u;

interface AlignedNamesProps {
  pieces: readonly Piece[];
  /** How alike each differing piece looks on this device. */
  shares: readonly (number | null)[] | undefined;
}

/** Shows two names one above the other and marks the differences. */
export function AlignedNames({ pieces, shares }: AlignedNamesProps) {
  const figures = shares?.map((share) => (share === null ? null : formatShare(share)));
  const isJoined = pieces.some(({ left, right }) =>
    JOINED.test(getPieceText(left) + getPieceText(right)),
  );
  return isJoined ? (
    <JoinedNames pieces={pieces} figures={figures} />
  ) : (
    <PieceColumns pieces={pieces} figures={figures} isFolded />
  );
}

/** Rounds down, so that only identical drawings are 100 % alike. */
export function formatShare(share: number): string {
  return share >= 1 ? 'identical' : `${Math.floor(share * 100)} %`;
}

/** Shows names whose letters join or run from right to left as whole lines. Lists the differences below. */
function JoinedNames({ pieces, figures }: ComponentProps<typeof PieceColumns>) {
  return (
    <div className="stack gap-2">
      {(['left', 'right'] as const).map((side) => (
        <p key={side} className={styles.line} dir="ltr" translate="no">
          {splitLabels(pieces, side).map((runs, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: labels never move
            <span key={at}>
              {at > 0 && '.'}
              <bdi dir="auto">
                <Runs runs={runs} />
              </bdi>
            </span>
          ))}
        </p>
      ))}
      <ul className={`flow note gap-4 lines-1 ${styles.differences}`}>
        {pieces.map(
          (piece, at) =>
            isDifferent(piece) && (
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces never move
              <li key={at}>
                <Side text={getPieceText(piece.left)} /> → <Side text={getPieceText(piece.right)} />{' '}
                {figures?.[at]}
              </li>
            ),
        )}
      </ul>
    </div>
  );
}

function Runs({ runs }: { runs: readonly MarkedRun[] }) {
  return runs.map(({ text, isDifferent: isMarked }, at) =>
    isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs never move
      <mark key={at} className={styles.difference}>
        {text === '' ? '∅' : <VisibleText text={text} />}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: runs never move
      <VisibleText key={at} text={text} />
    ),
  );
}

function Side({ text }: { text: string }) {
  if (text === '') return 'nothing';
  return (
    <>
      <bdi>
        <Glyph text={text} />
      </bdi>{' '}
      <code>{formatCodePoints(text)}</code>
    </>
  );
}

/** Consecutive characters of a label that are equal in both names, or that differ. */
interface MarkedRun {
  text: string;
  isDifferent: boolean;
}

/** Splits one of two aligned names into its labels, and each label into runs. */
export function splitLabels(pieces: readonly Piece[], side: 'left' | 'right'): MarkedRun[][] {
  let label: MarkedRun[] = [];
  const labels = [label];
  for (const piece of pieces) {
    const text = getPieceText(piece[side]);
    const last = label.at(-1);
    if (isDifferent(piece)) {
      label.push({ text, isDifferent: true });
    } else if (text === '.') {
      label = [];
      labels.push(label);
    } else if (last && !last.isDifferent) {
      last.text += text;
    } else {
      label.push({ text, isDifferent: false });
    }
  }
  return labels;
}

/** Shows the first difference of two names that are too long to align. Renders nothing for equal names. */
export function LongDifference({ first, second }: { first: string; second: string }) {
  const difference = findFirstDifference(first, second);
  if (difference === null) return null;
  const { shared, before, after } = difference;
  return (
    <div className="stack gap-2">
      <p>
        {shared === 0
          ? 'They differ from the first character:'
          : `The first ${formatCount(shared, 'code point is', 'code points are')} the same. Then they differ:`}
      </p>
      {after.map((text, at) => (
        <p
          // biome-ignore lint/suspicious/noArrayIndexKey: the first and the second name
          key={at}
          className={styles.text}
          dir="ltr"
        >
          {shared > 0 && '…'}
          <bdi>
            <VisibleText text={before} />
          </bdi>
          <Rest text={text} />
        </p>
      ))}
    </div>
  );
}

/** Text after the equal part, with its first character marked. */
function Rest({ text }: { text: string }) {
  const [first = '', ...others] = Array.from(text);
  return (
    <bdi>
      <mark className={styles.mark}>{first === '' ? '∅' : <Glyph text={first} />}</mark>
      <VisibleText text={others.join('')} />
      {others.length > 0 && '…'}
    </bdi>
  );
}

/** Number of characters shown before and after the difference. */
const BEFORE = 16;

const AFTER = 24;

/**
 * Finds the first difference of two texts of any length. Returns the number of equal code points at the start, the end
 * of the equal part, and the start of the rest of both texts. Returns null for equal texts.
 */
export function findFirstDifference(first: string, second: string) {
  if (first === second) return null;
  let at = 0;
  while (at < first.length && first[at] === second[at]) at += 1;
  // Never splits a surrogate pair.
  if (/[\ud800-\udbff]/.test(first[at - 1] ?? '')) at -= 1;
  const equal = first.slice(0, at);
  const after = [first, second].map((text) => takeStart(text.slice(at), AFTER));
  return { shared: Array.from(equal).length, before: takeEnd(equal, BEFORE), after };
}
