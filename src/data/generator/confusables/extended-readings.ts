// Lists the reviewed characters that readers of Latin may read as ASCII.

/** Characters that look like ASCII. */
export interface ExtendedReading {
  /** Characters separated by spaces. */
  characters: string;
  /** One reading, or two separated by a space, the more likely one first. */
  reads: string;
  /** Similar shapes, or a source. */
  reason: string;
}

/** Lists characters with the same reason: `'€:e ₣:f'`. */
export function listAlike(reason: string, pairs: string): ExtendedReading[] {
  return pairs
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string])
    .map(([characters, reads]) => ({ characters, reads, reason }));
}

/**
 * Characters that look like ASCII letters or digits to people who know only Latin letters, in addition to
 * confusables.txt. Extended readings are only compared with known names, so one common font where they look alike is
 * enough. Characters with the same prototype in confusables.txt are added when the table is compiled.
 *
 * Sources: `Chromium` is components/url_formatter/spoof_checks/skeleton_generator.cc. `styled` characters are in the
 * alphabets of text generators, which people learn to read.
 */
export const EXTENDED_READINGS: readonly ExtendedReading[] = [
  // Cyrillic
  { characters: 'д', reads: 'a d', reason: 'A in mock Cyrillic; d by its sound' },
  { characters: 'б', reads: 'b 6', reason: 'a bowl with a bent ascender' },
  { characters: 'ъ', reads: 'b', reason: 'b with an arm or bar' },
  { characters: 'ҕ', reads: 'b', reason: 'a stem with a bowl below' },
  { characters: 'ԃ', reads: 'd', reason: 'd with a hook; Chromium' },
  { characters: 'э', reads: 'e 3', reason: 'e that opens to the left, or 3' },
  { characters: 'ғ ӻ', reads: 'f', reason: 'a stem with a head and a bar; Chromium' },
  { characters: 'ђ ԋ ҥ ԧ ԩ', reads: 'h', reason: 'h with a hook; Chromium except ђ' },
  { characters: 'ӏ', reads: 'l i', reason: 'l or capital I, depending on the font' },
  { characters: 'ҝ ҡ ӄ ԟ', reads: 'k', reason: 'k with a stroke or hook; Chromium' },
  { characters: 'ӎ', reads: 'm', reason: 'm with pointed arches and a tail; Chromium' },
  { characters: 'п ԥ', reads: 'n', reason: 'two stems under a bar; Chromium' },
  { characters: 'ф', reads: 'o', reason: 'a ring with a stem; O in mock Cyrillic' },
  { characters: 'ө', reads: 'o e', reason: 'o with a bar, similar to e' },
  { characters: 'ҏ', reads: 'p', reason: 'p with a tick; Chromium' },
  { characters: 'ґ ӷ', reads: 'r', reason: 'r with a corner; Chromium has ґ' },
  { characters: 'ԏ', reads: 't', reason: 'a small capital T with a hook; Chromium' },
  { characters: 'и', reads: 'u n', reason: 'u in italics; a mirrored N' },
  { characters: 'ц', reads: 'u', reason: 'u with a corner' },
  { characters: 'щ', reads: 'w', reason: 'three stems on a bar; Chromium' },
  { characters: 'ж җ', reads: 'x', reason: 'x with a stem in the middle' },
  { characters: 'ҳ ӽ ӿ', reads: 'x', reason: 'x with a hook or bar; Chromium' },
  { characters: 'з', reads: '3 z', reason: 'two bowls that open to the left; z by its sound' },
  { characters: 'ҙ ӡ', reads: '3', reason: 'two bowls that open to the left; Chromium' },
  { characters: 'ч ҷ', reads: '4 y', reason: '4 with an open top, or y; styled' },
  { characters: 'ю', reads: 'io lo', reason: 'a stem connected to o' },
  { characters: 'ы', reads: 'bl bi', reason: 'b without an ascender, and a stem' },

  // Greek and Coptic
  { characters: 'λ Δ', reads: 'a', reason: 'A in logos, or with a low bar' },
  { characters: 'ⲁ', reads: 'a', reason: 'a in most fonts' },
  { characters: 'ⲇ', reads: 'a d', reason: 'Δ in logos; d by its sound' },
  { characters: 'ϧ', reads: 'b', reason: 'a stem with a bowl' },
  { characters: 'ς', reads: 'c s', reason: 'c with a tail; s by its sound; styled' },
  { characters: 'δ', reads: 'd', reason: 'a bowl with a bent ascender' },
  { characters: 'ξ Σ', reads: 'e', reason: 'E in logos' },
  { characters: 'ⲉ', reads: 'e c', reason: 'a bow with a bar, which is faint in some fonts' },
  { characters: 'ⲙ', reads: 'm', reason: 'm with pointed arches' },
  { characters: 'π ⲡ', reads: 'n', reason: 'two stems under a bar' },
  { characters: 'ϼ', reads: 'p', reason: 'p with a stroke below; Chromium' },
  { characters: 'ϥ', reads: 'q', reason: 'a bowl with a descender' },
  { characters: 'ϯ', reads: 't', reason: 'a stem with a crossbar' },
  { characters: 'μ', reads: 'u', reason: 'u with a descender; styled' },
  { characters: 'ϣ', reads: 'w', reason: 'three stems on a bar' },
  { characters: 'ψ ⲯ', reads: 'w y', reason: 'three arms on a stem; styled' },
  { characters: 'ϫ', reads: 'x', reason: 'two crossing strokes with a foot' },
  { characters: 'ζ', reads: 'z', reason: 'z with a tail' },
  { characters: 'ϩ', reads: '2', reason: '2 with a curl' },
  { characters: 'ⲝ', reads: '3', reason: 'two bowls that open to the left' },

  // Latin letters that ENSIP-15 rejects, except æ and ł
  { characters: 'æ', reads: 'ae e', reason: 'a ligature; replaces e in words such as ether' },
  { characters: 'œ', reads: 'oe ce', reason: 'a ligature; Chromium' },
  { characters: 'ł', reads: 'l t', reason: 'a stem with a short crossbar' },
  { characters: 'þ', reads: 'p b', reason: 'a stem with a bowl in the middle; Chromium' },
  { characters: 'ɵ', reads: 'o e', reason: 'o with a bar, similar to e' },
  { characters: 'ð', reads: 'd', reason: 'd with a bent ascender and a stroke' },
  { characters: 'ɜ ʒ ȝ', reads: '3', reason: 'two bowls that open to the left' },
  { characters: 'ʌ', reads: 'a v', reason: 'an upside-down v, or A without a bar' },

  // Armenian
  { characters: 'ե', reads: 'b t', reason: 'a stem with an open bowl; styled as t' },
  { characters: 'ժ մ', reads: 'd', reason: 'a bowl with an ascender on the right' },
  { characters: 'ի', reads: 'h', reason: 'h with a descender' },
  { characters: 'լ', reads: 'l', reason: 'a stem with a foot' },
  { characters: 'տ', reads: 'm', reason: 'three connected stems' },
  { characters: 'ը', reads: 'n', reason: 'n with a foot' },
  { characters: 'բ ր', reads: 'p', reason: 'a long stem with an arch' },
  { characters: 'դ', reads: 'q', reason: 'an arch with a descender on the right' },
  { characters: 'պ', reads: 'w', reason: 'three connected stems, the last one long' },
  { characters: 'չ', reads: 'z', reason: 'z with a curl; styled' },
  { characters: 'շ', reads: '2 t', reason: 'Chromium has 2; styled as t' },
  { characters: 'ջ', reads: '2', reason: '2 with a descender' },
  { characters: 'ճ', reads: '6', reason: 'a bowl with a bent ascender; Chromium' },

  // Georgian
  { characters: 'ხ ც', reads: 'b', reason: 'a bowl with an ascender; ც is styled' },
  { characters: 'ძ', reads: 'd', reason: 'a bowl with an ascender; Chromium' },
  { characters: 'ჩ', reads: 'h', reason: 'a stem with an arch' },
  { characters: 'ო', reads: 'm', reason: 'three arches' },
  { characters: 'ი', reads: 'o', reason: 'a ring with a gap at the top' },
  { characters: 'ვ პ', reads: '3', reason: 'bowls that open to the left; Chromium' },
  { characters: 'ე', reads: '3', reason: 'two bowls that open to the left' },
  { characters: 'ნ', reads: '6', reason: 'a bowl with a bent ascender' },
  { characters: 'ზ', reads: '8', reason: 'two bowls' },

  // Hebrew, as escapes because it is written from right to left
  { characters: '\u{5e0}', reads: 'j', reason: 'U+05E0: a stem with a foot to the left; styled' },
  { characters: '\u{5d6}', reads: 'l', reason: 'U+05D6: a stem with a flag' },
  {
    characters: '\u{5d4} \u{5d7} \u{5ea}',
    reads: 'n',
    reason: 'two stems and a bar; Chromium has some',
  },
  { characters: '\u{5dd}', reads: 'o', reason: 'U+05DD: a square ring' },
  { characters: '\u{5e7}', reads: 'p', reason: 'U+05E7: a bowl and a descender; styled' },
  { characters: '\u{5e9}', reads: 'w v', reason: 'U+05E9: three stems on a bar; also styled as v' },
  { characters: '\u{5d0}', reads: 'x', reason: 'U+05D0: crossing strokes; styled' },
  { characters: '\u{5e2} \u{5e5}', reads: 'y', reason: 'two arms on a stem; styled' },

  // Thai and Lao
  { characters: 'ค ล ส', reads: 'a', reason: 'a bowl under an arch; styled' },
  { characters: '๒ ๖', reads: 'b', reason: 'a stem with a bowl; styled' },
  { characters: '๔ ໓', reads: 'd', reason: 'a bowl with an ascender on the right; styled' },
  { characters: 'เ', reads: 'l i', reason: 'a stem with a loop as its foot; styled' },
  { characters: '๓', reads: 'm', reason: 'three stems; styled' },
  { characters: 'ก ภ ถ ท ຖ', reads: 'n', reason: 'two stems and an arch; Chromium has ก' },
  { characters: 'อ ๏ ອ ວ', reads: 'o', reason: 'a nearly closed ring' },
  { characters: 'ๆ', reads: 'q', reason: 'a bowl with a descender on the right' },
  { characters: 'ร ຣ ຮ', reads: 's', reason: 'curves like s; Chromium' },
  { characters: 'บ น ม ย ນ ມ', reads: 'u', reason: 'two stems on a bar; Chromium has บ' },
  { characters: 'พ ฟ ผ ฝ ฬ', reads: 'w', reason: 'three stems and a bar; Chromium has พ' },

  // Other scripts of India and its neighbours
  { characters: 'ၔ', reads: 'e', reason: 'a ring with a bar; Chromium' },
  { characters: 'ဌ', reads: 'g', reason: 'a ring with a descender; Chromium' },
  { characters: '၂', reads: 'j', reason: 'a stem with a hook; Chromium' },
  { characters: 'ட', reads: 'l', reason: 'a stem with a foot' },
  { characters: 'ന', reads: 'm', reason: 'connected arches' },
  { characters: 'ര റ', reads: 'o', reason: 'a ring with a gap at the bottom' },
  { characters: '৭ ੧ ૧', reads: 'q', reason: 'a bowl with a descender; Chromium' },
  { characters: 'ப ပ', reads: 'u', reason: 'a bowl with an open top' },
  { characters: 'ယ', reads: 'w', reason: 'two bowls with open tops' },
  { characters: '२ ২ ੨ ೩ ೭', reads: '2', reason: 'the digit 2, or its shape; Chromium' },
  { characters: 'उ ও ੩ ౩ ဒ', reads: '3', reason: 'two bowls that open to the left; Chromium' },
  { characters: '੫', reads: '4', reason: '4 with an open top; Chromium' },
  { characters: '୫', reads: '8', reason: 'two loops; Chromium' },
  { characters: '૭ ౨', reads: '9', reason: 'a bowl with a tail; Chromium' },

  // Ethiopic, Cherokee, Canadian syllabics, Lisu
  { characters: 'ል Ꭿ ᗩ ᐱ ꓥ ꓯ', reads: 'a', reason: 'A without a bar, or upside down; styled' },
  { characters: 'ᗺ ꓭ', reads: 'b', reason: 'a mirrored B' },
  { characters: 'ር Ꮳ Ꮸ ᑕ', reads: 'c', reason: 'a bow that opens to the right; styled' },
  { characters: 'ዕ Ꮄ ꓷ', reads: 'd', reason: 'a bowl with a stem; styled' },
  { characters: 'ቻ Ꮀ Ꭸ', reads: 'f', reason: 'a stem with two arms; styled' },
  { characters: 'Ꮆ', reads: 'g', reason: 'G; styled' },
  { characters: 'ዘ ከ ክ', reads: 'h', reason: 'two stems and a bar; styled' },
  { characters: 'ꓘ', reads: 'k', reason: 'a mirrored K' },
  { characters: 'Ꮭ Ꮣ', reads: 'l', reason: 'L with a tick; styled' },
  { characters: 'ጠ', reads: 'm', reason: 'three stems under a bar; styled' },
  { characters: 'Ꮑ', reads: 'n', reason: 'an arch with feet; styled' },
  { characters: 'Ꮼ Ꭷ', reads: 'o', reason: 'a ring with strokes inside' },
  { characters: 'የ Ꮅ Ꭾ', reads: 'p', reason: 'a bowl on a stem; styled' },
  { characters: 'ᑫ Ꮔ', reads: 'q', reason: 'a bowl with a descender; styled' },
  { characters: 'ꓤ', reads: 'r', reason: 'a mirrored R' },
  { characters: 'ነ Ꭶ ᔕ', reads: 's', reason: 'curves like s; styled' },
  { characters: 'ፕ Ꮦ', reads: 't', reason: 'a stem under a bar; styled' },
  { characters: 'ሁ ᕫ', reads: 'u', reason: 'a bowl with an open top; styled' },
  { characters: 'Ꮴ Ꮙ ᐁ', reads: 'v', reason: 'two arms that meet at the bottom; styled' },
  { characters: 'ሠ Ꮿ', reads: 'w', reason: 'three stems on a bar; styled' },
  { characters: 'ሃ', reads: 'y', reason: 'two arms on a stem; styled' },
  { characters: 'ᘔ ᙆ', reads: 'z 2', reason: 'Z; styled' },

  // Chinese, Japanese and Korean, which ENSIP-15 accepts next to Latin letters
  { characters: '一', reads: '-', reason: 'a horizontal stroke; Chromium' },
  { characters: '卂 ム ㄙ', reads: 'a', reason: 'two legs and a crossbar; styled' },
  { characters: '乃 阝', reads: 'b', reason: 'two bows on the right; 乃 is styled' },
  { characters: '匚 匸 ㄈ ᄃ', reads: 'c', reason: 'a square bow that opens to the right; styled' },
  { characters: 'ワ ヮ', reads: 'd', reason: 'a bow on the right; styled' },
  {
    characters: '乇 三 ミ 巨 ᄐ',
    reads: 'e',
    reason: 'three strokes, with or without a stem; styled',
  },
  { characters: 'ヨ 彐', reads: 'e 3', reason: 'a mirrored E' },
  { characters: '千 丰 キ', reads: 'f', reason: 'a stem with two crossbars; styled' },
  { characters: '卄 廾 廿 ん', reads: 'h', reason: 'two stems and a bar; styled' },
  { characters: '工', reads: 'i', reason: 'I with serifs' },
  { characters: '亅', reads: 'j', reason: 'a stem with a hook to the left' },
  { characters: '长 ズ', reads: 'k', reason: 'a stem with an arm and a leg; styled' },
  { characters: '丨', reads: 'l', reason: 'a stem' },
  { characters: 'ㄥ し 乚', reads: 'l', reason: 'a stem with a foot; styled' },
  { characters: 'ᄂ', reads: 'l u', reason: 'a stem with a long foot; styled as l and as u' },
  { characters: 'レ', reads: 'l v', reason: 'a stem with a rising foot; styled as l' },
  { characters: '爪', reads: 'm', reason: 'three legs under a bar; styled' },
  { characters: '几 冂 刀 丌 兀 ㄇ', reads: 'n', reason: 'two legs under a bar; styled' },
  { characters: '口 ᄋ ᄆ ㄖ の', reads: 'o', reason: 'a ring, round or square; styled' },
  { characters: '卩 尸 ㄗ ㄕ', reads: 'p', reason: 'a stem with a square bowl; styled' },
  { characters: '尺 厂', reads: 'r', reason: 'R in brush strokes, or r; styled' },
  { characters: '丂', reads: 's 5', reason: '5 in brush strokes; styled' },
  { characters: '十 七 丁 丅 丆 ㄒ ト ナ ヒ ᅮ', reads: 't', reason: 'a stem and a bar; Chromium' },
  { characters: 'ㄩ 凵 ひ', reads: 'u', reason: 'a bowl with an open top; styled' },
  { characters: '山', reads: 'w', reason: 'three stems on a bar; styled' },
  { characters: '乂 㐅 ㄨ メ', reads: 'x', reason: 'two crossing strokes; Chromium has 乂' },
  { characters: '丫 ㄚ', reads: 'y', reason: 'two arms on a stem; Chromium has 丫' },
  { characters: '乙', reads: 'z 2', reason: 'Z in one stroke; styled' },
  { characters: 'ろ る ㄋ', reads: '3', reason: 'bows that open to the left' },
  { characters: '丩 ㄐ', reads: '4', reason: '4 with an open top; Chromium' },
  { characters: 'ㄎ', reads: '5', reason: '5 without the upper stem' },
  { characters: 'フ', reads: '7 j', reason: '7; styled as j' },

  // Currency signs
  ...listAlike(
    'a currency sign with that letter; most are styled',
    `
    ₳:a ฿:b ₿:b ₵:c ₢:c ₾:c ⃀:c ₯:d €:e ₠:ce ₣:f ₲:g £:l ₤:l ₺:l ₦:n ₱:p ₽:p ₧:p ₹:r ₴:s`,
  ),
  { characters: '₼', reads: 'm', reason: 'three legs under an arch' },
  { characters: '₪', reads: 'n w', reason: 'two arches, or three stems' },
  { characters: '¤', reads: 'o', reason: 'a ring with four ticks' },
  { characters: '₸ ৳', reads: 't', reason: 'T with a second bar, or t with a curl' },

  // Other signs
  { characters: '©', reads: 'c', reason: 'C in a ring; styled' },
  { characters: '∂', reads: 'd', reason: 'a bowl with a bent ascender; styled' },
  { characters: '∑', reads: 'e', reason: 'pointed E; styled' },
  { characters: '♄', reads: 'h', reason: 'a stem with a crossbar and an arch; styled' },
  { characters: '° ◉ ◎ ◯', reads: 'o', reason: 'rings' },
  { characters: '℗', reads: 'p', reason: 'P in a ring' },
  { characters: '® ℞', reads: 'r', reason: 'R in a ring, or with a crossed leg' },
  { characters: '∫', reads: 's', reason: 'long s' },
  { characters: '√', reads: 'v', reason: 'two strokes that meet at the bottom; styled' },
  { characters: '✘ ☒', reads: 'x', reason: 'the shape of x' },
];
