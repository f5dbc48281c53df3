// Minimum and maximum percentages that the verdicts must meet.

import type { Outcome } from './judge-cases.ts';

export interface Measure {
  title: string;
  caseType: 'attack' | 'ordinary';
  /** Pattern of the kinds of attacks or the classes of ordinary names. */
  groups: RegExp;
  /** Which judgement of a case is used. `listed` skips cases without targets. */
  as: 'shipped' | 'listed';
  /** Outcomes that are counted. */
  outcomes: readonly Outcome[];
  /** Minimum or maximum percentage of counted cases. */
  bound: { atLeast: number } | { atMost: number };
  /** If set, each group with at least this number of cases has a separate result. */
  minGroupSize?: number | undefined;
}

/** Outcomes that a measure counts, and the words for them in its title. */
const COUNTED = {
  pass: { outcomes: ['pass', 'info'], words: 'without a warning or alert' },
  warned: { outcomes: ['warn', 'alert'], words: 'with a warning or alert' },
  alert: { outcomes: ['alert'], words: 'with an alert' },
  noticed: { outcomes: ['info', 'warn', 'alert'], words: 'with info, a warning or an alert' },
} satisfies Record<string, { outcomes: readonly Outcome[]; words: string }>;

type CreateMeasure = (
  subject: string,
  groups: RegExp,
  counted: keyof typeof COUNTED,
  bound: Measure['bound'],
  minGroupSize?: number,
) => Measure;

const createMeasure =
  (caseType: Measure['caseType'], as: Measure['as']): CreateMeasure =>
  (subject, groups, counted, bound, minGroupSize) => {
    const { outcomes, words } = COUNTED[counted];
    return { title: `${subject} ${words}`, caseType, groups, as, outcomes, bound, minGroupSize };
  };

const measureOrdinary = createMeasure('ordinary', 'shipped');
const measureAttacks = createMeasure('attack', 'shipped');
const measureListed = createMeasure('attack', 'listed');

/** Classes of labels in native scripts, such as `Han`, and of Latin mixed with Japanese, Korean or Chinese. */
const NATIVE_CLASSES = /^(?:(?!Latin)[A-Z][a-z_]+(?: mix)?|Latin\+CJK)$/;
const EMOJI_CLASSES = /^emoji(?:\+ascii|\+digits)?$/;
/** Kinds of generated non-ASCII spoofs. */
const GENERATED_SPOOFS = /^(?:dnstwist-(?:homoglyph-unicode|cyrillic)|nsguard-(?!ascii-).+)$/;
/** Kinds of non-ASCII spoofs that were found in use. */
const WILD_SPOOFS = /^(?:wild-idn|idn-registered-.+)$/;
const SPOOFS = new RegExp(`${GENERATED_SPOOFS.source}|${WILD_SPOOFS.source}`);

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

export const MEASURES: readonly Measure[] = [
  measureOrdinary('real ASCII labels', /^ascii$/, 'warned', { atMost: 0.2 }),
  measureOrdinary('real ASCII labels', /^ascii$/, 'alert', { atMost: 0.03 }),
  measureOrdinary('real native labels', NATIVE_CLASSES, 'pass', { atLeast: 98.5 }),
  measureOrdinary('real labels of one class', NATIVE_CLASSES, 'pass', { atLeast: 98 }, 40),
  measureOrdinary('real emoji labels', EMOJI_CLASSES, 'pass', { atLeast: 99 }),
  measureAttacks('generated non-ASCII spoofs', GENERATED_SPOOFS, 'pass', { atMost: 0 }),
  measureAttacks('wild non-ASCII spoofs', WILD_SPOOFS, 'pass', { atMost: 1 }),
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

function measurePermutation(permutation: string, counted: keyof typeof COUNTED, atLeast: number) {
  const groups = new RegExp(`^dnstwist-${permutation}$`);
  return measureListed(`dnstwist ${permutation} attacks`, groups, counted, { atLeast });
}
