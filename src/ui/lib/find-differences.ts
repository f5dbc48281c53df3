import { getPieceText, isDifferent } from '../../comparison/group-pieces.ts';
import { pairCandidate, splitCharacters } from './pair-candidate.ts';

/** Range of a label that differs from another name, in UTF-16 code units. Empty where a character is missing. */
export interface DifferentPart {
  start: number;
  end: number;
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
) {
  const runs: { text: string; differs: boolean }[] = [];
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

/** Maximum product of the lengths of a name and a text. Longer pairs are not compared. */
const MAX_CELLS = 20_000;
/** Maximum share of the characters of the text that may differ. */
const MAX_DIFFERENT = 0.5;

/** Cell of the comparison table. `cost` is the number of characters that differ so far. */
interface Step {
  cost: number;
  /** Indices of the previous cell: position in the name, position in the text. Null at the start of a match. */
  from: readonly [number, number] | null;
}

/** Compares a text with every part of a name. `[i][j]` is the best match of `j` characters that ends at `i`. */
function compare(name: readonly string[], text: readonly string[]): Step[][] {
  const steps: Step[][] = [];
  for (let i = 0; i <= name.length; i += 1) {
    const row: Step[] = [{ cost: 0, from: null }];
    for (let j = 1; j <= text.length; j += 1) {
      const cost = (step: Step | undefined, added: number) =>
        (step?.cost ?? Number.POSITIVE_INFINITY) + added;
      const pair = cost(steps[i - 1]?.[j - 1], name[i - 1] === text[j - 1] ? 0 : 1);
      const extra = cost(steps[i - 1]?.[j], 1);
      const missing = cost(row[j - 1], 1);
      const least = Math.min(pair, extra, missing);
      const from =
        least === pair
          ? ([i - 1, j - 1] as const)
          : least === extra
            ? ([i - 1, j] as const)
            : ([i, j - 1] as const);
      row.push({ cost: least, from });
    }
    steps.push(row);
  }
  return steps;
}

/**
 * Finds the part of a name that is most similar to a text, and returns the ranges that differ. Returns null if no part
 * is similar enough. Positions count the UTF-16 code units of the whole name.
 *
 * @example findLookMatch('my-vita1ik.eth', 'vitalik') // [{ start: 7, end: 8 }]
 */
export function findLookMatch(name: string, text: string): DifferentPart[] | null {
  const [own, sought] = [splitCharacters(name), splitCharacters(text)];
  if (sought.length === 0 || own.length * sought.length > MAX_CELLS) return null;
  const steps = compare(own, sought);
  const costs = steps.map((row) => row[sought.length]?.cost ?? Number.POSITIVE_INFINITY);
  const least = Math.min(...costs);
  if (least > sought.length * MAX_DIFFERENT) return null;
  const offsets = [0];
  for (const character of own) offsets.push((offsets.at(-1) ?? 0) + character.length);
  const getOffset = (at: number) => offsets[at] as number;
  const parts: DifferentPart[] = [];
  let place: readonly [number, number] = [costs.indexOf(least), sought.length];
  for (let step = steps[place[0]]?.[place[1]]; step?.from; ) {
    const before: Step | undefined = steps[step.from[0]]?.[step.from[1]];
    if (before && before.cost < step.cost) {
      parts.unshift({ start: getOffset(step.from[0]), end: getOffset(place[0]) });
    }
    place = step.from;
    step = before;
  }
  return parts;
}
