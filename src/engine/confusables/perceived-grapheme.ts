// Finds the perceived form of a grapheme, which is what a reader sees at a glance:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import { isPlainCharacter, isPlainText } from '../../primitives/plain-text.ts';
import type { MapCharacters } from '../ensip15/map-characters.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { removeCodePoints, replaceCodePoints, toSingleCodePoint } from '../text/code-points.ts';
import type { ConfusableClass } from './classify-confusable.ts';
import type { ConfusableTable, GetConfusableTarget } from './confusable-table.ts';

/**
 * Letters that people read differently in an ordinary word than on their own: `straße` is strasse, but `ßinance` looks
 * like binance.
 */
export const READ_IN_WORDS: ReadonlyMap<string, string> = new Map([['ß', 'ss']]);

/**
 * Returns the character of `[a-z0-9-]` that a grapheme looks like, or several for a ligature. If it looks like none of
 * them, returns its canonical form. If it has no canonical form either, returns the grapheme itself.
 *
 * @param amongLatin whether the grapheme is next to Latin letters, where τ, қ and ё also look like t, k and e
 * @example perceivedGrapheme('а') // 'a' for U+0430 (а)
 */
export type PerceivedGrapheme = (grapheme: string, amongLatin?: boolean) => string;

/** Capital letters whose small letter has a different shape: Σ does not look like o, although σ does. */
const UNLIKE_SMALL = /^(?=\p{Lu})[\p{Script=Greek}\p{Script=Armenian}Б]/u;

interface Sources {
  table: ConfusableTable;
  tables: BulkTables;
  mapCharacters: MapCharacters;
  getTarget: GetConfusableTarget;
  classifyConfusable: (grapheme: string) => ConfusableClass;
}

/** Creates a function that finds perceived forms. The function accepts any string. */
export function createPerceivedGrapheme(sources: Sources): PerceivedGrapheme {
  const { tables, classifyConfusable } = sources;

  function perceivedGrapheme(grapheme: string, amongLatin = false): string {
    const drawn = removeCodePoints(grapheme, tables.isDefaultIgnorable);
    if (drawn === '') return grapheme;
    const read = (amongLatin ? readAmongLatin : readDirectly)(drawn, sources);
    if (read !== undefined) return read;
    const { canonical, reducesTo } = classifyConfusable(drawn);
    const isReduced = canonical !== drawn && reducesTo !== undefined;
    if (isReduced) {
      return UNLIKE_SMALL.test(drawn) ? reducesTo : perceivedGrapheme(reducesTo, amongLatin);
    }
    if (canonical !== null) return canonical;
    // ENSIP-15 rejects the sequence. It may be a letter with a vowel sign of another script.
    const spelled = Array.from(drawn, (c) => readDirectly(c, sources) ?? c).join('');
    return isPlainText(spelled) ? spelled : grapheme;
  }

  return perceivedGrapheme;
}

/** Reads a grapheme next to Latin letters. Also tries its target (τ → ᴛ) and its base letter (қ → к, ё → е). */
function readAmongLatin(grapheme: string, sources: Sources): string | undefined {
  const { tables, getTarget } = sources;
  const read = readDirectly(grapheme, sources);
  const codePoint = toSingleCodePoint(grapheme);
  if (read !== undefined || codePoint === undefined) return read;
  const isDecoration = (c: number) => tables.mark(c) === 'decorating';
  for (const text of [getTarget(codePoint), grapheme]) {
    const base = removeCodePoints(decompose(text), isDecoration);
    const baseRead = readDirectly(base, sources);
    if (baseRead !== undefined) return baseRead;
  }
  return undefined;
}

function readDirectly(
  grapheme: string,
  { table, tables, mapCharacters, getTarget, classifyConfusable }: Sources,
): string | undefined {
  if (isPlainCharacter(grapheme)) return grapheme;
  const codePoint = toSingleCodePoint(grapheme);
  if (codePoint === undefined) {
    const id = table.id(grapheme);
    return id === undefined ? undefined : table.plainForm(id);
  }
  const mapped = mapCharacters(grapheme);
  if (mapped !== null && isPlainCharacter(mapped)) return mapped;
  const lowered = replaceCodePoints(getTarget(codePoint), (c) =>
    String.fromCodePoint(tables.lowerCase(c)),
  );
  if (isPlainCharacter(lowered)) return lowered;
  const plain = table.plainForm(codePoint) ?? classifyConfusable(grapheme).canonical;
  if (plain !== null && isPlainCharacter(plain)) return plain;
  return isPlainText(lowered) ? lowered : undefined;
}
