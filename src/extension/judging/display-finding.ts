import type { Finding } from '../../contract/finding.ts';
import {
  describeVerdict,
  formatSafeParts,
  isolateReordering,
} from '../../display/describe-verdict.ts';
import type { TextContext } from '../../messages/text-context.ts';
import { isAboutName, sayFinding } from '../../words/finding-words.ts';

/** Returns the name, host or address that a finding is about, or else the text at its place. */
export function getSubject({ args, start, end }: Finding, text: string): string {
  return String(args.judged ?? args.target ?? args.host ?? args.address ?? text.slice(start, end));
}

/** Puts a finding into words that are safe to show. A name has the headline of its report. */
export function displayFinding(
  finding: Pick<Finding, 'code' | 'args'>,
  { inspectName }: Pick<TextContext, 'inspectName'>,
): { headline: string; note: string | null } {
  const report = isAboutName(finding) ? inspectName(String(finding.args.judged)) : null;
  if (report) {
    const { headline, evidence } = describeVerdict(report);
    return { headline, note: evidence };
  }
  const { headline, evidence } = sayFinding(finding);
  return {
    headline: isolateReordering(formatSafeParts(headline)),
    note: evidence && isolateReordering(formatSafeParts(evidence)),
  };
}
