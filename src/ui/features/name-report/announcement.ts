import { capitalize } from '../../../primitives/capitalize.ts';
import type { AnyNameReport, Headline } from '../../../words/names/headline.ts';
import { getRatingWord, TONE_WORDS } from '../../../words/names/rating-words.ts';
import { makeReadable } from '../../lib/make-readable.ts';

/** A report with its headline. */
export interface ShownVerdict {
  readonly report: AnyNameReport;
  readonly headline: Headline;
}

/** Formats a verdict for screen readers: `Alert. Don’t send. This is not metamask.eth. “rn” reads as “m”.` */
export function formatAnnouncement({ report, headline }: ShownVerdict): string {
  const { parts, evidence, tone } = headline;
  const words = parts.map((part) => (typeof part === 'string' ? part : part.name)).join('');
  const status = tone ? TONE_WORDS[tone] : getRatingWord(report.rating);
  const start = `${capitalize(status)}. ${words}`;
  return makeReadable(evidence === null ? start : `${start} ${evidence}`);
}
