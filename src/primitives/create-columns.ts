/** One column of a table: its array, the elements a row has there, and what they hold before a row is written. */
export type ColumnType =
  | {
      array: Uint8ArrayConstructor | Uint16ArrayConstructor | Uint32ArrayConstructor;
      width: number;
      empty: number;
    }
  | { array: BigUint64ArrayConstructor; width: number; empty: bigint };

/** One array per column, for that many rows. */
export function createColumns<Types extends Record<string, ColumnType>>(
  types: Types,
  rows: number,
): { [Name in keyof Types]: InstanceType<Types[Name]['array']> } {
  const columns = Object.entries(types).map(([name, { array, width, empty }]) => {
    const column = new array(rows * width);
    // Typed arrays start as zeros.
    if (empty) column.fill(empty as never);
    return [name, column];
  });
  return Object.fromEntries(columns);
}
