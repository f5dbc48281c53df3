// Checks whether the spelling of a label is unusual. Uses the Unicode properties of JavaScript instead of the engine's
// check, because the result explains findings of that check.

import type { LabelGuardReport } from '../../../contract/reports.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';

// Single scripts are detected by testing each of them. The engine intersects script sets instead, as UTS #39 describes:
// https://www.unicode.org/reports/tr39/#Single_Script

const WRITING_SYSTEMS = [
  ['Han', 'Bopomofo'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
];

type Scripts = Pick<BulkTables, 'scriptExtensions'>;

/** Checks whether one script or writing system contains all characters. Every script contains Common and Inherited. */
export function hasCoveringScript(text: string, { scriptExtensions }: Scripts): boolean {
  const characters = toCodePoints(text).map(scriptExtensions);
  const candidates = [...WRITING_SYSTEMS, ...characters.flat().map((script) => [script])];
  return (
    characters.length === 0 || candidates.some((candidate) => isCoveredBy(candidate, characters))
  );
}

/**
 * Checks whether one writing system contains all characters except ASCII letters:
 * https://www.unicode.org/reports/tr39/#highly_restrictive
 */
export function isHighlyRestrictive(text: string, { scriptExtensions }: Scripts): boolean {
  const characters = toCodePoints(text.replaceAll(/[a-z]/gi, '')).map(scriptExtensions);
  return WRITING_SYSTEMS.some((candidate) => isCoveredBy(candidate, characters));
}

function isCoveredBy(candidate: readonly string[], characters: (readonly string[])[]): boolean {
  const covering = new Set(['Common', 'Inherited', ...candidate]);
  return characters.every((extensions) => extensions.some((script) => covering.has(script)));
}

/** Scripts in everyday use, except Latin: https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts */
const EVERYDAY_SCRIPTS =
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt';
const EVERYDAY_PROPERTIES = EVERYDAY_SCRIPTS.split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
/** Matches a letter of any other script, including Latin. */
const UNUSUAL_LETTER = new RegExp(`(?![${EVERYDAY_PROPERTIES}])\\p{L}`, 'u');

/** Matches symbols, punctuation, marks and numbers. Includes spelling marks, because only our tables identify them. */
const UNUSUAL_SIGN = /[\p{S}\p{P}\p{M}\p{N}]/u;

/** Matches strokes that look like Latin letters or signs when they are next to Latin letters. */
const STROKE_LIKE = /[ノンソゾ丶乀乁丿七丅丁丆十〇工口日二三丫乂乛一丨ー・へべぺヘベペヽヾ]/u;

/** Grapheme types that never make a spelling unusual. */
const USUAL_TYPES: ReadonlySet<string> = new Set([
  'emoji',
  'simple_letter',
  'simple_number',
  'hyphen',
]);

/** Checks whether unusual spelling can explain why the engine warns about a label. */
export function isUnusualSpelling(
  { label, normalization, canonical_label, graphemes }: LabelGuardReport,
  tables: Pick<BulkTables, 'scriptExtensions'>,
): boolean {
  const rest = (graphemes ?? [])
    .filter(({ grapheme_type }) => !USUAL_TYPES.has(grapheme_type))
    .map(({ grapheme }) => grapheme)
    .join('');
  return (
    normalization !== 'normalized' ||
    canonical_label !== label ||
    /[®©™]/.test(label) ||
    UNUSUAL_LETTER.test(rest) ||
    UNUSUAL_SIGN.test(rest) ||
    STROKE_LIKE.test(rest) ||
    (!hasCoveringScript(label, tables) && !isHighlyRestrictive(label, tables))
  );
}
