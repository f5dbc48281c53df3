// Measures of attacks that were found or generated, and of ordinary names.

import { type Counted, createMeasureFor, type Measure } from './measure.ts';

const measureOrdinary = createMeasureFor('ordinary', 'shipped');
const measureAttacks = createMeasureFor('attacks', 'shipped');
const measureListed = createMeasureFor('attacks', 'listed');

/** Classes of labels in native scripts, such as `Han`, and of Latin mixed with Japanese, Korean or Chinese. */
const NATIVE_CLASSES = /^(?:(?!Latin)[A-Z][a-z_]+(?: mix)?|Latin\+CJK)$/;
const EMOJI_CLASSES = /^emoji(?:\+ascii|\+digits)?$/;
/** Kinds of generated non-ASCII spoofs. */
const GENERATED_SPOOFS = /^(?:dnstwist-(?:homoglyph-unicode|cyrillic)|nsguard-(?!ascii-).+)$/;
/** Non-ASCII spoofs of names of the trade that were found in use. */
const WILD_SPOOFS = /^wild-idn$/;
/** Registered domains that look like websites. Most of these websites are not known names. */
const REGISTERED_SPOOFS = /^idn-registered-/;
const SPOOFS = new RegExp(
  `${GENERATED_SPOOFS.source}|${WILD_SPOOFS.source}|${REGISTERED_SPOOFS.source}`,
);

/** Permutations of dnstwist with the minimum percentage of warnings and alerts. */
const WARNED_PERMUTATIONS: readonly [permutation: string, atLeast: number][] = [
  ['hyphenation', 95],
  ['repetition', 93],
  ['transposition', 93],
  ['homoglyph-ascii', 60],
  ['vowel_swap', 60],
  ['insertion', 60],
  ['omission', 60],
  ['replacement', 50],
  ['bitsquatting', 50],
];

export const SAMPLE_MEASURES: readonly Measure[] = [
  measureOrdinary('real ASCII labels', /^ascii$/, 'warned', { atMost: 0.2 }),
  measureOrdinary('real ASCII labels', /^ascii$/, 'alert', { atMost: 0.03 }),
  measureOrdinary('real native labels', NATIVE_CLASSES, 'pass', { atLeast: 98.5 }),
  measureOrdinary(
    'real labels of one class',
    NATIVE_CLASSES,
    'pass',
    { atLeast: 98 },
    { minGroupSize: 40 },
  ),
  measureOrdinary('real emoji labels', EMOJI_CLASSES, 'pass', { atLeast: 99 }),
  // A spoof with ordinary accents, such as `perú`, passes unless its target is a known name.
  measureAttacks('generated non-ASCII spoofs', GENERATED_SPOOFS, 'pass', { atMost: 0 }),
  measureAttacks('wild non-ASCII spoofs', WILD_SPOOFS, 'pass', { atMost: 6 }),
  measureAttacks('registered non-ASCII spoofs', REGISTERED_SPOOFS, 'pass', { atMost: 20 }),
  measureListed('non-ASCII spoofs', SPOOFS, 'alert', { atLeast: 88 }),
  measureListed('wild one-edit attacks', /^wild-edit1$/, 'warned', { atLeast: 94 }),
  measureAttacks('wild one-edit attacks', /^wild-edit1$/, 'warned', { atLeast: 80 }),
  ...WARNED_PERMUTATIONS.map(([permutation, atLeast]) =>
    measurePermutation(permutation, 'warned', atLeast),
  ),
  ...WARNED_PERMUTATIONS.filter(([permutation]) => permutation !== 'homoglyph-ascii').map(
    ([permutation]) => measurePermutation(permutation, 'noticed', 93),
  ),
  measureListed("Chromium's unsafe labels", /^chromium-unsafe$/, 'warned', { atLeast: 84 }),
  measureListed('added security words', /^dnstwist-dictionary$/, 'warned', { atLeast: 60 }),
  measureListed('embedded top-level domains', /^tld-embed$/, 'warned', { atLeast: 70 }),
  measureOrdinary('legitimate near-misses', /^legit-near-miss$/, 'warned', { atMost: 5 }),
];

function measurePermutation(permutation: string, counted: Counted, atLeast: number) {
  const groups = new RegExp(`^dnstwist-${permutation}$`);
  return measureListed(`dnstwist ${permutation} attacks`, groups, counted, { atLeast });
}
