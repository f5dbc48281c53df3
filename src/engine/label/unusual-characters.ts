// Finds characters that ordinary words do not contain: https://www.unicode.org/reports/tr39/#Identifier_Status_and_Type

import type { GraphemeFacts } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

type Characters = Pick<GraphemeFacts, 'codePoints'>;

/** Checks for a Latin letter outside a to z. Nearly every attack with internationalized names uses one. */
export function hasNonAsciiLatin(
  { codePoints }: Characters,
  { script, category }: Pick<BulkTables, 'script' | 'category'>,
): boolean {
  return codePoints.some((c) => c >= 0x80 && script(c) === 'Latin' && category(c) === 'letter');
}

/** Scripts in which every letter counts as ordinary. */
const WHOLE_SCRIPTS = new Set(['Han', 'Hangul']);

/** Checks for a letter that no CLDR locale uses. */
export function hasRareLetter(
  { codePoints }: Characters,
  { script, category, isExemplar }: Pick<BulkTables, 'script' | 'category' | 'isExemplar'>,
): boolean {
  return codePoints.some(
    (c) => category(c) === 'letter' && !isExemplar(c) && !WHOLE_SCRIPTS.has(script(c)),
  );
}

/** Scripts of modern languages whose other letters serve as drawings, such as `ᓚᘏᗢ`. */
const DRAWN_SCRIPTS = new Set(['Canadian_Aboriginal']);

/**
 * Checks whether all letters of a label belong to a script that hardly anybody writes today, such as Runic. These
 * letters replace no letters of a word.
 */
export function isScriptOfItsOwn(
  graphemes: readonly Characters[],
  { script, category, isExemplar }: Pick<BulkTables, 'script' | 'category' | 'isExemplar'>,
): boolean {
  return graphemes.every(({ codePoints }) =>
    codePoints.every(
      (c) =>
        category(c) !== 'letter' ||
        DRAWN_SCRIPTS.has(script(c)) ||
        !(isExemplar(c) || WHOLE_SCRIPTS.has(script(c))),
    ),
  );
}

/** Scripts in which points and vowel signs are part of the spelling, although they have the classes of accents. */
const POINTED_SCRIPTS = new Set(['Arabic', 'Hebrew', 'Syriac']);

/** Checks for a mark that is not part of the spelling. */
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

// ENSIP-15 maps most Persian digits (U+06F0 to U+06F9) to Arabic digits (U+0660 to U+0669). Persian numbers therefore
// contain both kinds.
const EASTERN_ARABIC_ZERO = 0x6f0;
const ARABIC_ZERO = 0x660;

/** Returns all decimal digits if they belong to more than one numeral system, otherwise none. */
export function findMixedDigits(
  graphemes: readonly GraphemeFacts[],
  { digitZero }: Pick<BulkTables, 'digitZero'>,
): readonly GraphemeFacts[] {
  const digits = graphemes.filter(({ codePoints }) =>
    codePoints.some((c) => digitZero(c) !== undefined),
  );
  if (digits.length < 2) return [];
  const zeros = digits.flatMap(({ codePoints }) => codePoints.map(digitZero));
  const systems = new Set(zeros.map((zero) => (zero === EASTERN_ARABIC_ZERO ? ARABIC_ZERO : zero)));
  systems.delete(undefined);
  return systems.size > 1 ? digits : [];
}
