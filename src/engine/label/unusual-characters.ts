// Characters that no ordinary word has: https://www.unicode.org/reports/tr39/#Identifier_Status_and_Type

import type { GraphemeFacts } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

type Characters = Pick<GraphemeFacts, 'codePoints'>;

/** An accented Latin letter, or any other beyond a to z: nearly every attack with internationalized names has one. */
export function hasLatinBeyondAscii(
  { codePoints }: Characters,
  { script, category }: Pick<BulkTables, 'script' | 'category'>,
): boolean {
  return codePoints.some((c) => c >= 0x80 && script(c) === 'Latin' && category(c) === 'letter');
}

/** Scripts all letters of which are ordinary. */
const WHOLE_SCRIPTS = new Set(['Han', 'Hangul']);

/** A letter that no locale of CLDR writes. */
export function hasRareLetter(
  { codePoints }: Characters,
  { script, category, isExemplar }: Pick<BulkTables, 'script' | 'category' | 'isExemplar'>,
): boolean {
  return codePoints.some(
    (c) => category(c) === 'letter' && !isExemplar(c) && !WHOLE_SCRIPTS.has(script(c)),
  );
}

/** Scripts whose points and vowel signs have the combining class of accents, and spell the word. */
const POINTED_SCRIPTS = new Set(['Arabic', 'Hebrew', 'Syriac']);

/** Has a mark that does not spell the word. */
export function isDecorated(
  { codePoints, script }: Pick<GraphemeFacts, 'codePoints' | 'script'>,
  { mark, scriptExtensions }: Pick<BulkTables, 'mark' | 'scriptExtensions'>,
): boolean {
  return codePoints.some(
    (c) =>
      mark(c) === 'decorating' &&
      !(POINTED_SCRIPTS.has(script) && scriptExtensions(c).includes(script)),
  );
}

/** ENSIP-15 maps most of U+06F0 (۰) to U+06F9 (۹) to U+0660 (٠) to U+0669 (٩), so that Persian numbers have both. */
const EASTERN_ARABIC_ZERO = 0x6f0;
const ARABIC_ZERO = 0x660;

/** All decimal digits, when they come from several numeral systems. */
export function findMixedDigits(
  graphemes: readonly GraphemeFacts[],
  { digitZero }: Pick<BulkTables, 'digitZero'>,
): readonly GraphemeFacts[] {
  const systems = new Set<number>();
  const digits = graphemes.filter(({ codePoints }) => {
    const zeros = codePoints.map(digitZero).filter((zero) => zero !== undefined);
    for (const zero of zeros) systems.add(zero === EASTERN_ARABIC_ZERO ? ARABIC_ZERO : zero);
    return zeros.length > 0;
  });
  return systems.size > 1 ? digits : [];
}
