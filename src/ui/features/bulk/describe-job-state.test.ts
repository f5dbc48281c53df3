import { expect, it } from 'vitest';
import { describeJobState } from './describe-job-state.ts';

it.each([
  ['running', null, 3, 'Inspecting'],
  // The file could not be read to its end, but the rows read so far are still being inspected.
  ['paused', 'It moved.', 3, 'Paused'],
  ['done', null, 0, 'Done'],
  ['done', 'It moved.', 0, 'Could not be read'],
  ['done', 'It is damaged.', 3, 'Partly read'],
  ['cancelled', null, 3, 'Stopped'],
] as const)(
  'describes a job that is %s with read error %j and %i rows as %j',
  (state, readError, rows, words) => {
    expect(describeJobState({ state, readError }, rows)).toBe(words);
  },
);
