import { type AlignedPair, align } from './align.ts';
import type { PieceGrapheme } from './group-pieces.ts';

type Letters = readonly PieceGrapheme[];
type Columns = readonly AlignedPair<PieceGrapheme>[];

const isSame = (a: PieceGrapheme, b: PieceGrapheme) => a.report.grapheme === b.report.grapheme;
const isEqual = ({ left, right }: AlignedPair<PieceGrapheme>) =>
  left !== null && right !== null && isSame(left, right);
const isDot = ({ report }: PieceGrapheme) => report.grapheme === '.';
const countDifferent = (columns: Columns) => columns.filter((each) => !isEqual(each)).length;

/**
 * Aligns two names. A label is compared with the label that it imitates, and other labels are gaps: `pay.rnetamask` has
 * `rn` where `metamask.eth` has `m`. Aligns the whole names if far fewer letters differ then: `pay-alice.eth` and
 * `pay.alice.eth`.
 */
export function alignNames(left: Letters, right: Letters): Columns {
  const whole = align(left, right, isSame);
  const byLabel = alignLabels(splitLabels(left), splitLabels(right));
  return countDifferent(whole) * 2 < countDifferent(byLabel) ? whole : byLabel;
}

/** Splits the letters of a name into labels, each with the dot after it. */
function splitLabels(letters: Letters): Letters[] {
  const labels: PieceGrapheme[][] = [[]];
  for (const letter of letters) {
    labels.at(-1)?.push(letter);
    if (isDot(letter)) labels.push([]);
  }
  return labels;
}

/** The cheapest alignment of the last labels of two names. */
interface Alignment {
  readonly cost: number;
  readonly columns: Columns;
}

function alignLabels(left: readonly Letters[], right: readonly Letters[]): Columns {
  const none: Alignment = { cost: 0, columns: [] };
  const leftGaps = left.map((own) => pairLabels(own, []));
  const rightGaps = right.map((other) => pairLabels([], other));
  // The alignments of the labels from `i` in the first name with those from `j` in the second one.
  let below: Alignment[] = [];
  for (let i = left.length; i >= 0; i -= 1) {
    const row: Alignment[] = [];
    for (let j = right.length; j >= 0; j -= 1) {
      const [own, other] = [left[i], right[j]];
      const [leftGap, rightGap] = [leftGaps[i], rightGaps[j]];
      const options = [
        own && other && add(pairLabels(own, other), below[j + 1]),
        leftGap && add(leftGap, below[j]),
        rightGap && add(rightGap, row[j + 1]),
      ].filter((each) => each !== undefined);
      row[j] = options.reduce((a, b) => (b.cost < a.cost ? b : a), options[0] ?? none);
    }
    below = row;
  }
  return below[0]?.columns ?? [];
}

function add({ cost, columns }: Alignment, rest: Alignment | undefined): Alignment {
  return {
    cost: cost + (rest?.cost ?? 0),
    columns: [...columns, ...(rest?.columns ?? [])],
  };
}

/** Aligns two labels. If they share less than half of the second label, they cost as much as two gaps. */
function pairLabels(left: Letters, right: Letters): Alignment {
  const own = left.filter((each) => !isDot(each));
  const other = right.filter((each) => !isDot(each));
  const columns = [...align(own, other, isSame)];
  const isAlike = columns.filter(isEqual).length * 2 >= other.length;
  const dots = { left: left[own.length] ?? null, right: right[other.length] ?? null };
  if (dots.left !== null || dots.right !== null) columns.push(dots);
  return { cost: isAlike ? countDifferent(columns) : left.length + right.length, columns };
}
