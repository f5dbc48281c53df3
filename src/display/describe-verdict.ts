import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import { getHeadline, type HeadlinePart } from '../words/names/headline.ts';
import { getRatingTone } from '../words/names/rating-words.ts';
import type { DisplayVerdict } from './displayed-name.ts';
import { formatName, isolate } from './format-name.ts';

/** Returns the verdict of a report as plain text. */
export function describeVerdict(report: ConsolidatedNameGuardReport): DisplayVerdict {
  const { parts, evidence } = getHeadline(report);
  return {
    status: getRatingTone(report.rating),
    headline: formatSafeParts(parts),
    evidence: evidence && isolateReordering(evidence),
    report,
  };
}

/**
 * Matches runs of characters that are written from right to left: the blocks whose characters have the bidirectional
 * class R, AL or AN by default, with the marks on them. https://www.unicode.org/Public/UCD/latest/ucd/extracted/DerivedBidiClass.txt
 */
const RIGHT_TO_LEFT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}][\p{M}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]*/gu;

/**
 * Isolates the parts of a sentence that are written from right to left, so that they don't reorder the text around them.
 * The sentence contains no characters that control the direction.
 */
export function isolateReordering(sentence: string): string {
  return sentence.replace(RIGHT_TO_LEFT, isolate);
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
