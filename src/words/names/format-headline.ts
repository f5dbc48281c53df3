import { type AnyNameReport, getHeadline, type HeadlinePart } from './headline.ts';

/** Joins the parts of a headline into one line of text. */
export function formatHeadlineParts(parts: readonly HeadlinePart[]): string {
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}

/**
 * Formats the headline of a report as one line of text.
 *
 * @example formatHeadline(report) // 'Don’t send. This is not vitalik.eth.'
 */
export function formatHeadline(report: AnyNameReport): string {
  return formatHeadlineParts(getHeadline(report).parts);
}
