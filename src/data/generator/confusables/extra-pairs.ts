// Lists the reviewed pairs of confusables that no source contains.

type ExtraPair = readonly [grapheme: string, confusableWith: string, reason: string];

/** Confusables that are in neither source. Readers must mistake them for each other at text size. */
export const EXTRA_PAIRS: readonly ExtraPair[] = [
  ['\u{df}', 'b', 'U+00DF (ß): a stem and two bowls; b with a gap at the bottom'],
  ['\u{df}', 'B', 'U+00DF (ß): a stem and two bowls; common in old spoofs'],
  ['\u{43b}', 'n', 'U+043B (л): two stems joined at the top; n in italics and sans-serif fonts'],
  ['\u{43a}', 'k', 'U+043A (к): k without an ascender; the sources only have U+0138 (ĸ)'],
  ['\u{138}', 'k', 'U+0138 (ĸ): k without an ascender'],
  ['\u{43c}', 'm', 'U+043C (м): m with pointed arches; the sources only have U+028D (ʍ)'],
  ['\u{442}', 't', 'U+0442 (т): a small capital T; the sources only have U+1D1B (ᴛ)'],
  ['\u{44c}', 'b', 'U+044C (ь): b without an ascender; the sources only have U+0185 (ƅ)'],
  ['\u{185}', 'b', 'U+0185 (ƅ): b with a hook at the top'],
  ['\u{1dd}', 'e', 'U+01DD (ǝ): an upside-down e; reads as e inside a word'],
  ['\u{454}', 'e', 'U+0454 (є): e with a short bar; the sources only have U+A793 (ꞓ)'],
  ['\u{237}', 'j', 'U+0237 (ȷ): j without a dot'],
  ['\u{3b5}', 'e', 'U+03B5 (ε): e in many handwritings; the sources only have U+A793 (ꞓ)'],
  ['\u{3c7}', 'x', 'U+03C7 (χ): two crossing strokes; the sources only have U+AB53 (ꭓ)'],
  ['\u{3c9}', 'w', 'U+03C9 (ω): w with a round bottom'],
  ['\u{7c0}', 'o', 'U+07C0 (߀): a ring; the sources only have capital O'],
  ['\u{2690}', '\u{1f3f3}', 'U+2690 (⚐): a white flag, like the emoji U+1F3F3'],
  ['\u{2691}', '\u{1f3f4}', 'U+2691 (⚑): a black flag, like the emoji U+1F3F4'],
];
