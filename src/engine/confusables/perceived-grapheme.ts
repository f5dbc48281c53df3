// The perceived form of a grapheme, whatever its script: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { decompose } from '../ensip15/mark-runs.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { isPlainCharacter, isPlainText } from '../text/plain-text.ts';
import type { LookUp } from './classify-confusable.ts';
import type { ConfusableTable } from './confusable-table.ts';

/**
 * Asks for the `[a-z0-9-]` that a grapheme looks like, whatever its script, or several for a ligature; else for its
 * canonical form; else the answer is the grapheme. Letters that only pass for Latin ones among those (τ, қ, ё) are
 * read so when `amongLatin` is true.
 *
 * @example perceivedGrapheme('а') // 'a' for the Cyrillic U+0430
 */
export type PerceivedGrapheme = (grapheme: string, amongLatin?: boolean) => string;

/** What is known of look-alikes. */
interface Sources {
  table: ConfusableTable;
  tables: BulkTables;
  mappedForm: (text: string) => string | null;
  lookUp: (grapheme: string) => LookUp;
}

export function createPerceivedGrapheme(sources: Sources): PerceivedGrapheme {
  const { tables, lookUp } = sources;

  function perceivedGrapheme(grapheme: string, amongLatin = false): string {
    const seen = without(grapheme, tables.isDefaultIgnorable);
    if (seen === '') return grapheme;
    const read = (amongLatin ? readAmongLatin : readDirectly)(seen, sources);
    if (read !== undefined) return read;
    const { canonical, simpler } = lookUp(seen);
    const isBare = canonical !== seen && simpler !== undefined;
    if (isBare) return perceivedGrapheme(simpler, amongLatin);
    if (canonical !== null) return canonical;
    // A sequence that ENSIP-15 refuses, such as a letter with a vowel sign of another script.
    const spelled = Array.from(seen, (c) => readDirectly(c, sources) ?? c).join('');
    return isPlainText(spelled) ? spelled : grapheme;
  }

  return perceivedGrapheme;
}

/** Directly, or by one step more without decoration: τ by its target ᴛ, қ by к̩, ё by е. */
function readAmongLatin(grapheme: string, sources: Sources): string | undefined {
  const { table, tables } = sources;
  const read = readDirectly(grapheme, sources);
  const codePoint = singleCharacter(grapheme, table);
  if (read !== undefined || codePoint === undefined) return read;
  const isDecoration = (c: number) => tables.mark(c) === 'decorating';
  for (const text of [tables.confusableTarget(codePoint) ?? grapheme, grapheme]) {
    const base = without(decompose(text, tables), isDecoration);
    const baseRead = readDirectly(base, sources);
    if (baseRead !== undefined) return baseRead;
  }
  return undefined;
}

function readDirectly(
  grapheme: string,
  { table, tables, mappedForm, lookUp }: Sources,
): string | undefined {
  if (isPlainCharacter(grapheme)) return grapheme;
  const codePoint = singleCharacter(grapheme, table);
  if (codePoint === undefined) {
    const id = table.id(grapheme);
    return id === undefined ? undefined : table.plainLookAlike(id);
  }
  const mapped = mappedForm(grapheme);
  if (mapped !== null && isPlainCharacter(mapped)) return mapped;
  const lowered = lowerCase(tables.confusableTarget(codePoint) ?? '', tables);
  if (isPlainCharacter(lowered)) return lowered;
  const known = table.plainLookAlike(codePoint) ?? lookUp(grapheme).canonical;
  if (known !== null && isPlainCharacter(known)) return known;
  return lowered !== '' && isPlainText(lowered) ? lowered : undefined;
}

function singleCharacter(grapheme: string, table: ConfusableTable): number | undefined {
  const codePoint = grapheme.codePointAt(0);
  return table.id(grapheme) === codePoint ? codePoint : undefined;
}

function without(text: string, drop: (codePoint: number) => boolean): string {
  let kept = '';
  for (const c of text) if (!drop(c.codePointAt(0) as number)) kept += c;
  return kept;
}

function lowerCase(text: string, tables: BulkTables): string {
  let lowered = '';
  for (const c of text)
    lowered += String.fromCodePoint(tables.lowerCase(c.codePointAt(0) as number));
  return lowered;
}
