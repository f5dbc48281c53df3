import { getPieceText, isDifferent } from '../../comparison/group-pieces.ts';
import { pairCandidate } from './pair-candidate.ts';

/** Range of a label that differs from another name, in UTF-16 code units. Empty where a character is missing. */
export interface DifferentPart {
  start: number;
  end: number;
}

/** Part of a label that either differs from another name or equals it. */
export interface LabelRun {
  text: string;
  differs: boolean;
}

/**
 * Finds the parts of each label of a name that differ from another name.
 *
 * @example findDifferences('vita1ik.eth', 'vitalik.eth') // [[{ start: 4, end: 5 }], []]
 */
export function findDifferences(name: string, other: string): DifferentPart[][] {
  return pairCandidate(name, other).map((pieces) => {
    const parts: DifferentPart[] = [];
    let end = 0;
    for (const piece of pieces) {
      const start = end;
      end += getPieceText(piece.left).length;
      if (isDifferent(piece)) parts.push({ start, end });
    }
    return parts;
  });
}

/**
 * Converts positions in a whole name to positions in each label.
 *
 * @example divideByLabel('my.vita1ik.eth', [{ start: 7, end: 8 }]) // [[], [{ start: 4, end: 5 }], []]
 */
export function divideByLabel(name: string, parts: readonly DifferentPart[]): DifferentPart[][] {
  let offset = 0;
  return name.split('.').map((label) => {
    const start = offset;
    offset += label.length + 1;
    return parts
      .filter((part) => part.start >= start && part.start <= start + label.length)
      .map((part) => ({
        start: part.start - start,
        end: Math.min(part.end - start, label.length),
      }));
  });
}

/**
 * Splits part of a label into runs that differ from another name and runs that do not. Characters that do not differ
 * stay in one run so that cursive letters connect.
 *
 * @param offset position of `text` in its label
 */
export function splitAtDifferences(
  text: string,
  offset: number,
  differences: readonly DifferentPart[],
): LabelRun[] {
  const runs: LabelRun[] = [];
  let done = 0;
  for (const { start, end } of differences) {
    const isMissing = start === end;
    const from = Math.max(0, start - offset);
    const to = Math.min(text.length, end - offset);
    // A missing character between two texts belongs to the first text.
    if (isMissing ? to < from || (to === 0 && offset > 0) || from > text.length : to <= from) {
      continue;
    }
    if (from > done) runs.push({ text: text.slice(done, from), differs: false });
    runs.push({ text: text.slice(from, to), differs: true });
    done = to;
  }
  if (done < text.length) runs.push({ text: text.slice(done), differs: false });
  return runs;
}
