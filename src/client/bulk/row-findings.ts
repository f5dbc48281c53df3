import { type BulkColumns, NO_IMITATION, NO_RATING } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';

/** What is found about rows, the first to look at first. A known name may be one of the others too. */
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

/** True where something is imitated that warns; what is only worth knowing does not count. */
export function isImitation(
  { imitationStatus }: Pick<BulkColumns, 'imitationStatus'>,
  at: number,
): boolean {
  const status = imitationStatus[at];
  return status !== NO_IMITATION && status !== INFO;
}

/** What is found about a row: bit `i` is set when code `i` of {@link FOUND_CODES} holds. */
export function getFoundBits(columns: Columns, at: number): number {
  const rating = columns.rating[at] as number;
  if (rating === NO_RATING) return UNINSPECTED;
  const known = columns.known[at] === 0 ? 0 : KNOWN;
  if (isImitation(columns, at)) return known | IMITATION;
  return known | (rating > RATING_PASS ? WARNING : NOTHING);
}

/** Steps between two kinds of rows in {@link getFoundRank}: more than what tells rows of one kind apart. */
const STEP = 256;

/**
 * Place of a row among all, small for the first to look at: imitations, other alerts, other warnings, the rest, what
 * was not inspected. Rows of the same finding are together.
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
