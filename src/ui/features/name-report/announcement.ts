import { type AnyNameReport, getHeadline, type HeadlineContext } from '../../lib/headline.ts';
import { makeReadable } from '../../lib/make-readable.ts';
import { getRatingWord } from '../../lib/rating-words.ts';

/** A verdict as one sentence, to be read aloud: `Alert. Imitates metamask.eth: “rn” reads as “m”.` */
export function formatAnnouncement(report: AnyNameReport, context?: HeadlineContext): string {
  const { parts, evidence } = getHeadline(report, context);
  const words = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const rating = getRatingWord(report.rating);
  const start = `${rating.charAt(0).toUpperCase()}${rating.slice(1)}. ${words}`;
  return makeReadable(evidence === null ? `${start}.` : `${start}: ${evidence}`);
}
