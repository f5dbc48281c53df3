import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { getHeadline, type HeadlinePart } from '../words/names/headline.ts';
import { getRatingTone } from '../words/names/rating-words.ts';
import type { DisplayVerdict } from './displayed-name.ts';
import { formatName, isolate, reordersNothing } from './format-name.ts';

/** Returns the verdict of a report as plain text. */
export function describeVerdict(report: ConsolidatedNameGuardReport): DisplayVerdict {
  const { parts, evidence } = getHeadline(report);
  return {
    status: getRatingTone(report.rating),
    headline: formatSafeParts(parts),
    evidence: evidence && isolateQuotes(evidence),
    report,
  };
}

/** Isolates quoted parts of a name, so that they don't reorder the text around them. */
export function isolateQuotes(evidence: string): string {
  return evidence.replace(/“(.*?)”(?=[\s,.;)]|$)/gsu, (quote, quoted: string) =>
    reordersNothing(quoted) ? quote : `“${isolate(quoted)}”`,
  );
}

/**
 * Joins the parts of a headline into one line of text. Names in the headline are escaped, and isolated if they are not
 * ASCII.
 */
export function formatSafeParts(parts: readonly HeadlinePart[]): string {
  return parts.map(formatPart).join('');
}

function formatPart(part: HeadlinePart): string {
  if (typeof part === 'string') return part;
  const { text, isolated } = formatName(part.name);
  return /^[!-~…]*$/u.test(text) ? text : isolated;
}
