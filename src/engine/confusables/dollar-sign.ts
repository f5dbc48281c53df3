// Reads `$` as a letter: https://www.unicode.org/reports/tr36/#visual_spoofing

/**
 * Replaces each `$` with `s`. A `$` at the start can also mark a ticker, so it is also kept there.
 *
 * @example readDollarSigns('tru$t') // ['trust']
 * @example readDollarSigns('$ba$e') // ['sbase', '$base']
 */
export function readDollarSigns(label: string): readonly string[] {
  if (!label.includes('$')) return [label];
  const read = label.replaceAll('$', 's');
  return label.startsWith('$') ? [read, `$${read.slice(1)}`] : [read];
}
