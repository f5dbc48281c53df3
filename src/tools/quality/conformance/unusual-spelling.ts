// Decides with the Unicode properties of the JavaScript engine whether the spelling of a label is unusual. Independent of
// the engine's own check, whose findings it explains.

import type { LabelGuardReport } from '../../../contract/reports.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';
import { hasCoveringScript, isHighlyRestrictive } from './covering-script.ts';

/** Characters that are not letters of a script in everyday use: https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts */
const SCRIPTS =
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt';
const EVERYDAY = SCRIPTS.split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const UNUSUAL_LETTER = new RegExp(`(?![${EVERYDAY}])\\p{L}`, 'u');

/** Symbols, marks and digits outside ASCII. Decorating marks cannot be told from other marks without tables. */
const UNUSUAL_SIGN = /[\p{S}\p{P}\p{M}\p{N}]/u;

/** Strokes that look like Latin letters or signs next to them. */
const STROKE_LIKE = /[ノンソゾ丶乀乁丿七丅丁丆十〇工口日二三丫乂乛一丨ー・へべぺヘベペヽヾ]/u;

/** Character types that occur in the spelling of every script. */
const SET_ASIDE: ReadonlySet<string> = new Set([
  'emoji',
  'simple_letter',
  'simple_number',
  'hyphen',
]);

/** Whether one of our rules may call the spelling of a label unusual. */
export function isUnusualSpelling(
  { label, normalization, canonical_label, graphemes }: LabelGuardReport,
  tables: Pick<BulkTables, 'scriptExtensions'>,
): boolean {
  const rest = (graphemes ?? [])
    .filter(({ grapheme_type }) => !SET_ASIDE.has(grapheme_type))
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
