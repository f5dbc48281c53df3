import { type BulkColumns, NO_IMITATION, NO_RATING } from '../../contract/bulk-columns.ts';
import { CHECK_CODES, type CheckCode } from '../../contract/checks.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { RATING_PASS } from '../../contract/rating.ts';

/** Returns the bit of a check in `BulkColumns.checkMask`. */
export function getCheckBit(code: CheckCode): number {
  return 1 << CHECK_CODES.indexOf(code);
}

/** Codes of the main findings. Every row has exactly one of these. */
export const TRIAGE_CODES = ['imitation', 'refused', 'warning', 'nothing', 'uninspected'] as const;

/** Code of the main finding of a row. */
export type TriageCode = (typeof TRIAGE_CODES)[number];

/** Codes of all findings. The row of a known name is also `known`. */
export const FOUND_CODES = [...TRIAGE_CODES, 'known'] as const;

export type FoundCode = (typeof FOUND_CODES)[number];

function getBit(code: FoundCode): number {
  return 1 << FOUND_CODES.indexOf(code);
}

const BITS = {
  imitation: getBit('imitation'),
  refused: getBit('refused'),
  warning: getBit('warning'),
  nothing: getBit('nothing'),
  uninspected: getBit('uninspected'),
} as const satisfies Record<TriageCode, number>;
const KNOWN = getBit('known');

const INFO = IMITATION_STATUSES.indexOf('info');
const UNNORMALIZED = getCheckBit('normalized');

type Columns = Pick<
  BulkColumns,
  'rating' | 'imitationStatus' | 'known' | 'checkMask' | 'isChanged'
>;

/** Checks whether a row imitates something. Imitations with the status `info` do not count. */
export function isImitation(
  { imitationStatus }: Pick<BulkColumns, 'imitationStatus'>,
  at: number,
): boolean {
  const status = imitationStatus[at];
  return status !== NO_IMITATION && status !== INFO;
}

/** Returns the main finding of a row. `refused` means that ENS rejects the name and cannot normalize it. */
function triage(columns: Columns, at: number): TriageCode {
  const rating = columns.rating[at] as number;
  if (rating === NO_RATING) return 'uninspected';
  if (isImitation(columns, at)) return 'imitation';
  if (rating <= RATING_PASS) return 'nothing';
  const isUnnormalized = ((columns.checkMask[at] as number) & UNNORMALIZED) !== 0;
  return isUnnormalized && columns.isChanged[at] === 0 ? 'refused' : 'warning';
}

/** Returns the findings of a row as a bit mask. Bit `i` stands for code `i` of {@link FOUND_CODES}. */
export function getFoundBits(columns: Columns, at: number): number {
  return BITS[triage(columns, at)] | (columns.known[at] === 0 ? 0 : KNOWN);
}
