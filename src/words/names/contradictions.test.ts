import { describe, expect, it } from 'vitest';
import { FULL, toConsolidated, WATCHED } from '../../cli/testing/judged-names.ts';
import { RATING_PASS } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport, NameGuardReport } from '../../contract/reports.ts';
import { formatHeadline, getHeadline, getMeantName } from './headline.ts';
import { isRisk } from './rating-words.ts';

describe('no message of a report contradicts another:', () => {
  const listTargets = (each: NameGuardReport | ConsolidatedNameGuardReport) =>
    getHeadline(each).parts.flatMap((part) => (typeof part === 'object' ? [part.name] : []));
  const getMessage = ({ checks }: NameGuardReport, code: string) =>
    checks.find(({ check }) => check === code)?.message ?? '';

  it('the headline names the imitated name, also without the full report', () => {
    for (const report of [...FULL, ...WATCHED]) {
      const { name, imitates, checks } = report;
      const found = listTargets(report);
      // A worse finding comes first in the headline.
      const isWorse = checks.some(
        ({ check, status }) =>
          ['invisible', 'normalized', 'unknown_label'].includes(check) && status === 'alert',
      );
      if (imitates?.name && isRisk(imitates.status) && !isWorse) {
        expect([name, found]).toEqual([name, expect.arrayContaining([imitates.name])]);
      }
      const short = listTargets(toConsolidated(report));
      expect([name, found]).toEqual([name, expect.arrayContaining(short)]);
    }
  });

  it.each<[rule: string, contradicts: (report: NameGuardReport, all: string) => boolean]>([
    [
      'a name with a perceived form does not “look like a different one”',
      ({ looks_like, imitates }, all) =>
        (looks_like !== null || imitates !== null) && /look like a different/u.test(all),
    ],
    [
      'a text is rejected or changed, never both',
      (_, all) => /rejects? or (?:chan|repl)/u.test(all),
    ],
    [
      'ENS does not change a name that it rejects',
      (report, all) =>
        /doesn’t accept/u.test(formatHeadline(report)) &&
        /ENS (?:changes|reads) th(?:e|is) /u.test(all),
    ],
    [
      'a character that ENS replaces is not “not allowed”',
      (report) =>
        /^ENS changes/u.test(getMessage(report, 'normalized')) &&
        report.checks.some(({ message }) => /does not allow/u.test(message)),
    ],
    [
      'a name without a problem is not “a different name” from a known one',
      (report) =>
        getHeadline(report).code === 'nothing_found' &&
        /different name/u.test(getMessage(report, 'impersonation_risk')),
    ],
    [
      'a name that may belong to anyone is nobody’s known name, and never the name that was meant',
      (report, all) =>
        /no ENS name of/iu.test(all) &&
        (/is known as|the known name of|This is not/u.test(all) ||
          (report.rating > RATING_PASS && getMeantName(report) !== null)),
    ],
    [
      'an accented name has no problem, and its evidence says what it reads like',
      (report) =>
        report.rating === RATING_PASS &&
        /^This name reads like/u.test(getMessage(report, 'impersonation_risk')) &&
        getHeadline(report).code === 'nothing_found' &&
        getHeadline(report).evidence !==
          `Reads like ${report.canonical_name}, which is another name.`,
    ],
  ])('%s', (_, contradicts) => {
    const wrong = [...FULL, ...WATCHED].filter((report) => {
      const { evidence } = getHeadline(report);
      const errors = (report.labels ?? []).map((label) => label.normalization_error?.message);
      const messages = report.checks.map(({ message }) => message);
      const all = [formatHeadline(report), evidence, ...messages, ...errors].join(' ');
      return contradicts(report, all);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
