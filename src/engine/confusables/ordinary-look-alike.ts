/** What a reader takes a grapheme for, across scripts (https://www.unicode.org/reports/tr39/#Confusable_Detection). */
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { ConfusableTable } from './confusable-table.ts';
import { mappedForm } from './ensip15.ts';
import type { LookUp } from './look-up.ts';

const plain = /^[a-z0-9-]$/;

/**
 * The `[a-z0-9-]` that a grapheme looks like, whatever its script; else its canonical form; else itself.
 *
 * @example ordinaryLookAlike('а', …) // 'a' for the Cyrillic U+0430
 */
export function ordinaryLookAlike(
  grapheme: string,
  table: ConfusableTable,
  tables: BulkTables,
  lookUp: (grapheme: string) => LookUp,
): string {
  if (plain.test(grapheme)) return grapheme;
  const id = table.id(grapheme);
  const codePoint = grapheme.codePointAt(0);
  if (id !== undefined && id === codePoint) {
    const mapped = mappedForm(grapheme);
    if (mapped !== null && plain.test(mapped)) return mapped;
    const target = tables.confusableTarget(codePoint);
    const lowered = target && lowerCase(target, tables);
    if (lowered && plain.test(lowered)) return lowered;
  }
  const known = id === undefined ? undefined : table.plainLookAlike(id);
  if (known !== undefined) return known;

  const { canonical, simpler } = lookUp(grapheme);
  const isBare = canonical !== grapheme && simpler !== undefined;
  return isBare ? ordinaryLookAlike(simpler, table, tables, lookUp) : (canonical ?? grapheme);
}

function lowerCase(text: string, tables: BulkTables): string {
  return Array.from(text, (c) =>
    String.fromCodePoint(tables.lowerCase(c.codePointAt(0) as number)),
  ).join('');
}
