import { expect, it } from 'vitest';
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

it.each<[Statuses, Rating, Statuses, Rating, CheckCode | null]>([
  // No findings, or limitations only.
  [{}, 2, {}, 2, null],
  [{ decentralized_name: 'warn', font_support: 'warn' }, 3, { font_support: 'warn' }, 2, null],
  // Contextual findings only: we find no risk, we warn, or our alert has another cause.
  [{ confusables: 'warn', typing_difficulty: 'warn' }, 2, { confusables: 'info' }, 2, null],
  [{ confusables: 'warn' }, 3, { mixed_scripts: 'warn' }, 3, 'mixed_scripts'],
  [{ confusables: 'warn' }, 4, { normalized: 'alert' }, 3, 'confusables'],
  // Their alert.
  [{ normalized: 'alert', confusables: 'warn' }, 2, { confusables: 'info' }, 4, 'normalized'],
  // Our warning or alert about an imitation, alone and with their alert.
  [{ typing_difficulty: 'warn' }, 3, { impersonation_risk: 'warn' }, 3, 'impersonation_risk'],
  [{ invisible: 'alert' }, 4, { impersonation_risk: 'alert' }, 4, 'invisible'],
  [{ unknown_label: 'alert' }, 4, { impersonation_risk: 'warn' }, 4, 'unknown_label'],
])('derives from their %o and our rating %i with %o the rating %i because of %s', (...row) => {
  const [theirs, rating, ours, expected, highest_risk] = row;
  expect(
    deriveExpectedRating(theirs as Record<string, string>, createReport(rating, ours)),
  ).toEqual({ rating: expected, highest_risk });
});
