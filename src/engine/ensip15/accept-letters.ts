// Accepts labels in the letters of one script without ens-normalize, which takes longer:
// https://docs.ens.domains/ensip/15#validate

import type { BulkTables } from '../tables/bulk-tables.ts';
import { INVALID_ALONE } from './normalize-grapheme.ts';
import type { normalizeLabel } from './normalize-label.ts';
import { findRejectionCode } from './rejection.ts';

/** A grapheme of a label. */
interface Written {
  readonly grapheme: string;
  readonly codePoints: readonly number[];
  readonly script: string;
  /** Whether ENSIP-15 accepts the character, or accepts the sequence as a label. */
  readonly isNormalized: boolean;
}

const HAN = 'Han';
const JAPANESE = 'Japanese';
const KOREAN = 'Korean';

/** Groups of scripts that do not have a group of their own. Han belongs to several groups. */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ['Hiragana', JAPANESE],
  ['Katakana', JAPANESE],
  ['Hangul', KOREAN],
]);
const GROUPS_WITH_HAN: ReadonlySet<string> = new Set([HAN, JAPANESE, KOREAN]);

/** ASCII characters in the groups that have any. */
const ASCII: ReadonlyMap<string, RegExp> = new Map([
  ...[...GROUPS_WITH_HAN, 'Latin'].map((group) => [group, /^[a-z0-9-]$/] as const),
  ...['Cyrillic', 'Greek'].map((group) => [group, /^[0-9-]$/] as const),
]);

/** U+30FC, a letter of kana with the script Common. */
const LONG_VOWEL = 'ー';

/** Values of Script that do not name a script. */
export const NO_SCRIPT: ReadonlySet<string> = new Set([
  'Common',
  'Inherited',
  'Combined',
  'Unknown',
]);

/** Matches jamo, which compose with each other. */
const JAMO = /[\u1100-\u11ff]/;

/**
 * Letters that ENSIP-15 rejects as a label because letters of another script look the same, and ξ and π, which are also
 * in groups of other scripts. They do not show that a label is no whole-script confusable.
 */
const ALIKE: ReadonlySet<string> = new Set(
  `
    αβγδεικνορστυφабгекорстуфхєѕіјҫүҳһҽӏӕԛԝագզծհձոպռսցքօוטיןסاةهߊऽ
    ઽଠஐஜணழஶఅఆఇఒఓఔజఞణయఱలಅಆಇಒಓಔಜಞಣಯಱಲജഠണഴശจบปฝพฟยฯຈຍບປຝພຟဝყჿሀሣኔዐᎠᎡᎢᎥ
    ᎨᎩᎪᎫᎬᎮᎰᎱᎳᎷᎻᎽᎾᏀᏂᏃᏇᏋᏎᏏᏒᏔᏕᏙᏚᏞᏟᏢᏦᏧᏫᏮᏰᏳᏴᐃᐯᐱᐳᐸᑊᑌᑎᑭᑯᑲᒍᒥᒪᒿᕁᕷᕼᕽᖇᖯᖴᖵᗄᗅᗞᗡ
    ᗪᗯᗰᗷᘯᘵᙠᚲᚷᚹᛁᛌᛏᛐᛕᛖᛘᛜᛞᛧᦞᦱⰿⲅⲉⲕⲟⲣⲥⲫⲭⲱⲽⳍⳑⴱⴷⴸⴹⴺⵀⵉⵏⵔⵕⵙⵝⵠⵣꓐꓑꓒꓓꓔꓖꓗꓙꓚꓜꓝꓞꓟ
    ꓠꓡꓢꓣꓥꓦꓧꓪꓫꓬꓭꓮꓯꓰꓱꓲꓳꓴꓵꓶꓷꚰꚱꛎꛛꛟꦒꧏ𐊂𐊅𐊆𐊇𐊊𐊍𐊐𐊒𐊔𐊕𐊖𐊗𐊠𐊡𐊢𐊣𐊥𐊫𐊭𐊰𐊱𐊲𐊳𐊴𐊵𐊶𐊸𐊼𐋏𐌁𐌂𐌉𐌏𐌑
    𐌒𐌕𐌗𐌚𐎂𐎓𐎚𐐩𐐬𐐽𐑃𐑈𐑋𐑍𐓛𐓪𐓶𐓹𐓻𐔓𐔖𐔘𐔜𐔝𐔥𐔦𐔧𐦞𐩡𐩩𑒒𑒔𑒖𑒘𑒙𑒛𑒝𑒞𑒟𑒠𑒡𑒢𑒣𑒧𑒨𑒩𑒪𑒫𑒭𑒮𑓄𑜀𑜆𑜊𑜎𑜏𑣀𑣁𑣂𑣃𑣄𑣆
    𑣈𑣊𑣌𑣎𑣕𑣖𑣗𑣘𑣜𒀸𓋹𖼇𖼈𖼊𖼖𖼚𖼦𖼨𖼭𖼵𖼺𖼻𖼽𖼿𖽀𖽂𖽃
    ξπ
  `.replaceAll(/\s/g, ''),
);

/**
 * Checks whether ENSIP-15 accepts a label that it does not change. Returns false for many labels that it accepts, which
 * ens-normalize must judge.
 *
 * All letters of a script belong to the same group. A label is no whole-script confusable if it has a grapheme that
 * ENSIP-15 accepts as a label. Han belongs to several groups, so a letter of Han shows nothing about kana or Hangul.
 * Alone, it is accepted.
 *
 * @param graphemes graphemes that are not emoji
 * @param normalize cached normalizer for single graphemes
 */
export function isMadeOfLetters(
  graphemes: readonly Written[],
  { category, mark, script: getScript }: Pick<BulkTables, 'category' | 'mark' | 'script'>,
  normalize: typeof normalizeLabel,
): boolean {
  let group: string | undefined;
  let isUnlikeOthers = false;
  for (const { grapheme, codePoints, script, isNormalized } of graphemes) {
    const first = codePoints[0] as number;
    if (first < 0x80) continue;
    const isSequence = codePoints.length > 1;
    const own = grapheme === LONG_VOWEL ? JAPANESE : (GROUPS.get(script) ?? script);
    if (category(first) !== 'letter') return false;
    if (!isNormalized && !(isSequence && isAlike(grapheme, normalize))) return false;
    // Vowel signs that take up space have neither class, but the script of their letter.
    const isWritten = (c: number) => getScript(c) === script || mark(c) !== 'none';
    if (isSequence && !codePoints.every(isWritten)) return false;
    if (NO_SCRIPT.has(own) || INVALID_ALONE.has(grapheme) || JAMO.test(grapheme)) return false;
    if (group !== undefined && !isOneGroup(group, own)) return false;
    if (group === undefined || group === HAN) group = own;
    isUnlikeOthers ||= own !== HAN && isNormalized && !ALIKE.has(grapheme);
  }
  if (group !== HAN && !isUnlikeOthers) return false;
  const ascii = ASCII.get(group ?? '');
  return graphemes.every(
    ({ grapheme, codePoints }) =>
      (codePoints[0] as number) >= 0x80 || ascii?.test(grapheme) === true,
  );
}

/** Checks whether ENSIP-15 rejects a grapheme only because a grapheme of another script looks the same. */
function isAlike(grapheme: string, normalize: typeof normalizeLabel): boolean {
  const { error } = normalize(grapheme);
  return error !== null && findRejectionCode(error) === 'whole_script_confusable';
}

function isOneGroup(a: string, b: string): boolean {
  return a === b || ((a === HAN || b === HAN) && GROUPS_WITH_HAN.has(a) && GROUPS_WITH_HAN.has(b));
}
