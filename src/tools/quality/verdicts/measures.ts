import { ACCENTED_MEASURES } from './accented-measures.ts';
import { FAMILY_MEASURES } from './family-measures.ts';
import { JUDGED_MEASURES } from './judged-measures.ts';
import type { Measure } from './measure.ts';
import { SAMPLE_MEASURES } from './sample-measures.ts';

/** All measures with the percentages that the verdicts must meet. */
export const MEASURES: readonly Measure[] = [
  ...SAMPLE_MEASURES,
  ...JUDGED_MEASURES,
  ...FAMILY_MEASURES,
  ...ACCENTED_MEASURES,
];
