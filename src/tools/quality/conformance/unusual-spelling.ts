// What keeps a label from being ordinary spelling, by the properties of the running JavaScript: it explains verdicts of
// ours and does not repeat them.

import type { LabelGuardReport } from '../../../contract/reports.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';
import { hasCoveringScript, isHighlyRestrictive } from './covering-script.ts';

/** Everything that is not a letter of a script in everyday use: https://www.unicode.org/reports/tr31/#Table_Recommended_Scripts */
const SCRIPTS =
  'Arab Armn Beng Bopo Cyrl Deva Ethi Geor Grek Gujr Guru Hang Hani Hebr Hira Kana Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt';
const EVERYDAY = SCRIPTS.split(' ')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
const UNUSUAL_LETTER = new RegExp(`(?![${EVERYDAY}])\\p{L}`, 'u');

/** Signs, decorating marks (and others: it takes tables to tell them apart), digits beside those of ASCII. */
const UNUSUAL_SIGN = /[\p{S}\p{P}\p{M}\p{N}]/u;

/** Strokes that pass for Latin letters and signs where they stand among them. */
const STROKE_LIKE = /[ノンソゾ丶乀乁丿七丅丁丆十〇工口日二三丫乂乛一丨ー・へべぺヘベペヽヾ]/u;

/** Types of what spells in every script. */
const SET_ASIDE: ReadonlySet<string> = new Set([
  'emoji',
  'simple_letter',
  'simple_number',
  'hyphen',
]);

/** True when a rule of ours can call the spelling of a label unusual. */
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
