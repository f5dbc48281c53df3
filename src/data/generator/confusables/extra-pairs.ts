// Lists the reviewed pairs of confusables that no source contains.

/** Reviewed pair that is in neither source. */
interface ExtraPair {
  grapheme: string;
  confusableWith: string;
  reason: string;
}

/** Confusables that are in neither source. Readers must mistake them for each other at text size. */
export const EXTRA_PAIRS: readonly ExtraPair[] = [
  {
    grapheme: '\u{df}',
    confusableWith: 'b',
    reason: 'U+00DF (ß): a stem and two bowls; looks like b with a gap at the bottom',
  },
  {
    grapheme: '\u{df}',
    confusableWith: 'B',
    reason: 'U+00DF (ß): a stem and two bowls; common in old spoofs',
  },
  {
    grapheme: '\u{43b}',
    confusableWith: 'n',
    reason: 'U+043B (л): two stems joined at the top; looks like n in sans-serif and italic fonts',
  },
  {
    grapheme: '\u{43a}',
    confusableWith: 'k',
    reason: 'U+043A (к): k without an ascender; the sources only have U+0138 (ĸ)',
  },
  {
    grapheme: '\u{138}',
    confusableWith: 'k',
    reason: 'U+0138 (ĸ): k without an ascender',
  },
  {
    grapheme: '\u{43c}',
    confusableWith: 'm',
    reason: 'U+043C (м): m with pointed arches; the sources only have U+028D (ʍ)',
  },
  {
    grapheme: '\u{442}',
    confusableWith: 't',
    reason: 'U+0442 (т): a small capital T; the sources only have U+1D1B (ᴛ)',
  },
  {
    grapheme: '\u{44c}',
    confusableWith: 'b',
    reason: 'U+044C (ь): b without an ascender; the sources only have U+0185 (ƅ)',
  },
  {
    grapheme: '\u{185}',
    confusableWith: 'b',
    reason: 'U+0185 (ƅ): b with a hook at the top',
  },
  {
    grapheme: '\u{1dd}',
    confusableWith: 'e',
    reason: 'U+01DD (ǝ): an upside-down e; reads as e inside a word',
  },
  {
    grapheme: '\u{454}',
    confusableWith: 'e',
    reason: 'U+0454 (є): e with a short bar; the sources only have U+A793 (ꞓ)',
  },
  {
    grapheme: '\u{237}',
    confusableWith: 'j',
    reason: 'U+0237 (ȷ): j without a dot',
  },
  {
    grapheme: '\u{3b5}',
    confusableWith: 'e',
    reason: 'U+03B5 (ε): e in many handwritings; the sources only have U+A793 (ꞓ)',
  },
  {
    grapheme: '\u{3c7}',
    confusableWith: 'x',
    reason: 'U+03C7 (χ): two crossing strokes; the sources only have U+AB53 (ꭓ)',
  },
  {
    grapheme: '\u{3c9}',
    confusableWith: 'w',
    reason: 'U+03C9 (ω): w with a round bottom',
  },
  {
    grapheme: '\u{7c0}',
    confusableWith: 'o',
    reason: 'U+07C0 (߀): a ring; the sources only have capital O',
  },
  {
    grapheme: '\u{2690}',
    confusableWith: '\u{1f3f3}',
    reason: 'U+2690 (⚐): a white flag, like the emoji U+1F3F3',
  },
  {
    grapheme: '\u{2691}',
    confusableWith: '\u{1f3f4}',
    reason: 'U+2691 (⚑): a black flag, like the emoji U+1F3F4',
  },
];
