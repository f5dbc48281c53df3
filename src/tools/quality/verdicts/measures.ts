import { FAMILY_MEASURES } from './family-measures.ts';
import { createMeasureFor, type Measure } from './measure.ts';
import { SAMPLE_MEASURES } from './sample-measures.ts';

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
