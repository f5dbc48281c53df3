// Measures how often the verdicts on the project's own cases are right, by kind of case.

import type { JudgedCase, Outcome } from './judge-cases.ts';
import type { Measure } from './measures.ts';
import { type MeasureResult, runMeasures } from './run-measures.ts';
import { type ExpectedVerdict, nameOwnGroup } from './verdict-cases.ts';

const OUTCOMES: Readonly<Record<ExpectedVerdict, readonly Outcome[]>> = {
  calm: ['pass', 'info'],
  warned: ['warn', 'alert'],
  alert: ['alert'],
};

/** Minimum percentage of right verdicts for each kind of case. */
const KINDS: Readonly<Record<string, number>> = {
  // People's own words
  'accented everyday words': 99,
  'accented words of languages without a dictionary': 90,
  'two accented words without a hyphen': 90,
  'decorated words with one accent': 40,
  'everyday words in native scripts': 99,
  'ASCII words of other languages': 95,
  'everyday words near known names': 90,
  'letters in use': 99,
  'words of the Caucasus': 99,
  'words of two scripts': 99,
  'honest Japanese and Chinese mixtures': 99,
  'honest words of scripts with several spellings': 99,
  'honest labels with foreign words': 99,
  'people, places and games near known names': 90,
  'names of countries, places and surnames with accents': 95,
  'proper names with accents that read as a known name': 95,
  'two honest words near known names': 85,
  'phrases with a known word inside': 90,
  'handles and numbers that are no addresses': 98,
  // Names of several labels, and added words
  'watched subnames': 85,
  'short parents of watched subnames': 90,
  'the parent of a trusted subname itself': 100,
  'imitations with an unknown ending': 95,
  'accented words beside a known name': 95,
  'eth in a parent': 90,
  'under the givers of subnames': 95,
  'known names under another parent': 95,
  'foreign service words with a hyphen': 80,
  'foreign service words glued': 70,
  'foreign service words of more languages with a hyphen': 80,
  'foreign service words of more languages glued': 70,
  'foreign service words in native scripts': 70,
  'foreign service words with a hyphen beside watched names': 95,
  'foreign service words glued beside watched names': 80,
  'foreign service words in native scripts beside watched names': 80,
  'posing as an address': 95,
  'long accented labels that begin with i or l': 100,
  // Slips and folds
  'a slip and a glued strong word': 85,
  'honest labels that end or start with a strong word': 95,
  'c and i that look like d': 95,
  'names of three and four letters with digits': 85,
  'first and last letters': 85,
  'plural of the most imitated names': 95,
  'ens after a known or trusted name, and service words before a ticker': 95,
  'another number of one series beside a trusted name': 95,
  // Other scripts
  'native names of companies': 80,
  'native names of companies beside words of trade': 80,
  'words of trade beside no known name': 98,
  'look-alikes inside Han, kana, Hebrew, Thai and others': 90,
  'Han forms and characters that look alike beside a trusted name': 45,
  'other people beside a trusted name beyond Latin': 95,
  'kana and Han mixed to deceive': 85,
  'watched names of two characters': 95,
  'one edit of an accented trusted name': 90,
  'one edit of a trusted name with vowel signs or in Adlam': 90,
  'people with other accented names beside a trusted one': 95,
  'one letter of a Hangul syllable beside a trusted name': 90,
  'letters and digits that are twins': 95,
  'digits of two systems': 95,
  'other letters inside known names': 90,
  'words that read as Latin': 90,
  // One picture
  'one picture, two encodings, alone': 95,
  'one picture, two encodings, beside a trusted name': 95,
  'flags with one picture beside a trusted name': 95,
  'tone and sex of an emoji beside a trusted name': 95,
  'letters beside the emoji of a trusted name': 90,
};

/** Matches no target, so that a measure has only cases without targets. */
const NO_TARGET = /(?!)/;

const MEASURES = Object.entries(KINDS).flatMap(([kind, atLeast]) =>
  (Object.keys(OUTCOMES) as ExpectedVerdict[]).flatMap((expected): Measure[] => {
    const group = nameOwnGroup(kind, expected);
    const measure = {
      title: group,
      set: 'own' as const,
      groups: new RegExp(`^${group}$`),
      outcomes: OUTCOMES[expected],
      bound: { atLeast },
    };
    return [
      { ...measure, as: 'shipped', targets: NO_TARGET },
      { ...measure, as: 'listed' },
    ];
  }),
);

/** Measures the own cases. Throws if a kind has no minimum. */
export function runOwnMeasures(cases: readonly JudgedCase[]): MeasureResult[] {
  const results = runMeasures(MEASURES, cases).filter(({ standing }) => standing !== 'no cases');
  const measured = results.reduce((sum, result) => sum + result.cases, 0);
  const own = cases.filter(({ set }) => set === 'own').length;
  if (measured !== own)
    throw new Error(`${own - measured} own cases have a kind without a minimum.`);
  return results;
}
