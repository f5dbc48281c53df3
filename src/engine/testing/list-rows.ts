/** Splits the rows of a table with two columns of short texts: `'а:a ӏ:l'` → `[['а', 'a'], ['ӏ', 'l']]`. */
export function listPairs(rows: string): [string, string][] {
  return listRows([], rows);
}

/** Lists pairs of texts that have the same outcome: `([true], 'а:a ӏ:l')` → `[['а', 'a', true], ['ӏ', 'l', true]]`. */
export function listRows<const T extends readonly unknown[]>(
  outcome: T,
  rows: string,
): [string, string, ...T][] {
  return splitRows(rows).map((row) => [...(row.split(':') as [string, string]), ...outcome]);
}

/** Lists a row for each text, with the same value: `(true, 'a b')` → `[['a', true], ['b', true]]`. */
export function listTexts<const T>(value: T, texts: string): [string, T][] {
  return splitRows(texts).map((text) => [text, value]);
}

function splitRows(rows: string): string[] {
  return rows.trim().split(/[ \n]+/);
}
