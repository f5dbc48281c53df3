import type { Outcome } from './judge-cases.ts';
import type { CaseSet } from './verdict-cases.ts';

/** Minimum or maximum percentage of counted cases. */
export type Bound = { atLeast: number } | { atMost: number };

/** Further conditions on the cases of a measure. */
interface CaseConditions {
  /** Pattern of the names. */
  names?: RegExp;
  /** Pattern of the targets. All targets of a case must match. */
  targets?: RegExp;
  /** If set, each group with at least this number of cases has a separate result. */
  minGroupSize?: number;
}

/** Percentage of cases with certain outcomes, and its bound. */
export interface Measure extends CaseConditions {
  title: string;
  set: CaseSet;
  /** Pattern of the groups. */
  groups: RegExp;
  /** Which judgement of a case is used. `listed` skips cases without targets. */
  as: 'shipped' | 'listed';
  /** Outcomes that are counted. */
  outcomes: readonly Outcome[];
  bound: Bound;
}

/** Outcomes that a measure counts, and the words for them in its title. */
const COUNTED = {
  pass: { outcomes: ['pass', 'info'], words: 'without a warning or alert' },
  warned: { outcomes: ['warn', 'alert'], words: 'with a warning or alert' },
  alert: { outcomes: ['alert'], words: 'with an alert' },
  noticed: { outcomes: ['info', 'warn', 'alert'], words: 'with info, a warning or an alert' },
} satisfies Record<string, { outcomes: readonly Outcome[]; words: string }>;

export type Counted = keyof typeof COUNTED;

type CreateMeasure = (
  subject: string,
  groups: RegExp,
  counted: Counted,
  bound: Bound,
  conditions?: CaseConditions,
) => Measure;

/** Returns a function that creates measures of one set of cases. */
const createMeasureFor =
  (set: CaseSet, as: Measure['as']): CreateMeasure =>
  (subject, groups, counted, bound, conditions = {}) => {
    const { outcomes, words } = COUNTED[counted];
    return { title: `${subject} ${words}`, set, groups, as, outcomes, bound, ...conditions };
  };

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

const SAMPLE_MEASURES: readonly Measure[] = [
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

const measureNear = createMeasureFor('near', 'shipped');
const measureExact = createMeasureFor('exact', 'shipped');
const measureWatched = createMeasureFor('watched', 'listed');

/** Typing mistakes in one letter or in two neighbours. */
const SLIPS =
  /^(?:transposition(?: at start)?|doubled letter|missing inner letter|keyboard inner|vowel inner)$/;
const SIX_LETTERS = { targets: /^.{6,}\.eth$/ };
const DIGITS_APPENDED = /^(?:one digit|digits) appended$/;
const HYPHENATED_WORDS = /^(?:prefix word-|suffix -word)$/;
const GLUED_WORDS = /^(?:prefix|suffix) word$/;
/** Imitated labels in front of a service word: `metamask.support.eth`. */
const PARENT_WORDS = /^sub: NAME\.word\.eth$/;
/** Letters replaced with emoji, or separated by an emoji. */
const EMOJI = /^(?:glyph1 EmojiLetter|emoji inside)$/;
/** Letters replaced with currency signs, kana, accented letters or letters of other scripts. */
const GLYPHS = /^(?:(?:glyph1|mostly|whole) (?!EmojiLetter$|Cyrillic$).+|two glyphs)$/;
/** Labels that are Cyrillic as a whole. Some of their letters do not resemble the Latin letters that they replace. */
const WHOLE_CYRILLIC = /^whole Cyrillic$/;
/** Words glued to a label, followed by an emoji. */
const WORD_AND_EMOJI = /^emoji \+ word$/;
const LARGE_FAMILIES = { minGroupSize: 10 };
/** A look-alike character, together with an added word or a missing letter. */
const TWO_CHANGES = /^glyph \+ .+$/;

const FAMILY_MEASURES: readonly Measure[] = [
  measureExact(
    'slips in exact names of six letters or more',
    SLIPS,
    'warned',
    { atLeast: 75 },
    SIX_LETTERS,
  ),
  measureWatched('slips in watched names', SLIPS, 'warned', { atLeast: 95 }),
  measureWatched('digits after watched names', DIGITS_APPENDED, 'warned', { atLeast: 90 }),
  measureWatched('words and hyphens beside watched names', HYPHENATED_WORDS, 'warned', {
    atLeast: 90,
  }),
  measureWatched('words glued to watched names', GLUED_WORDS, 'warned', { atLeast: 70 }),
  measureNear('near names in NAME.word.eth', PARENT_WORDS, 'warned', { atLeast: 95 }),
  measureExact('exact names in NAME.word.eth', PARENT_WORDS, 'warned', { atLeast: 95 }),
  measureWatched('watched names in NAME.word.eth', PARENT_WORDS, 'warned', { atLeast: 95 }),
  measureNear('glyphs in near names', GLYPHS, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureExact('glyphs in exact names', GLYPHS, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureWatched('glyphs in watched names', GLYPHS, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureExact('exact names in Cyrillic letters', WHOLE_CYRILLIC, 'warned', { atLeast: 75 }),
  measureNear('emoji in near names', EMOJI, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureExact('emoji in exact names', EMOJI, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureWatched('emoji in watched names', EMOJI, 'warned', { atLeast: 85 }, LARGE_FAMILIES),
  measureNear('near names with a word and an emoji', WORD_AND_EMOJI, 'warned', { atLeast: 85 }),
  measureWatched('watched names with a word and an emoji', WORD_AND_EMOJI, 'warned', {
    atLeast: 85,
  }),
  measureNear('two changes to near names', TWO_CHANGES, 'alert', { atLeast: 60 }),
  measureExact(
    'two changes to exact names of six letters or more',
    TWO_CHANGES,
    'alert',
    { atLeast: 60 },
    SIX_LETTERS,
  ),
  measureWatched('two changes to watched names', TWO_CHANGES, 'alert', { atLeast: 60 }),
];

const measureJudged = createMeasureFor('judged', 'shipped');

const RIGHT_ASCII = /^right ascii$/;
const WRONG_ASCII = /^wrong ascii$/;
const WRONG_OTHER = /^wrong (?!ascii$)/;
const HEXADECIMAL = { names: /^0x/ };

/** Registered names that had a warning. A person judged whether the warning is right. */
const JUDGED_MEASURES: readonly Measure[] = [
  measureJudged('ASCII labels that deserve a warning', RIGHT_ASCII, 'warned', { atLeast: 93 }),
  measureJudged('ASCII labels that deserve no warning', WRONG_ASCII, 'warned', { atMost: 30 }),
  measureJudged('other labels that deserve no warning', WRONG_OTHER, 'warned', { atMost: 6 }),
  measureJudged('labels with decorated letters', /^right decorated$/, 'warned', { atLeast: 30 }),
  measureJudged('imitations and signs', /^right (?:known|sign)$/, 'warned', { atLeast: 90 }),
  measureJudged('labels like addresses', RIGHT_ASCII, 'warned', { atLeast: 90 }, HEXADECIMAL),
  measureJudged('hexadecimal handles', WRONG_ASCII, 'warned', { atMost: 6 }, HEXADECIMAL),
];

const measureAccented = createMeasureFor('accented', 'shipped');

const ALL = /^/;

/** First names, surnames and places that are spelled with accents. */
const ACCENTED_MEASURES: readonly Measure[] = [
  measureAccented('accented names', ALL, 'pass', { atLeast: 97 }),
  measureAccented('accented names', ALL, 'alert', { atMost: 0.3 }),
  measureAccented(
    'accented names of one locale or country',
    ALL,
    'pass',
    { atLeast: 88 },
    { minGroupSize: 8 },
  ),
];

/** All measures with the percentages that the verdicts must meet. */
export const MEASURES: readonly Measure[] = [
  ...SAMPLE_MEASURES,
  ...JUDGED_MEASURES,
  ...FAMILY_MEASURES,
  ...ACCENTED_MEASURES,
];
