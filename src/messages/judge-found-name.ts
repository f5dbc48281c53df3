// Judges a name, or the host of DNS that a name is.

import type { Finding, Verdict } from '../contract/finding.ts';
import { memoize } from '../primitives/memoize.ts';
import { getHeadline } from '../words/names/headline.ts';
import { getNotedStatus } from '../words/names/noted-status.ts';
import { type InspectName, isMeantAsName } from './is-meant-as-name.ts';
import type { JudgeHost } from './judge-host.ts';
import { isUnderTop } from './pieces/name-endings.ts';

/** What a name is, without its place. */
export type JudgedName = Verdict & Pick<Finding, 'subject'>;

/**
 * Judges a name. Returns null if the name was not inspected.
 *
 * @param isWhole whether the name is the whole text, so that it is meant as a name
 */
export type JudgeName = (name: string, isWhole: boolean) => JudgedName | null;

/** Number of names whose verdict is cached. */
const MAX_CACHED = 20_000;

/** Top-level domains that are also the extensions of program files: `chainlint.pl`. */
const PROGRAM_FILES: ReadonlySet<string> = new Set('am cc mk pl pm ps py rs sh so'.split(' '));

const getEnding = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase();

/** Creates a function that judges names. It caches verdicts, because texts repeat names. */
export function createNameJudge(inspectName: InspectName, judgeHost: JudgeHost): JudgeName {
  function judge(name: string): { judged: JudgedName | null; isMeant: boolean } {
    const report = inspectName(name);
    if (!report) return { judged: null, isMeant: false };
    // A host is judged by the websites that it resembles, and not as an ENS name.
    const host = isUnderTop(name) ? null : judgeHost(name);
    const isDeceptive = host?.status === 'alert' || host?.status === 'warn';
    const risk = report.highest_risk?.check ?? 'impersonation_risk';
    if (host && (risk === 'impersonation_risk' || (isDeceptive && risk === 'decentralized_name'))) {
      const isMeant = host.status !== 'warn' || !PROGRAM_FILES.has(getEnding(name));
      return { judged: { subject: 'link', ...host }, isMeant };
    }
    const status = getNotedStatus(report);
    const { code, args } = getHeadline(report);
    return {
      judged: { subject: 'name', status, code, args: { ...args, judged: name } },
      isMeant: status === 'pass' || isMeantAsName(report, inspectName),
    };
  }
  const judgeCached = memoize(judge, MAX_CACHED, ({ length }) => length <= 256);
  return (name, isWhole) => {
    const { judged, isMeant } = judgeCached(name);
    return judged === null || isMeant || isWhole ? judged : { ...judged, status: 'info' };
  };
}
