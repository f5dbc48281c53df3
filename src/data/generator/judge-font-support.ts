// Decides which characters the default fonts of common systems draw, by the fonts that Windows ships:
// https://learn.microsoft.com/en-us/globalization/fonts-layout/font-support

import { getEmojiSupport } from '../../engine/grapheme/grapheme-facts.ts';
import type { FontSupport } from '../../engine/tables/bulk-tables.ts';
import type { Unicode } from './unicode.ts';

/** Last age that is judged. It is not known which fonts draw newer characters. */
const LAST_KNOWN_AGE = 15;
const LAST_SUPPORTED_HAN = 10;

/** Last supported age of most scripts. Fonts often lack characters that were added later. */
const USUAL = 6.1;

/** Supported scripts by the Windows font that draws them. */
const SCRIPTS_BY_FONT = {
  'Segoe UI and Segoe UI Symbol': 'Common',
  'Segoe UI': 'Inherited Latin Greek Cyrillic Armenian Hebrew Arabic Georgian Lisu',
  'Segoe UI Historic': `
    Coptic Syriac Ogham Runic Glagolitic Lycian Carian Old_Italic Gothic Ugaritic Old_Persian
    Shavian Cypriot Imperial_Aramaic Phoenician Lydian Meroitic_Cursive Kharoshthi
    Old_South_Arabian Inscriptional_Parthian Inscriptional_Pahlavi Old_Turkic Brahmi Cuneiform
    Egyptian_Hieroglyphs`,
  'MV Boli': 'Thaana',
  Ebrima: 'Nko Ethiopic Tifinagh Vai Osmanya Adlam',
  'Nirmala UI': `
    Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Ol_Chiki
    Meetei_Mayek Sora_Sompeng Chakma`,
  'Leelawadee UI': 'Thai Lao Khmer Buginese',
  'Microsoft Himalaya': 'Tibetan',
  'Myanmar Text': 'Myanmar',
  'Malgun Gothic': 'Hangul',
  Gadugi: 'Cherokee Canadian_Aboriginal Osage',
  'Mongolian Baiti': 'Mongolian',
  'Microsoft Tai Le': 'Tai_Le',
  'Microsoft New Tai Lue': 'New_Tai_Lue',
  'Yu Gothic': 'Hiragana Katakana',
  'Microsoft JhengHei': 'Bopomofo',
  'Microsoft Yi Baiti': 'Yi',
  'Microsoft PhagsPa': 'Phags_Pa',
  'Javanese Text': 'Javanese',
  'Segoe UI Symbol': 'Deseret Braille',
};

/** Last Unicode version that fonts support, for scripts where it is not the usual version. */
const OTHER_AGES = {
  Common: 6, // without many symbols of 6.1 and 7.0
  Inherited: 6, // without the marks of 6.1 and 7.0
  Sinhala: 3, // without the archaic numbers of 7.0
  Myanmar: 7, // with the extensions of 7.0
  Hangul: 2, // without the old jamo of 5.2
  Cherokee: 8, // with the small letters of 8.0
  Glagolitic: 4.1, // without the combining letters of 9.0
  Osage: 9, // the script was added in 9.0
  Cuneiform: 5, // without the signs of 7.0 and 8.0
  Adlam: 12, // the script was added in 9.0 and completed in 12.0
};

const LAST_AGES: ReadonlyMap<string, number> = new Map([
  ...Object.values(SCRIPTS_BY_FONT)
    .flatMap((scripts) => scripts.trim().split(/\s+/))
    .map((script) => [script, USUAL] as const),
  ...Object.entries(OTHER_AGES),
]);

/** Judges the font support of an emoji by its Emoji version, and of other characters by script and age. */
export function judgeFontSupport(unicode: Unicode, codePoint: number): FontSupport {
  if (codePoint > 0x7f && unicode.emoji.has(codePoint))
    return judgeEmojiSupport(unicode, codePoint);
  const script = unicode.script(codePoint);
  const age = Number(unicode.age(codePoint));
  // Unassigned, private-use and surrogate code points have no script.
  if (script === 'Unknown' || age > LAST_KNOWN_AGE) return 'unknown';
  const isSupported =
    script === 'Han'
      ? isHanSupported(unicode, codePoint, age)
      : age <= (LAST_AGES.get(script) ?? 0);
  return isSupported ? 'supported' : 'unsupported';
}

function judgeEmojiSupport({ rgiSequences }: Unicode, codePoint: number): FontSupport {
  // Single regional indicators are not RGI sequences, but all fonts with flags support them.
  return getEmojiSupport(rgiSequences.get(String.fromCodePoint(codePoint))?.version ?? 0);
}

/** Checks the font support of an ideograph. Outside the basic plane, fonts cover UnihanCore2020 and JIS X 0213. */
function isHanSupported(unicode: Unicode, codePoint: number, age: number): boolean {
  const plane = codePoint >> 16;
  if (plane === 0) return age <= LAST_SUPPORTED_HAN;
  return plane === 2 && (unicode.unihanCore2020.has(codePoint) || unicode.jisX0213.has(codePoint));
}
