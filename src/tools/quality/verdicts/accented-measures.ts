// Measures of first names, surnames and places that are spelled with accents.

import { createMeasureFor, type Measure } from './measure.ts';

const measureAccented = createMeasureFor('accented', 'shipped');

const ALL = /^/;

export const ACCENTED_MEASURES: readonly Measure[] = [
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
