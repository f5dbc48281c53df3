import { describe, expect, it } from 'vitest';
import type { CheckCode, CheckStatus, GenericCheckResult } from '../../../contract/checks.ts';
import type { Rating } from '../../../contract/rating.ts';
import {
  countFindings,
  expectVerdict,
  hasOtherFindings,
  readOurFinding,
  readTheirFinding,
} from './conformance-findings.ts';

type Statuses = Partial<Record<CheckCode, CheckStatus>>;

const listChecks = (statuses: Statuses) =>
  Object.entries(statuses).map(
    ([check, status]) => ({ check, status, check_name: '', message: '' }) as GenericCheckResult,
  );

function createReport(rating: Rating, statuses: Statuses) {
  const checks = listChecks(statuses);
  return { rating, checks, highest_risk: rating === 2 ? null : (checks[0] ?? null) };
}

it.each([
  ['alert', 'finding', 'finding'],
  ['warn', 'finding', 'finding'],
  ['info', 'none', 'finding'],
  ['skip', 'none', 'none'],
  ['pass', 'none', 'none'],
] as const)('%s has the status %s there and %s here', (status, there, here) => {
  expect(readTheirFinding(status)).toBe(there);
  expect(readOurFinding(status)).toBe(here);
});

it('counts our findings', () => {
  const checks = listChecks({ normalized: 'alert', confusables: 'info', invisible: 'pass' });
  expect(countFindings({ checks })).toBe(2);
});

it.each<[Statuses, Statuses, boolean]>([
  [{ confusables: 'warn' }, { confusables: 'info' }, false],
  [{ namewrapper_fuses: 'info' }, { namewrapper_fuses: 'skip' }, false],
  [{ confusables: 'pass' }, { confusables: 'info' }, true],
  [{ confusables: 'warn' }, { confusables: 'pass' }, true],
])('of %o and %o, differs: %s', (theirs, ours, differs) => {
  expect(hasOtherFindings(theirs as Record<string, string>, { checks: listChecks(ours) })).toBe(
    differs,
  );
});

describe('expectVerdict', () => {
  it.each<[string, Statuses, [Rating, Statuses], [Rating, CheckCode | null]]>([
    ['nothing found', {}, [2, {}], [2, null]],
    [
      'limitations alone',
      { typing_difficulty: 'warn', decentralized_name: 'warn' },
      [3, { typing_difficulty: 'warn' }],
      [2, null],
    ],
    [
      'context alone, calm here',
      { confusables: 'warn', typing_difficulty: 'warn' },
      [2, { confusables: 'info' }],
      [2, null],
    ],
    [
      'context alone, a warning here',
      { confusables: 'warn' },
      [3, { mixed_scripts: 'warn' }],
      [3, 'mixed_scripts'],
    ],
    [
      'context alone, an alert here that is no imitation',
      { confusables: 'warn' },
      [4, { normalized: 'alert' }],
      [3, 'confusables'],
    ],
    [
      'an alert there',
      { normalized: 'alert', confusables: 'warn' },
      [2, { confusables: 'info' }],
      [4, 'normalized'],
    ],
    [
      'an imitation here',
      { typing_difficulty: 'warn' },
      [3, { impersonation_risk: 'warn' }],
      [3, 'impersonation_risk'],
    ],
    [
      'an alert there and an imitation here that comes after it',
      { invisible: 'alert' },
      [4, { impersonation_risk: 'alert' }],
      [4, 'invisible'],
    ],
    [
      'an alert there and a warning about an imitation here',
      { unknown_label: 'alert' },
      [4, { impersonation_risk: 'warn' }],
      [4, 'unknown_label'],
    ],
  ])('%s', (_, theirs, [rating, ours], [expected, highest_risk]) => {
    expect(expectVerdict(theirs as Record<string, string>, createReport(rating, ours))).toEqual({
      rating: expected,
      highest_risk,
    });
  });
});
