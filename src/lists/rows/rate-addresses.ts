import { NO_IMITATION, NO_RATING, NO_RISK, NORMALIZATIONS } from '../../contract/bulk-columns.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import {
  type AddressColumn,
  type AddressFinding,
  getAddressFinding,
  isAddressName,
} from './address-column.ts';
import type { JudgedColumns } from './judged-columns.ts';

/** Ratings of addresses that are worse than a pass. */
const RATINGS: Partial<Record<AddressFinding, number>> = {
  poisoned: RATING_ALERT,
  other_pin: RATING_ALERT,
  wrong: RATING_ALERT,
  invalid: RATING_WARN,
};

const UNKNOWN = NORMALIZATIONS.indexOf('unknown');

/** Removes the verdict on the text of an address, which is not a name. */
function clearVerdict(columns: JudgedColumns, row: number): void {
  columns.rating[row] = RATING_PASS;
  columns.riskCount[row] = 0;
  columns.highestRisk[row] = NO_RISK;
  columns.normalization[row] = UNKNOWN;
  columns.isChanged[row] = 0;
  columns.checkMask[row] = 0;
  columns.imitationKind[row] = NO_IMITATION;
  columns.imitationStatus[row] = NO_IMITATION;
  columns.target[row] = 0;
  columns.known[row] = 0;
  columns.title[row] = 0;
}

/** Prepares new results of rows with addresses: rows that are an address get no verdict on their text. */
export function removeAddressVerdicts(
  columns: JudgedColumns,
  addresses: AddressColumn,
  getName: (row: number) => string,
): void {
  for (let row = 0; row < addresses.findings.length; row += 1) {
    const isInspected = columns.rating[row] !== NO_RATING;
    if (isInspected && addresses.checksums[row] !== 0 && isAddressName(getName(row)))
      clearVerdict(columns, row);
  }
  addresses.nameRatings.set(columns.rating);
  rateAddresses(columns, addresses);
}

/** Returns the worse of the ratings of a name and of the address beside it. */
export function getWorseRating(rating: number, finding: AddressFinding): number {
  return Math.max(rating, RATINGS[finding] ?? NO_RATING);
}

/** Sets the rating of each row to the worse of the ratings of its name and its address. */
export function rateAddresses(columns: JudgedColumns, addresses: AddressColumn): void {
  for (let row = 0; row < addresses.findings.length; row += 1) {
    const rating = addresses.nameRatings[row] as number;
    columns.rating[row] =
      rating === NO_RATING ? rating : getWorseRating(rating, getAddressFinding(addresses, row));
  }
}
