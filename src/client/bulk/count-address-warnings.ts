import { isAddressWarning } from '../../lists/rows/address-column.ts';
import type { RowStore } from '../../lists/rows/row-store.ts';
import type { ExportedRowList } from './export-rows.ts';

/** Counts the rows whose address the user should check. */
export function countAddressWarnings(
  store: Pick<RowStore, 'locate'>,
  rows: ExportedRowList,
): number {
  let count = 0;
  for (let index = 0; index < rows.length; index += 1) {
    const { addresses, at } = store.locate(rows.at(index) as number);
    if (isAddressWarning(addresses, at)) count += 1;
  }
  return count;
}
