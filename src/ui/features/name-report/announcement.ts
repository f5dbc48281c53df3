import { capitalize } from '../../../primitives/capitalize.ts';
import type { AnyNameReport } from '../../../words/names/headline.ts';
import { getRatingWord, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { makeReadable } from '../../lib/make-readable.ts';
import { getPastedHeadline, type HeadlineContext } from '../../lib/pasted-headline.ts';

/** Formats a verdict for screen readers: `Alert. Don’t send. This is not metamask.eth. “rn” reads as “m”.` */
export function formatAnnouncement(report: AnyNameReport, context?: HeadlineContext): string {
  const { parts, evidence, tone } = getPastedHeadline(report, context);
  const words = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const rating = tone ? TONE_WORDS[tone] : getRatingWord(report.rating);
  const start = `${capitalize(rating)}. ${words}`;
  return makeReadable(evidence === null ? start : `${start} ${evidence}`);
}
