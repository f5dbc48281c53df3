// Generates texts for property tests. Characters that are common or forbidden in names are more frequent than others.

import fc from 'fast-check';
import { listSequences } from '../confusables/letter-sequences.ts';
import { getBuiltInNames } from '../known-names/built-in-names.ts';
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

const LABELS = getBuiltInNames().map(({ label }) => label);

const anyPlace = fc.double({ min: 0, max: 1, noNaN: true });
const anyPiece = fc.constantFrom(
  ...'abcdeiklmnorstuvw01357-'.split(''),
  ...listSequences('tightFold').map(({ sequence }) => sequence),
  ...['my', 'wallet', '-support', 'eth', 'dotcom', '22', 'ì', 'а', '🔒', '_', '$'],
);

/** Replaces some characters of a text with a piece. */
function edit(text: string, [place, piece, removed]: [number, string, number]): string {
  const characters = [...text];
  characters.splice(Math.round(place * characters.length), removed, piece);
  return characters.join('');
}

const anyEdit = fc.tuple(anyPlace, fc.oneof(anyPiece, fc.constant('')), fc.nat({ max: 2 }));

/** Labels of known names with up to three edits. */
export const anyResembling: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...LABELS), fc.array(anyEdit, { maxLength: 3 }))
  .map(([label, edits]) => edits.reduce(edit, label));

/** Letters with the accents that attackers and languages put on them. */
const ACCENTED: Readonly<Record<string, string>> = {
  a: 'áàâäåā',
  c: 'ç',
  e: 'éèêë',
  i: 'íîï',
  n: 'ñ',
  o: 'óòôöøō',
  s: 'śš',
  u: 'úùûü',
  y: 'ý',
  z: 'żž',
};

/** Replaces a letter of a text with an accented one. The place and the accent are chosen by two numbers. */
function addAccent(text: string, [place, accent]: readonly [number, number]): string {
  const characters = [...text];
  const at = place % Math.max(1, characters.length);
  const choices = [...(ACCENTED[characters[at] ?? ''] ?? '')];
  const chosen = choices[accent % Math.max(1, choices.length)];
  if (chosen !== undefined) characters[at] = chosen;
  return characters.join('');
}

/** Labels of letters, some of them similar to a known name, with up to three accents. */
export const anyAccented: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(anyResembling, fc.stringMatching(/^[a-z]{3,9}$/)),
    fc.array(fc.tuple(fc.nat(), fc.nat()), { minLength: 1, maxLength: 3 }),
  )
  .map(([label, accents]) => accents.reduce(addAccent, label));

/** Generates names for fuzzing: ordinary names, imitations, invalid names and names that are too long. */
const anyTop = fc.constantFrom('', ...'.eth .eth .eth .com .eth.limo . .еth .ETH'.split(' '));

/** Labels with lengths near the limits of 63, 200, 253 and 255. */
const anyLong = fc
  .tuple(
    fc.constantFrom(...'a é e\u0301 а 日 👩‍👩‍👧 \u0301\u0316 \u1b44 a. ο. [5d'.split(' ')),
    fc.constantFrom(1, 30, 31, 62, 63, 64, 84, 86, 99, 100, 101, 126, 128, 196, 200, 201, 254),
  )
  .map(([part, times]) => part.repeat(times));

const anyUnknown = fc.nat().map((number) => `[${number.toString(16).padStart(64, '5d')}]`);

const anyNamePart = fc.oneof(
  { weight: 5, arbitrary: anyText },
  { weight: 4, arbitrary: anyResembling },
  { weight: 1, arbitrary: anyAccented },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
  { weight: 1, arbitrary: anyUnknown },
  { weight: 1, arbitrary: fc.tuple(anyLong, anyText).map((parts) => parts.join('')) },
);

/** Strings that are often nearly valid names, but may have unpaired surrogates. */
export const anyHostileName: fc.Arbitrary<string> = fc
  .tuple(fc.array(anyNamePart, { minLength: 1, maxLength: 3 }), anyTop)
  .map(([labels, top]) => labels.join('.') + top);
