import type { Finding } from '../contract/finding.ts';
import { isAboutName, sayFinding } from '../words/finding-words.ts';
import { formatHeadline, formatHeadlineParts, getHeadline } from '../words/names/headline.ts';
import type { TextContext } from './text-context.ts';

/** A finding in plain text. */
export interface DescribedFinding {
  /** The name as it was judged, or null if the finding is not about a name. */
  readonly name: string | null;
  /** The headline. */
  readonly message: string;
  /** Sentence that supports the message, or null. */
  readonly evidence: string | null;
}

/**
 * Puts a finding into plain text. A finding about a name has the headline of the report on this name.
 *
 * @param context the context that the text was judged with
 */
export function describeFinding(
  finding: Finding,
  { inspectName }: Pick<TextContext, 'inspectName'>,
): DescribedFinding {
  const report = isAboutName(finding) ? inspectName(`${finding.args.judged}`) : null;
  if (report) {
    const { evidence } = getHeadline(report);
    return { name: report.name, message: formatHeadline(report), evidence };
  }
  const { headline, evidence } = sayFinding(finding);
  return {
    name: null,
    message: formatHeadlineParts(headline),
    evidence: evidence && formatHeadlineParts(evidence),
  };
}
