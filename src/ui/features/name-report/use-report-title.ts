import { useEffect } from 'react';
import type { NameEvidence } from '../../../client/queries/name-evidence.ts';
import { makeReadable } from '../../lib/make-readable.ts';
import { useVisit } from '../../lib/navigation.ts';
import { getPastedHeadline } from '../../lib/pasted-headline.ts';
import { quoteInTitle } from '../../lib/quote-in-title.ts';

/** Adds the headline to the title of the document: `vitalìk.eth: Don’t send. This is not vitalik.eth. · Namescope`. */
export function useReportTitle(evidence: NameEvidence): void {
  const { route } = useVisit();
  const { name } = evidence.report;
  const words = getPastedHeadline(evidence.report, evidence)
    .parts.map((part) => (typeof part === 'string' ? part : part.name))
    .join('');
  const start = name === '' ? 'The root name' : quoteInTitle(name);
  const title = `${start}: ${makeReadable(words)} · Namescope`;
  useEffect(() => {
    // The report of a list row must not change the title, because it is part of another screen.
    if (route.screen !== 'name' || route.name !== name) return;
    // Waits until the app has set the title of the screen, which it does in a microtask.
    const timer = setTimeout(() => {
      document.title = title;
    });
    return () => clearTimeout(timer);
  }, [route, name, title]);
}
