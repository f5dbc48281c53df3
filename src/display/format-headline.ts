import { type AnyNameReport, getHeadline } from './headline.ts';

/**
 * Formats the headline of a report as one line of text.
 *
 * @example formatHeadline(report) // 'Imitates vitalik.eth'
 */
export function formatHeadline(report: AnyNameReport): string {
  const { parts } = getHeadline(report);
  return parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
}
