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

/** A set of cases. `listed attacks` judges attacks with their targets on the watchlist. */
type MeasuredSet = CaseSet | 'listed attacks';

type Row = readonly [
  set: MeasuredSet,
  subject: string,
  groups: RegExp,
  counted: keyof typeof COUNTED,
  bound: Bound,
  conditions?: CaseConditions,
];

/** Classes of labels in native scripts, such as `Han`, and of Latin mixed with Japanese, Korean or Chinese. */
const NATIVE_CLASSES = /^(?:(?!Latin)[A-Z][a-z_]+(?: mix)?|Latin\+CJK)$/;
/** Classes that are large enough to be measured one by one. */
const CLASSES = { minGroupSize: 40 };
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

function measurePermutation(permutation: string, counted: Row[3], atLeast: number): Row {
  const groups = new RegExp(`^dnstwist-${permutation}$`);
  return ['listed attacks', `dnstwist ${permutation} attacks`, groups, counted, { atLeast }];
}

const SAMPLE_ROWS: readonly Row[] = [
  ['ordinary', 'real ASCII labels', /^ascii$/, 'warned', { atMost: 0.2 }],
  ['ordinary', 'real ASCII labels', /^ascii$/, 'alert', { atMost: 0.03 }],
  ['ordinary', 'real native labels', NATIVE_CLASSES, 'pass', { atLeast: 98.5 }],
  ['ordinary', 'real labels of one class', NATIVE_CLASSES, 'pass', { atLeast: 98 }, CLASSES],
  ['ordinary', 'real emoji labels', EMOJI_CLASSES, 'pass', { atLeast: 99 }],
  // A spoof with ordinary accents, such as `perú`, passes unless its target is a known name.
  ['attacks', 'generated non-ASCII spoofs', GENERATED_SPOOFS, 'pass', { atMost: 0 }],
  ['attacks', 'wild non-ASCII spoofs', WILD_SPOOFS, 'pass', { atMost: 6 }],
  ['attacks', 'registered non-ASCII spoofs', REGISTERED_SPOOFS, 'pass', { atMost: 20 }],
  ['listed attacks', 'non-ASCII spoofs', SPOOFS, 'alert', { atLeast: 88 }],
  ['listed attacks', 'wild one-edit attacks', /^wild-edit1$/, 'warned', { atLeast: 94 }],
  ['attacks', 'wild one-edit attacks', /^wild-edit1$/, 'warned', { atLeast: 80 }],
  ...WARNED_PERMUTATIONS.map(([permutation, atLeast]) =>
    measurePermutation(permutation, 'warned', atLeast),
  ),
  ...WARNED_PERMUTATIONS.filter(([permutation]) => permutation !== 'homoglyph-ascii').map(
    ([permutation]) => measurePermutation(permutation, 'noticed', 93),
  ),
  ['listed attacks', "Chromium's unsafe labels", /^chromium-unsafe$/, 'warned', { atLeast: 84 }],
  ['listed attacks', 'added security words', /^dnstwist-dictionary$/, 'warned', { atLeast: 60 }],
  ['listed attacks', 'embedded top-level domains', /^tld-embed$/, 'warned', { atLeast: 70 }],
  ['ordinary', 'legitimate near-misses', /^legit-near-miss$/, 'warned', { atMost: 5 }],
];

const RIGHT_ASCII = /^right ascii$/;
const WRONG_ASCII = /^wrong ascii$/;
const HEXADECIMAL = { names: /^0x/ };

/** Registered names with a warning. A person decided whether each warning is right. */
const JUDGED_ROWS: readonly Row[] = [
  ['judged', 'ASCII labels that deserve a warning', RIGHT_ASCII, 'warned', { atLeast: 93 }],
  ['judged', 'ASCII labels that deserve no warning', WRONG_ASCII, 'warned', { atMost: 30 }],
  ['judged', 'other labels that deserve no warning', /^wrong (?!ascii$)/, 'warned', { atMost: 6 }],
  ['judged', 'labels with decorated letters', /^right decorated$/, 'warned', { atLeast: 30 }],
  ['judged', 'imitations and signs', /^right (?:known|sign)$/, 'warned', { atLeast: 90 }],
  ['judged', 'labels like addresses', RIGHT_ASCII, 'warned', { atLeast: 90 }, HEXADECIMAL],
  ['judged', 'hexadecimal handles', WRONG_ASCII, 'warned', { atMost: 6 }, HEXADECIMAL],
];

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
/** A look-alike character, together with an added word or a missing letter. */
const TWO_CHANGES = /^glyph \+ .+$/;
const FAMILIES = { minGroupSize: 10 };
const IMITATED_SETS = ['near', 'exact', 'watched'] as const;

/** Measures imitations in large families, for each set of imitated names. */
const measureFamilies = (subject: string, groups: RegExp) =>
  IMITATED_SETS.map(
    (set): Row => [set, `${subject} in ${set} names`, groups, 'warned', { atLeast: 85 }, FAMILIES],
  );

const FAMILY_ROWS: readonly Row[] = [
  [
    'exact',
    'slips in exact names of six letters or more',
    SLIPS,
    'warned',
    { atLeast: 75 },
    SIX_LETTERS,
  ],
  ['watched', 'slips in watched names', SLIPS, 'warned', { atLeast: 95 }],
  ['watched', 'digits after watched names', DIGITS_APPENDED, 'warned', { atLeast: 90 }],
  [
    'watched',
    'words and hyphens beside watched names',
    HYPHENATED_WORDS,
    'warned',
    { atLeast: 90 },
  ],
  ['watched', 'words glued to watched names', GLUED_WORDS, 'warned', { atLeast: 70 }],
  ...IMITATED_SETS.map(
    (set): Row => [set, `${set} names in NAME.word.eth`, PARENT_WORDS, 'warned', { atLeast: 95 }],
  ),
  ...measureFamilies('glyphs', GLYPHS),
  ['exact', 'exact names in Cyrillic letters', WHOLE_CYRILLIC, 'warned', { atLeast: 75 }],
  ...measureFamilies('emoji', EMOJI),
  ['near', 'near names with a word and an emoji', WORD_AND_EMOJI, 'warned', { atLeast: 85 }],
  ['watched', 'watched names with a word and an emoji', WORD_AND_EMOJI, 'warned', { atLeast: 85 }],
  ['near', 'two changes to near names', TWO_CHANGES, 'alert', { atLeast: 60 }],
  [
    'exact',
    'two changes to exact names of six letters or more',
    TWO_CHANGES,
    'alert',
    { atLeast: 60 },
    SIX_LETTERS,
  ],
  ['watched', 'two changes to watched names', TWO_CHANGES, 'alert', { atLeast: 60 }],
];

const ALL = /^/;
const LOCALES = { minGroupSize: 8 };

/** First names, surnames and places that are spelled with accents. */
const ACCENTED_ROWS: readonly Row[] = [
  ['accented', 'accented names', ALL, 'pass', { atLeast: 97 }],
  ['accented', 'accented names', ALL, 'alert', { atMost: 0.3 }],
  ['accented', 'accented names of one locale or country', ALL, 'pass', { atLeast: 88 }, LOCALES],
];

/** All measures with the percentages that the verdicts must meet. */
export const MEASURES: readonly Measure[] = [
  ...SAMPLE_ROWS,
  ...JUDGED_ROWS,
  ...FAMILY_ROWS,
  ...ACCENTED_ROWS,
].map(([set, subject, groups, counted, bound, conditions]) => {
  const { outcomes, words } = COUNTED[counted];
  return {
    title: `${subject} ${words}`,
    set: set === 'listed attacks' ? 'attacks' : set,
    groups,
    as: set === 'listed attacks' || set === 'watched' ? 'listed' : 'shipped',
    outcomes,
    bound,
    ...conditions,
  };
});
