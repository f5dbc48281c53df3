// Lists the reviewed characters that readers of Latin may read as ASCII.

/** Characters that pass for ASCII, and why. */
interface ExtendedReading {
  /** One character each, apart by spaces. */
  characters: string;
  /** What they read as; two texts when readers take either, apart by a space, the likelier first. */
  reads: string;
  /** What the eye goes by, or who says so. */
  reason: string;
}

/**
 * What passes for an ASCII letter or digit to eyes that know Latin letters alone, beyond confusables.txt and what
 * follows from it. Compared with known names only, so a likeness in one common typeface is enough; the tables add
 * whatever confusables.txt ties to one of these. Sources besides the shapes: `Chromium` is the list of
 * components/url_formatter/spoof_checks/skeleton_generator.cc; `styled` are the alphabets of text generators, which
 * people learn to read.
 */
export const EXTENDED_READINGS: readonly ExtendedReading[] = [
  // Cyrillic
  { characters: 'д', reads: 'a d', reason: 'a capital A of mock Cyrillic, a d by its sound' },
  { characters: 'б', reads: 'b 6', reason: 'a bowl with a bent ascender' },
  { characters: 'ъ', reads: 'b', reason: 'a b with an arm or bar' },
  { characters: 'ҕ', reads: 'b', reason: 'a stem with a bowl below' },
  { characters: 'ԃ', reads: 'd', reason: 'a d with a hook; Chromium' },
  { characters: 'э', reads: 'e 3', reason: 'an e that opens to the left, or a 3' },
  { characters: 'ғ ӻ', reads: 'f', reason: 'a stem with a head and a bar; Chromium' },
  { characters: 'ђ ԋ ҥ ԧ ԩ', reads: 'h', reason: 'an h with a hook; Chromium but for ђ' },
  { characters: 'ӏ', reads: 'l i', reason: 'an l in most typefaces, else a capital I' },
  { characters: 'ҝ ҡ ӄ ԟ', reads: 'k', reason: 'a k with a stroke or hook; Chromium' },
  { characters: 'ӎ', reads: 'm', reason: 'a pointed m with a tail; Chromium' },
  { characters: 'п ԥ', reads: 'n', reason: 'two stems under a bar; Chromium' },
  { characters: 'ф', reads: 'o', reason: 'a ring with a stem, the O of mock Cyrillic' },
  { characters: 'ө', reads: 'o e', reason: 'an o with a bar, which makes it an e' },
  { characters: 'ҏ', reads: 'p', reason: 'a p with a tick; Chromium' },
  { characters: 'ґ ӷ', reads: 'r', reason: 'an r with a corner; Chromium has ґ' },
  { characters: 'ԏ', reads: 't', reason: 'a small capital T with a hook; Chromium' },
  { characters: 'и', reads: 'u n', reason: 'a u in italics, a mirrored N; й with it' },
  { characters: 'ц', reads: 'u', reason: 'a u with a corner' },
  { characters: 'щ', reads: 'w', reason: 'three stems on a bar; Chromium' },
  { characters: 'ж җ', reads: 'x', reason: 'an x with a stem in its middle' },
  { characters: 'ҳ ӽ ӿ', reads: 'x', reason: 'an x with a hook or bar; Chromium' },
  { characters: 'з ҙ ӡ', reads: '3', reason: 'two bowls that open to the left; Chromium' },
  { characters: 'ч ҷ', reads: '4 y', reason: 'a 4 that is open above, or a y; styled' },
  { characters: 'ю', reads: 'io lo', reason: 'a stem tied to an o' },
  { characters: 'ы', reads: 'bl bi', reason: 'a b without ascender, and a stem' },

  // Greek and Coptic
  { characters: 'λ Δ', reads: 'a', reason: 'a capital A of logotypes, or with a low bar' },
  { characters: 'ς', reads: 'c s', reason: 'a c with a tail, and an s by its sound; styled' },
  { characters: 'δ', reads: 'd', reason: 'a bowl with a bent ascender' },
  { characters: 'ξ Σ', reads: 'e', reason: 'a capital E in logotypes, Ξ for ether' },
  { characters: 'π ⲡ', reads: 'n', reason: 'two stems under a bar' },
  { characters: 'ϼ', reads: 'p', reason: 'a p with a stroke below; Chromium' },
  { characters: 'ϥ', reads: 'q', reason: 'a bowl with a descender' },
  { characters: 'μ', reads: 'u', reason: 'a u with a descender; styled' },
  { characters: 'ϫ', reads: 'x', reason: 'two crossing strokes on a foot' },
  { characters: 'ϩ', reads: '2', reason: 'a 2 with a curl' },

  // Latin that ENSIP-15 refuses, but for ł
  { characters: 'œ', reads: 'oe ce', reason: 'its letters, the first of them narrow; Chromium' },
  { characters: 'ł', reads: 'l t', reason: 'a stem with a short stroke across' },
  { characters: 'þ', reads: 'p b', reason: 'a stem with a bowl in its middle; Chromium' },
  { characters: 'ɵ', reads: 'o e', reason: 'an o with a bar, which makes it an e' },
  { characters: 'ð', reads: 'd', reason: 'a d with a bent ascender and a stroke' },
  { characters: 'ɜ ʒ ȝ', reads: '3', reason: 'two bowls that open to the left' },
  { characters: 'ʌ', reads: 'a v', reason: 'a v turned over, a capital A without bar' },

  // Armenian
  { characters: 'ե', reads: 'b t', reason: 'a stem with an open bowl; t when styled' },
  { characters: 'ժ մ', reads: 'd', reason: 'a bowl with an ascender on its right' },
  { characters: 'ի', reads: 'h', reason: 'an h with a descender' },
  { characters: 'լ', reads: 'l', reason: 'a stem with a foot' },
  { characters: 'տ', reads: 'm', reason: 'three stems joined in turn' },
  { characters: 'ը', reads: 'n', reason: 'an n with a foot' },
  { characters: 'բ ր', reads: 'p', reason: 'a long stem with an arch' },
  { characters: 'դ', reads: 'q', reason: 'an arch with a descender on its right' },
  { characters: 'պ', reads: 'w', reason: 'three stems joined in turn, the last of them long' },
  { characters: 'չ', reads: 'z', reason: 'a z with a curl; styled' },
  { characters: 'շ', reads: '2 t', reason: 'a 2, by Chromium; t when styled' },
  { characters: 'ջ', reads: '2', reason: 'a 2 with a descender' },
  { characters: 'ճ', reads: '6', reason: 'a bowl with a bent ascender; Chromium' },

  // Georgian
  { characters: 'ხ ც', reads: 'b', reason: 'a bowl with an ascender; ც when styled' },
  { characters: 'ძ', reads: 'd', reason: 'a bowl with an ascender; Chromium' },
  { characters: 'ჩ', reads: 'h', reason: 'a stem with an arch' },
  { characters: 'ო', reads: 'm', reason: 'three arches' },
  { characters: 'ი', reads: 'o', reason: 'a ring with a gap above' },
  { characters: 'ვ პ', reads: '3', reason: 'bowls that open to the left; Chromium' },
  { characters: 'ე', reads: '3', reason: 'two bowls that open to the left' },
  { characters: 'ნ', reads: '6', reason: 'a bowl with a bent ascender' },
  { characters: 'ზ', reads: '8', reason: 'two bowls' },

  // Hebrew, by code point because it runs from the right
  { characters: '\u{5e0}', reads: 'j', reason: 'U+05E0: a stem with a foot to the left; styled' },
  { characters: '\u{5d6}', reads: 'l', reason: 'U+05D6: a stem with a flag' },
  {
    characters: '\u{5d4} \u{5d7} \u{5ea}',
    reads: 'n',
    reason: 'two stems and a bar; Chromium in part',
  },
  { characters: '\u{5dd}', reads: 'o', reason: 'U+05DD: a square ring' },
  { characters: '\u{5e7}', reads: 'p', reason: 'U+05E7: a bowl and a descender; styled' },
  { characters: '\u{5e9}', reads: 'w v', reason: 'U+05E9: three stems on a bar; v when styled' },
  { characters: '\u{5d0}', reads: 'x', reason: 'U+05D0: crossing strokes; styled' },
  { characters: '\u{5e2} \u{5e5}', reads: 'y', reason: 'two arms on a stem; styled' },

  // Thai and Lao
  { characters: 'ค ล ส', reads: 'a', reason: 'a bowl under an arch; styled' },
  { characters: '๒ ๖', reads: 'b', reason: 'a stem with a bowl; styled' },
  { characters: '๔ ໓', reads: 'd', reason: 'a bowl with an ascender on its right; styled' },
  { characters: 'เ', reads: 'l i', reason: 'a stem with a knot for its foot; styled' },
  { characters: '๓', reads: 'm', reason: 'three stems; styled' },
  { characters: 'ก ภ ถ ท ຖ', reads: 'n', reason: 'two stems and an arch; Chromium has ก' },
  { characters: 'อ ๏ ອ ວ', reads: 'o', reason: 'a ring, nearly closed' },
  { characters: 'ๆ', reads: 'q', reason: 'a bowl with a descender on its right' },
  { characters: 'ร ຣ ຮ', reads: 's', reason: 'a head and a tail that turn as an s; Chromium' },
  { characters: 'บ น ม ย ນ ມ', reads: 'u', reason: 'two stems on a bar; Chromium has บ' },
  { characters: 'พ ฟ ผ ฝ ฬ', reads: 'w', reason: 'three stems and a bar; Chromium has พ' },

  // Other scripts of India and its neighbours
  { characters: 'ၔ', reads: 'e', reason: 'a ring with a bar; Chromium' },
  { characters: 'ဌ', reads: 'g', reason: 'a ring with a descender; Chromium' },
  { characters: '၂', reads: 'j', reason: 'a stem with a hook; Chromium' },
  { characters: 'ட', reads: 'l', reason: 'a stem with a foot' },
  { characters: 'ന', reads: 'm', reason: 'arches side by side' },
  { characters: 'ര റ', reads: 'o', reason: 'a ring with a gap below' },
  { characters: '৭ ੧ ૧', reads: 'q', reason: 'a bowl with a descender; Chromium' },
  { characters: 'ப ပ', reads: 'u', reason: 'a bowl that is open above' },
  { characters: 'ယ', reads: 'w', reason: 'two bowls that are open above' },
  { characters: '२ ২ ੨ ೩ ೭', reads: '2', reason: 'the digit 2 or the shape of it; Chromium' },
  { characters: 'उ ও ੩ ౩ ဒ', reads: '3', reason: 'two bowls that open to the left; Chromium' },
  { characters: '੫', reads: '4', reason: 'a 4 that is open above; Chromium' },
  { characters: '୫', reads: '8', reason: 'two loops; Chromium' },
  { characters: '૭ ౨', reads: '9', reason: 'a bowl with a tail; Chromium' },

  // Ethiopic, Cherokee, Canadian syllabics, Lisu
  { characters: 'ል Ꭿ ᗩ ᐱ ꓥ ꓯ', reads: 'a', reason: 'an A without bar, or turned over; styled' },
  { characters: 'ᗺ ꓭ', reads: 'b', reason: 'a capital B mirrored' },
  { characters: 'ር Ꮳ Ꮸ ᑕ', reads: 'c', reason: 'a bow that opens to the right; styled' },
  { characters: 'ዕ Ꮄ ꓷ', reads: 'd', reason: 'a bowl with a stem; styled' },
  { characters: 'ቻ Ꮀ Ꭸ', reads: 'f', reason: 'a stem with two arms; styled' },
  { characters: 'Ꮆ', reads: 'g', reason: 'a capital G; styled' },
  { characters: 'ዘ ከ ክ', reads: 'h', reason: 'two stems and a bar; styled' },
  { characters: 'ꓘ', reads: 'k', reason: 'a capital K mirrored' },
  { characters: 'Ꮭ Ꮣ', reads: 'l', reason: 'a capital L with a tick; styled' },
  { characters: 'ጠ', reads: 'm', reason: 'three stems under a bar; styled' },
  { characters: 'Ꮼ Ꭷ', reads: 'o', reason: 'a ring with something inside' },
  { characters: 'የ Ꮅ Ꭾ', reads: 'p', reason: 'a bowl on a stem; styled' },
  { characters: 'ᑫ Ꮔ', reads: 'q', reason: 'a bowl with a descender; styled' },
  { characters: 'ꓤ', reads: 'r', reason: 'a capital R mirrored' },
  { characters: 'ነ Ꭶ ᔕ', reads: 's', reason: 'two bows that turn as an s; styled' },
  { characters: 'ፕ Ꮦ', reads: 't', reason: 'a stem under a bar; styled' },
  { characters: 'ሁ ᕫ', reads: 'u', reason: 'a bowl that is open above; styled' },
  { characters: 'Ꮴ Ꮙ ᐁ', reads: 'v', reason: 'two arms that meet below; styled' },
  { characters: 'ሠ Ꮿ', reads: 'w', reason: 'three stems on a bar; styled' },
  { characters: 'ሃ', reads: 'y', reason: 'two arms on a stem; styled' },
  { characters: 'ᘔ ᙆ', reads: 'z 2', reason: 'a Z of three strokes; styled' },

  // Chinese, Japanese, Korean: the only other scripts that ENSIP-15 allows beside Latin letters
  { characters: '一', reads: '-', reason: 'a stroke on the line; Chromium' },
  { characters: '卂 ム ㄙ', reads: 'a', reason: 'two legs and a stroke across; styled' },
  { characters: '乃 阝', reads: 'b', reason: 'two bows on the right; 乃 when styled' },
  { characters: '匚 匸 ㄈ ᄃ', reads: 'c', reason: 'a square bow that opens to the right; styled' },
  { characters: '乇 三 ミ 巨 ᄐ', reads: 'e', reason: 'three strokes, some with a stem; styled' },
  { characters: 'ヨ 彐', reads: 'e 3', reason: 'a capital E mirrored' },
  { characters: '千 丰 キ', reads: 'f', reason: 'a stem with two strokes across; styled' },
  { characters: '卄 廾 廿 ん', reads: 'h', reason: 'two stems and a bar; styled' },
  { characters: '工', reads: 'i', reason: 'a capital I with serifs' },
  { characters: '亅', reads: 'j', reason: 'a stem with a hook to the left' },
  { characters: '丨', reads: 'l', reason: 'a stem' },
  { characters: 'ㄥ ᄂ レ し 乚', reads: 'l', reason: 'a stem with a foot; styled' },
  { characters: '爪', reads: 'm', reason: 'three legs under a bar; styled' },
  { characters: '几 冂 刀 丌 兀 ㄇ', reads: 'n', reason: 'two legs under a bar; styled' },
  { characters: '口 ᄋ ᄆ ㄖ の', reads: 'o', reason: 'a ring, round or square; styled' },
  { characters: '卩 尸 ㄗ ㄕ', reads: 'p', reason: 'a stem with a square bowl; styled' },
  { characters: '尺 厂', reads: 'r', reason: 'an R of brush strokes, or an r; styled' },
  { characters: '丂', reads: 's 5', reason: 'a 5 of brush strokes; styled' },
  { characters: '十 七 丁 丅 丆 ㄒ ト ナ ヒ ᅮ', reads: 't', reason: 'a stem and a bar; Chromium' },
  { characters: 'ㄩ 凵 ひ', reads: 'u', reason: 'a bowl that is open above; styled' },
  { characters: '山', reads: 'w', reason: 'three stems on a bar; styled' },
  { characters: '乂 㐅 ㄨ メ', reads: 'x', reason: 'two crossing strokes; Chromium has 乂' },
  { characters: '丫 ㄚ', reads: 'y', reason: 'two arms on a stem; Chromium has 丫' },
  { characters: '乙', reads: 'z 2', reason: 'a Z of one stroke; styled' },
  { characters: 'ろ る ㄋ', reads: '3', reason: 'bows that open to the left' },
  { characters: '丩 ㄐ', reads: '4', reason: 'a 4 that is open above; Chromium' },
  { characters: 'ㄎ', reads: '5', reason: 'a 5 without its top stem' },
  { characters: 'フ', reads: '7 j', reason: 'a 7; j when styled' },

  // Signs
  { characters: '฿ ₿', reads: 'b', reason: 'currency signs made of B; styled' },
  { characters: '© ₵', reads: 'c', reason: 'a C in a ring, or with a stroke; styled' },
  { characters: '∂', reads: 'd', reason: 'a bowl with a bent ascender; styled' },
  { characters: '€ ∑', reads: 'e', reason: 'an E, round or pointed; styled' },
  { characters: '£ ₺', reads: 'l', reason: 'currency signs made of L' },
  { characters: '₲', reads: 'g', reason: 'a currency sign made of G' },
  {
    characters: '₹ ℞',
    reads: 'r',
    reason: 'a currency sign, and a sign of prescriptions, made of R',
  },
  { characters: '₸', reads: 't', reason: 'a T with a second bar' },
  { characters: '℗', reads: 'p', reason: 'a P in a ring' },
  { characters: '∫', reads: 's', reason: 'a long S' },
  { characters: '◉ ◎ ◯', reads: 'o', reason: 'rings' },
  { characters: '✘', reads: 'x', reason: 'drawn as x' },
  { characters: '₦', reads: 'n', reason: 'a currency sign made of N; styled' },
  { characters: '°', reads: 'o', reason: 'a small ring' },
  { characters: '₱ ₽', reads: 'p', reason: 'currency signs made of P; styled' },
  { characters: '®', reads: 'r', reason: 'an R in a ring' },
  { characters: '₴', reads: 's', reason: 'a currency sign made of S; styled' },
  { characters: '√', reads: 'v', reason: 'two strokes that meet below; styled' },
];
