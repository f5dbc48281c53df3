import { type BulkColumns, NO_IMITATION, NO_RATING } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';

/** Codes of findings about a row, most urgent first. A `known` row can have another finding too. */
export const FOUND_CODES = ['imitation', 'warning', 'nothing', 'known', 'uninspected'] as const;

export type FoundCode = (typeof FOUND_CODES)[number];

function getBit(code: FoundCode): number {
  return 1 << FOUND_CODES.indexOf(code);
}

const IMITATION = getBit('imitation');
const WARNING = getBit('warning');
const NOTHING = getBit('nothing');
const KNOWN = getBit('known');
const UNINSPECTED = getBit('uninspected');

const INFO = IMITATION_STATUSES.indexOf('info');

type Columns = Pick<
  BulkColumns,
  'rating' | 'highestRisk' | 'imitationKind' | 'imitationStatus' | 'known'
>;

/** Checks whether a row imitates something. Imitations with the status `info` do not count. */
export function isImitation(
  { imitationStatus }: Pick<BulkColumns, 'imitationStatus'>,
  at: number,
): boolean {
  const status = imitationStatus[at];
  return status !== NO_IMITATION && status !== INFO;
}

/** Returns the findings of a row as a bit mask. Bit `i` stands for code `i` of {@link FOUND_CODES}. */
export function getFoundBits(columns: Columns, at: number): number {
  const rating = columns.rating[at] as number;
  if (rating === NO_RATING) return UNINSPECTED;
  const known = columns.known[at] === 0 ? 0 : KNOWN;
  if (isImitation(columns, at)) return known | IMITATION;
  return known | (rating > RATING_PASS ? WARNING : NOTHING);
}

/** Distance between the ranks of two findings in {@link getFoundRank}. Larger than the differences between rows with the same finding. */
const STEP = 256;

/**
 * Returns the rank of a row. Urgent rows have small ranks. Imitations come first, then other alerts, other
 * warnings, rows without a warning, and rows that were not inspected. Rows with the same finding are adjacent.
 */
export function getFoundRank(columns: Columns, at: number): number {
  const rating = columns.rating[at] as number;
  if (rating === NO_RATING) return 5 * STEP;
  if (isImitation(columns, at)) {
    return (columns.imitationStatus[at] as number) * STEP + (columns.imitationKind[at] as number);
  }
  if (rating === RATING_PASS) return 4 * STEP + (columns.known[at] as number);
  return (rating === RATING_ALERT ? 2 : 3) * STEP + (columns.highestRisk[at] as number);
}
