// Finds characters that ordinary words do not contain: https://www.unicode.org/reports/tr39/#Identifier_Status_and_Type

import type { GraphemeFacts, UnusualSpelling } from '../checks/facts.ts';
import type { Spellings } from '../confusables/spellings.ts';
import { findChangedPart } from '../known-names/explain-look.ts';
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

/**
 * Persian digit zero. ENSIP-15 maps Persian digits to Arabic digits, except 4, 5 and 6, which are drawn differently.
 */
const PERSIAN_ZERO = 0x6f0;

/** Checks for the Arabic digits 0 to 3 and 7 to 9, which Persian numbers also contain. */
function isSharedDigit(codePoint: number): boolean {
  const value = codePoint - 0x660;
  return value >= 0 && value <= 9 && (value < 4 || value > 6);
}

/**
 * Returns all decimal digits if they belong to more than one numeral system, otherwise none.
 *
 * @example findMixedDigits(graphemes of '١٢۴', tables) // [], a Persian number
 * @example findMixedDigits(graphemes of '٤۴', tables) // both digits, which mean four in Arabic and in Persian
 */
export function findMixedDigits(
  graphemes: readonly GraphemeFacts[],
  { digitZero }: Pick<BulkTables, 'digitZero'>,
): readonly GraphemeFacts[] {
  const digits = graphemes.filter(({ codePoints }) =>
    codePoints.some((c) => digitZero(c) !== undefined),
  );
  if (digits.length < 2) return [];
  const codePoints = digits.flatMap((facts) => facts.codePoints);
  const isPersian = codePoints.some((c) => digitZero(c) === PERSIAN_ZERO);
  const systems = new Set(
    codePoints.map((c) => (isPersian && isSharedDigit(c) ? PERSIAN_ZERO : digitZero(c))),
  );
  systems.delete(undefined);
  return systems.size > 1 ? digits : [];
}

/**
 * Finds the part of a label that looks the same as its usual spelling. Returns null if the label has the usual spelling.
 *
 * @example findRespelled('माेदी', graphemes, respell) // माे, which looks like the usual मो
 */
export function findRespelled(
  label: string,
  graphemes: readonly GraphemeFacts[],
  respell: Spellings['respell'],
): UnusualSpelling | null {
  const respelled = respell(label);
  if (respelled === label) return null;
  const { piece, reading } = findChangedPart(graphemes, respelled);
  return { reason: 'respelled', graphemes: piece, usual: reading };
}

// Finds signs that read as Latin letters if letters surround them. The list was reviewed by
// hand. See https://www.unicode.org/reports/tr36/#visual_spoofing

/** Non-ASCII signs that ENSIP-15 allows and that people read as letters. `extended-readings.ts` has the letters of most. */
const SIGNS: ReadonlySet<string> = new Set([
  // Currency signs, which are letters with one or two strokes
  ...'¢£¤¥฿₡₦₩₪₫€₭₮₱₲₴₵₸₹₺₼₽₾₿⃀',
  // Letters in a ring or a box, or with a crossed leg
  ...'©®℗℞☒',
  // Signs that are drawn like a letter, and rings
  ...'°᙭∂∑√∞∫◉◎◯♄✘',
]);

/** Checks whether a code point is a letter in a black square: U+1F170 (🅰) to U+1F189 (🆉). */
export function isSquaredLetter(codePoint: number): boolean {
  return codePoint >= 0x1f170 && codePoint <= 0x1f189;
}

/** Scripts whose readers do not read a sign next to a letter as a Latin letter. */
const EAST_ASIAN = new Set(['Han', 'Hangul', 'Hiragana', 'Katakana']);

type Sign = Pick<GraphemeFacts, 'grapheme' | 'codePoints' | 'type' | 'script'>;

/**
 * Finds signs and runs of signs with a letter on both sides, which makes them read as Latin letters.
 *
 * @example findLatinSigns(graphemes of 'bill®smith', tables) // ['®']
 */
export function findLatinSigns<Grapheme extends Sign>(
  graphemes: readonly Grapheme[],
  { category }: Pick<BulkTables, 'category'>,
): readonly Grapheme[] {
  const isLetter = (facts: Sign | undefined) =>
    category(facts?.codePoints[0] ?? 0) === 'letter' && !EAST_ASIAN.has(facts?.script ?? '');
  const found: Grapheme[] = [];
  let run: Grapheme[] = [];
  let beforeRun: Grapheme | undefined;
  for (const facts of graphemes) {
    if (isLatinSign(facts)) {
      run.push(facts);
      continue;
    }
    if (run.length > 0 && isLetter(beforeRun) && isLetter(facts)) found.push(...run);
    run = [];
    beforeRun = facts;
  }
  return found;
}

function isLatinSign({ grapheme, codePoints }: Sign): boolean {
  return SIGNS.has(grapheme) || codePoints.some(isSquaredLetter);
}
