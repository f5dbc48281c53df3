// Lists the reviewed pairs of confusables that no source contains.

/** One reviewed pair that neither source has. */
interface ExtraPair {
  grapheme: string;
  confusableWith: string;
  reason: string;
}

/** Confusables beyond the sources. Add only what a reader mistakes at text size, with the reason. */
export const EXTRA_PAIRS: readonly ExtraPair[] = [
  {
    grapheme: '\u{df}',
    confusableWith: 'b',
    reason: 'U+00DF (ß): one stem and two bowls; at text size a b with a gap at the foot',
  },
  {
    grapheme: '\u{df}',
    confusableWith: 'B',
    reason: 'U+00DF (ß): the same two bowls as the capital, which is how old spoofs use it',
  },
  {
    grapheme: '\u{43b}',
    confusableWith: 'n',
    reason: 'U+043B (л): two legs joined at the top, an n in many sans-serif and italic faces',
  },
  {
    grapheme: '\u{43a}',
    confusableWith: 'k',
    reason: 'U+043A (к): a k without its ascender; the sources only tie it to U+0138 (ĸ)',
  },
  {
    grapheme: '\u{138}',
    confusableWith: 'k',
    reason: 'U+0138 (ĸ): a k without its ascender',
  },
  {
    grapheme: '\u{43c}',
    confusableWith: 'm',
    reason: 'U+043C (м): an m with pointed arches; the sources only tie it to U+028D (ʍ)',
  },
  {
    grapheme: '\u{442}',
    confusableWith: 't',
    reason: 'U+0442 (т): a small capital T; the sources only tie it to U+1D1B (ᴛ)',
  },
  {
    grapheme: '\u{44c}',
    confusableWith: 'b',
    reason: 'U+044C (ь): a b without its ascender; the sources only tie it to U+0185 (ƅ)',
  },
  {
    grapheme: '\u{185}',
    confusableWith: 'b',
    reason: 'U+0185 (ƅ): a b with a hook at its top',
  },
  {
    grapheme: '\u{1dd}',
    confusableWith: 'e',
    reason: 'U+01DD (ǝ): an e upside down, read as one inside a word',
  },
  {
    grapheme: '\u{454}',
    confusableWith: 'e',
    reason: 'U+0454 (є): a round e with its bar cut short; the sources only tie it to U+A793 (ꞓ)',
  },
  {
    grapheme: '\u{237}',
    confusableWith: 'j',
    reason: 'U+0237 (ȷ): a j without its dot, as U+0131 (ı) is an i',
  },
  {
    grapheme: '\u{3b5}',
    confusableWith: 'e',
    reason: 'U+03B5 (ε): an e in many hands; the sources only tie it to U+A793 (ꞓ)',
  },
  {
    grapheme: '\u{3c7}',
    confusableWith: 'x',
    reason: 'U+03C7 (χ): two crossing strokes; the sources only tie it to U+AB53 (ꭓ)',
  },
  {
    grapheme: '\u{3c9}',
    confusableWith: 'w',
    reason: 'U+03C9 (ω): a w with a round foot',
  },
  {
    grapheme: '\u{7c0}',
    confusableWith: 'o',
    reason: 'U+07C0 (߀): the NKo zero is drawn as a plain ring; the sources only tie it to O',
  },
  {
    grapheme: '\u{2690}',
    confusableWith: '\u{1f3f3}',
    reason: 'U+2690 (⚐): the text white flag beside the emoji U+1F3F3',
  },
  {
    grapheme: '\u{2691}',
    confusableWith: '\u{1f3f4}',
    reason: 'U+2691 (⚑): the text black flag beside the emoji U+1F3F4',
  },
];
