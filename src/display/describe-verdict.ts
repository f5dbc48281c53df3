import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { DisplayVerdict } from './displayed-name.ts';
import { formatName, isolate, reordersNothing } from './format-name.ts';
import { getHeadline, type HeadlinePart } from './headline.ts';
import { getRatingTone } from './rating-words.ts';

/** The verdict of a report in plain text. */
export function describeVerdict(report: ConsolidatedNameGuardReport): DisplayVerdict {
  const { parts, evidence } = getHeadline(report);
  return {
    status: getRatingTone(report.rating),
    headline: parts.map(writePart).join(''),
    evidence: evidence && isolateQuotes(evidence),
    report,
  };
}

/** What is quoted of a name reorders nothing around it. */
function isolateQuotes(evidence: string): string {
  return evidence.replace(/“(.*?)”(?=[\s,.;)]|$)/gsu, (quote, quoted: string) =>
    reordersNothing(quoted) ? quote : `“${isolate(quoted)}”`,
  );
}

function writePart(part: HeadlinePart): string {
  if (typeof part === 'string') return part;
  const { text, isolated } = formatName(part.name);
  return /^[!-~…]*$/u.test(text) ? text : isolated;
}
