// What the verdicts are held to, as data: which cases, under which watchlist, what counts, and the bound.

import { OUTCOMES, type Outcome } from './judge-cases.ts';

export interface Measure {
  title: string;
  /** Whose groups are meant: kinds of attack, or classes of ordinary names. */
  of: 'attacks' | 'ordinary';
  groups: RegExp;
  /** With `listed`, only the cases count whose targets are known, and they are on the watchlist. */
  as: 'shipped' | 'listed';
  counts: readonly Outcome[];
  /** Percentage of the cases that counts at least, or at most. */
  bound: { atLeast: number } | { atMost: number };
  /** Measures each group by itself that has at least so many cases, instead of all together. */
  eachOf?: number;
}

const PASS: readonly Outcome[] = ['pass', 'info'];
const WARNED: readonly Outcome[] = ['warn', 'alert'];
const ALERT: readonly Outcome[] = ['alert'];
const NOTICED = OUTCOMES.filter((outcome) => outcome !== 'pass');

/** Classes named by a script (`Han`, `Japanese mix`), and Latin letters with Japanese, Korean or Chinese. */
const NATIVE = /^(?:(?!Latin)[A-Z][a-z_]+(?: mix)?|Latin\+CJK)$/;
const MADE_SPOOF = /^(?:dnstwist-(?:homoglyph-unicode|cyrillic)|nsguard-(?!ascii-).+)$/;
const WILD_SPOOF = /^(?:wild-idn|idn-registered-.+)$/;
const SPOOF = new RegExp(`${MADE_SPOOF.source}|${WILD_SPOOF.source}`);

/** Permutations of dnstwist, with the percentage that is warned about at least. */
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
  {
    title: 'real ASCII labels: warned',
    of: 'ordinary',
    groups: /^ascii$/,
    as: 'shipped',
    counts: WARNED,
    bound: { atMost: 0.2 },
  },
  {
    title: 'real ASCII labels: alert',
    of: 'ordinary',
    groups: /^ascii$/,
    as: 'shipped',
    counts: ALERT,
    bound: { atMost: 0.03 },
  },
  {
    title: 'real labels in native scripts and highly restrictive mixtures: pass',
    of: 'ordinary',
    groups: NATIVE,
    as: 'shipped',
    counts: PASS,
    bound: { atLeast: 98.5 },
  },
  {
    title: 'real labels of one script: pass',
    of: 'ordinary',
    groups: NATIVE,
    as: 'shipped',
    counts: PASS,
    bound: { atLeast: 98 },
    eachOf: 40,
  },
  {
    title: 'real emoji labels: pass',
    of: 'ordinary',
    groups: /^emoji(?:\+ascii|\+digits)?$/,
    as: 'shipped',
    counts: PASS,
    bound: { atLeast: 99 },
  },
  {
    title: 'spoofs outside ASCII, made: pass',
    of: 'attacks',
    groups: MADE_SPOOF,
    as: 'shipped',
    counts: PASS,
    bound: { atMost: 0 },
  },
  {
    title: 'spoofs outside ASCII, wild: pass',
    of: 'attacks',
    groups: WILD_SPOOF,
    as: 'shipped',
    counts: PASS,
    bound: { atMost: 1 },
  },
  {
    title: 'spoofs outside ASCII: alert',
    of: 'attacks',
    groups: SPOOF,
    as: 'listed',
    counts: ALERT,
    bound: { atLeast: 88 },
  },
  ...(
    [
      ['listed', 94],
      ['shipped', 80],
    ] as const
  ).map(
    ([as, atLeast]): Measure => ({
      title: 'wild one-edit attacks: warned',
      of: 'attacks',
      groups: /^wild-edit1$/,
      as,
      counts: WARNED,
      bound: { atLeast },
    }),
  ),
  ...WARNED_PERMUTATIONS.map(
    ([permutation, atLeast]): Measure => ({
      title: `dnstwist ${permutation}: warned`,
      of: 'attacks',
      groups: new RegExp(`^dnstwist-${permutation}$`),
      as: 'listed',
      counts: WARNED,
      bound: { atLeast },
    }),
  ),
  ...WARNED_PERMUTATIONS.filter(([permutation]) => permutation !== 'homoglyph-ascii').map(
    ([permutation]): Measure => ({
      title: `dnstwist ${permutation}: at least info`,
      of: 'attacks',
      groups: new RegExp(`^dnstwist-${permutation}$`),
      as: 'listed',
      counts: NOTICED,
      bound: { atLeast: 93 },
    }),
  ),
  {
    title: "Chromium's unsafe labels: warned",
    of: 'attacks',
    groups: /^chromium-unsafe$/,
    as: 'listed',
    counts: WARNED,
    bound: { atLeast: 84 },
  },
  {
    title: 'added security words: warned',
    of: 'attacks',
    groups: /^dnstwist-dictionary$/,
    as: 'listed',
    counts: WARNED,
    bound: { atLeast: 60 },
  },
  {
    title: 'embedded top-level domain: warned',
    of: 'attacks',
    groups: /^tld-embed$/,
    as: 'listed',
    counts: WARNED,
    bound: { atLeast: 70 },
  },
  {
    title: 'legitimate near-misses: warned',
    of: 'ordinary',
    groups: /^legit-near-miss$/,
    as: 'shipped',
    counts: WARNED,
    bound: { atMost: 5 },
  },
];
