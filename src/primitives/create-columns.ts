/** Type of a column: its typed array, the number of elements per row, and their initial value. */
export type ColumnType =
  | {
      array: Uint8ArrayConstructor | Uint16ArrayConstructor | Uint32ArrayConstructor;
      width: number;
      empty: number;
    }
  | { array: BigUint64ArrayConstructor; width: number; empty: bigint };

/** Creates one typed array per column with the given number of rows. */
export function createColumns<Types extends Record<string, ColumnType>>(
  types: Types,
  rows: number,
): { [Name in keyof Types]: InstanceType<Types[Name]['array']> } {
  const columns = Object.entries(types).map(([name, { array, width, empty }]) => {
    const column = new array(rows * width);
    // Typed arrays are filled with zeros already.
    if (empty) column.fill(empty as never);
    return [name, column];
  });
  return Object.fromEntries(columns);
}
