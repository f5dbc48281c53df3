// Generates texts for property tests. Characters that are common or forbidden in names are more frequent than others.

import fc from 'fast-check';
import { UNKNOWN } from './unknown-label-example.ts';

const INTERESTING = [
  ...'abcxyz019-_$ABZ ',
  ...".[]'’⁄・\n\r\t\u0000\u00ad",
  ...'éìßıøőЖаеорсхӏαβγξΞΑ日本カタ語ゃ한국각אבעربกำ์',
  ...'\u0300\u0301\u0323\u0308\u0327\u0345\u05b0\u064b\u093c\u094d\u0e49\u20e3\u302e',
  ...'\u200b\u200c\u200d\u200e\u202e\u2060\ufe0e\ufe0f\ufeff\u034f\u115f\u3164\u2800\u3000',
  ...'\u1100\u1161\u11a8\u3131',
  ...'❤☺👍🏻🏿👩👨👧🚒🏳🌈🇫🇷🇯1⃣©™',
  ...'Åⅷ①Ａｱ。．½⅟㌀ﬁ',
  ...'\u{1d159}\u{1d173}\u{e0001}\u{e0067}\u{10ffff}\ue000\u0378',
  '👨‍👩‍👧',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'xn--',
  '--',
  '.eth',
  UNKNOWN,
];

/** Strings that may have unpaired surrogates. */
export const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...INTERESTING), maxLength: 12 }),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({
    unit: fc.oneof(fc.constantFrom(...INTERESTING), fc.constantFrom('\ud83d', '\udc00')),
    maxLength: 8,
  }),
);

/** Strings without unpaired surrogates. */
export const unicodeText = anyText.filter((text) => !/[\ud800-\udfff]/u.test(text));

/** Strings without unpaired surrogates and dots. */
export const anyLabel = unicodeText.map((text) => text.replaceAll('.', ''));
