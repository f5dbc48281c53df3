// Measures of registered names that had a warning. A person judged whether the warning is right.

import { createMeasureFor, type Measure } from './measure.ts';

const measureJudged = createMeasureFor('judged', 'shipped');

const RIGHT_ASCII = /^right ascii$/;
const WRONG_ASCII = /^wrong ascii$/;
const WRONG_OTHER = /^wrong (?!ascii$)/;
const HEXADECIMAL = { names: /^0x/ };

export const JUDGED_MEASURES: readonly Measure[] = [
  measureJudged('ASCII labels that deserve a warning', RIGHT_ASCII, 'warned', { atLeast: 93 }),
  measureJudged('ASCII labels that deserve no warning', WRONG_ASCII, 'warned', {
    atMost: 30,
  }),
  measureJudged('other labels that deserve no warning', WRONG_OTHER, 'warned', { atMost: 6 }),
  measureJudged('labels with decorated letters', /^right decorated$/, 'warned', { atLeast: 30 }),
  measureJudged('imitations and signs', /^right (?:known|sign)$/, 'warned', { atLeast: 90 }),
  measureJudged('labels like addresses', RIGHT_ASCII, 'warned', { atLeast: 90 }, HEXADECIMAL),
  measureJudged('hexadecimal handles', WRONG_ASCII, 'warned', { atMost: 6 }, HEXADECIMAL),
];
