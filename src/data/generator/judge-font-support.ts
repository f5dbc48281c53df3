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

/** Supported scripts, with the last supported age and the Windows font. Unusual ages have a reason. */
const SUPPORTED_SCRIPTS: readonly [script: string, lastAge: number, reason: string][] = [
  ['Common', 6, 'Segoe UI and Segoe UI Symbol: without many symbols of 6.1 and 7.0'],
  ['Inherited', 6, 'Segoe UI: without the marks of 6.1 and 7.0'],
  ['Latin', USUAL, 'Segoe UI'],
  ['Greek', USUAL, 'Segoe UI'],
  ['Coptic', USUAL, 'Segoe UI Historic'],
  ['Cyrillic', USUAL, 'Segoe UI'],
  ['Armenian', USUAL, 'Segoe UI'],
  ['Hebrew', USUAL, 'Segoe UI'],
  ['Arabic', USUAL, 'Segoe UI'],
  ['Syriac', USUAL, 'Segoe UI Historic'],
  ['Thaana', USUAL, 'MV Boli'],
  ['Nko', USUAL, 'Ebrima'],
  ['Devanagari', USUAL, 'Nirmala UI'],
  ['Bengali', USUAL, 'Nirmala UI'],
  ['Gurmukhi', USUAL, 'Nirmala UI'],
  ['Gujarati', USUAL, 'Nirmala UI'],
  ['Oriya', USUAL, 'Nirmala UI'],
  ['Tamil', USUAL, 'Nirmala UI'],
  ['Telugu', USUAL, 'Nirmala UI'],
  ['Kannada', USUAL, 'Nirmala UI'],
  ['Malayalam', USUAL, 'Nirmala UI'],
  ['Sinhala', 3, 'Nirmala UI: without the archaic numbers of 7.0'],
  ['Thai', USUAL, 'Leelawadee UI'],
  ['Lao', USUAL, 'Leelawadee UI'],
  ['Tibetan', USUAL, 'Microsoft Himalaya'],
  ['Myanmar', 7, 'Myanmar Text: with the extensions of 7.0'],
  ['Georgian', USUAL, 'Segoe UI'],
  ['Hangul', 2, 'Malgun Gothic: without the old jamo of 5.2'],
  ['Ethiopic', USUAL, 'Ebrima'],
  ['Cherokee', 8, 'Gadugi: with the small letters of 8.0'],
  ['Canadian_Aboriginal', USUAL, 'Gadugi'],
  ['Ogham', USUAL, 'Segoe UI Historic'],
  ['Runic', USUAL, 'Segoe UI Historic'],
  ['Khmer', USUAL, 'Leelawadee UI'],
  ['Mongolian', USUAL, 'Mongolian Baiti'],
  ['Tai_Le', USUAL, 'Microsoft Tai Le'],
  ['New_Tai_Lue', USUAL, 'Microsoft New Tai Lue'],
  ['Buginese', USUAL, 'Leelawadee UI'],
  ['Ol_Chiki', USUAL, 'Nirmala UI'],
  ['Glagolitic', 4.1, 'Segoe UI Historic: without the combining letters of 9.0'],
  ['Tifinagh', USUAL, 'Ebrima'],
  ['Hiragana', USUAL, 'Yu Gothic'],
  ['Katakana', USUAL, 'Yu Gothic'],
  ['Bopomofo', USUAL, 'Microsoft JhengHei'],
  ['Yi', USUAL, 'Microsoft Yi Baiti'],
  ['Lisu', USUAL, 'Segoe UI'],
  ['Vai', USUAL, 'Ebrima'],
  ['Phags_Pa', USUAL, 'Microsoft PhagsPa'],
  ['Javanese', USUAL, 'Javanese Text'],
  ['Meetei_Mayek', USUAL, 'Nirmala UI'],
  ['Lycian', USUAL, 'Segoe UI Historic'],
  ['Carian', USUAL, 'Segoe UI Historic'],
  ['Old_Italic', USUAL, 'Segoe UI Historic'],
  ['Gothic', USUAL, 'Segoe UI Historic'],
  ['Ugaritic', USUAL, 'Segoe UI Historic'],
  ['Old_Persian', USUAL, 'Segoe UI Historic'],
  ['Deseret', USUAL, 'Segoe UI Symbol'],
  ['Shavian', USUAL, 'Segoe UI Historic'],
  ['Osmanya', USUAL, 'Ebrima'],
  ['Osage', 9, 'Gadugi: the script was added in 9.0'],
  ['Cypriot', USUAL, 'Segoe UI Historic'],
  ['Imperial_Aramaic', USUAL, 'Segoe UI Historic'],
  ['Phoenician', USUAL, 'Segoe UI Historic'],
  ['Lydian', USUAL, 'Segoe UI Historic'],
  ['Meroitic_Cursive', USUAL, 'Segoe UI Historic'],
  ['Kharoshthi', USUAL, 'Segoe UI Historic'],
  ['Old_South_Arabian', USUAL, 'Segoe UI Historic'],
  ['Inscriptional_Parthian', USUAL, 'Segoe UI Historic'],
  ['Inscriptional_Pahlavi', USUAL, 'Segoe UI Historic'],
  ['Old_Turkic', USUAL, 'Segoe UI Historic'],
  ['Brahmi', USUAL, 'Segoe UI Historic'],
  ['Sora_Sompeng', USUAL, 'Nirmala UI'],
  ['Chakma', USUAL, 'Nirmala UI'],
  ['Cuneiform', 5, 'Segoe UI Historic: without the signs of 7.0 and 8.0'],
  ['Egyptian_Hieroglyphs', USUAL, 'Segoe UI Historic'],
  ['Adlam', 12, 'Ebrima: the script was added in 9.0 and completed in 12.0'],
  ['Braille', USUAL, 'Segoe UI Symbol'],
];

const LAST_AGES = new Map(SUPPORTED_SCRIPTS.map(([script, lastAge]) => [script, lastAge]));

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
