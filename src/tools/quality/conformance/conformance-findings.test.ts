import { describe, expect, it } from 'vitest';
import type { CheckCode, CheckStatus, GenericCheckResult } from '../../../contract/checks.ts';
import type { Rating } from '../../../contract/rating.ts';
import {
  countFindings,
  deriveExpectedRating,
  hasDifferentFindings,
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
] as const)(
  'reads the status "%s" as "%s" in their report and "%s" in ours',
  (status, theirs, ours) => {
    expect(readTheirFinding(status)).toBe(theirs);
    expect(readOurFinding(status)).toBe(ours);
  },
);

it('counts our findings', () => {
  const checks = listChecks({ normalized: 'alert', confusables: 'info', invisible: 'pass' });
  expect(countFindings({ checks })).toBe(2);
});

it.each<[Statuses, Statuses, boolean]>([
  [{ confusables: 'warn' }, { confusables: 'info' }, false],
  [{ namewrapper_fuses: 'info' }, { namewrapper_fuses: 'skip' }, false],
  [{ confusables: 'pass' }, { confusables: 'info' }, true],
  [{ confusables: 'warn' }, { confusables: 'pass' }, true],
])('hasDifferentFindings(%o, %o) returns %s', (theirs, ours, differs) => {
  expect(hasDifferentFindings(theirs as Record<string, string>, { checks: listChecks(ours) })).toBe(
    differs,
  );
});

describe('deriveExpectedRating', () => {
  it.each<[string, Statuses, [Rating, Statuses], [Rating, CheckCode | null]]>([
    ['a report without findings', {}, [2, {}], [2, null]],
    [
      'limitations only',
      { typing_difficulty: 'warn', decentralized_name: 'warn' },
      [3, { typing_difficulty: 'warn' }],
      [2, null],
    ],
    [
      'contextual findings only, if we find no risk',
      { confusables: 'warn', typing_difficulty: 'warn' },
      [2, { confusables: 'info' }],
      [2, null],
    ],
    [
      'contextual findings only, if we warn',
      { confusables: 'warn' },
      [3, { mixed_scripts: 'warn' }],
      [3, 'mixed_scripts'],
    ],
    [
      'contextual findings only, if our alert has another cause',
      { confusables: 'warn' },
      [4, { normalized: 'alert' }],
      [3, 'confusables'],
    ],
    [
      'their alert',
      { normalized: 'alert', confusables: 'warn' },
      [2, { confusables: 'info' }],
      [4, 'normalized'],
    ],
    [
      'our warning about an imitation',
      { typing_difficulty: 'warn' },
      [3, { impersonation_risk: 'warn' }],
      [3, 'impersonation_risk'],
    ],
    [
      'their alert, which comes before our alert about an imitation',
      { invisible: 'alert' },
      [4, { impersonation_risk: 'alert' }],
      [4, 'invisible'],
    ],
    [
      'their alert and our warning about an imitation',
      { unknown_label: 'alert' },
      [4, { impersonation_risk: 'warn' }],
      [4, 'unknown_label'],
    ],
  ])('derives the rating from %s', (_, theirs, [rating, ours], [expected, highest_risk]) => {
    expect(
      deriveExpectedRating(theirs as Record<string, string>, createReport(rating, ours)),
    ).toEqual({
      rating: expected,
      highest_risk,
    });
  });
});
