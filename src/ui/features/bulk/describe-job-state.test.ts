import { expect, it } from 'vitest';
import { describeJobState } from './describe-job-state.ts';

it.each([
  ['running', null, 3, 'Inspecting'],
  // What is inspected is not at its end because the file is.
  ['paused', 'It moved.', 3, 'Paused'],
  ['done', null, 0, 'Done'],
  ['done', 'It moved.', 0, 'Could not be read'],
  ['done', 'It is damaged.', 3, 'Read in part'],
  ['cancelled', null, 3, 'Stopped'],
] as const)('says of a job that is %s (%s, %i rows): %s', (state, readError, rows, words) => {
  expect(describeJobState({ state, readError }, rows)).toBe(words);
});
