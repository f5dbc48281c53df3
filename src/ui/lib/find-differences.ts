import { getPieceText, isDifferent } from './group-pieces.ts';
import { pairCandidate } from './pair-candidate.ts';

/** Part of a label that differs from another name, in UTF-16 code units. A missing character is an empty part. */
export interface DifferentPart {
  start: number;
  end: number;
}

/** Text of a label that differs, or does not differ, from another name. */
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
 * Divides parts of a whole name among its labels.
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
 * Splits a text at the parts of its label that differ. Characters that do not differ stay in one run, so that cursive
 * letters connect.
 *
 * @param offset position of the text in its label
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
    // A missing character between two texts belongs to the first one.
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
