import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { getReadingPlace, type ReadingPlace } from '../../lib/reading-place.ts';

/** Milliseconds that a row has the focus before an open report becomes that of the row: a key may be held. */
const FOLLOW_DELAY_MS = 120;

/** Whether Escape means something to the element that gets it, or to what is open above the page. */
function hasOwnEscape({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing) return true;
  if (document.querySelector('dialog[open], :popover-open')) return true;
  if (target instanceof HTMLInputElement) {
    return !/^(?:checkbox|radio)$/u.test(target.type) && target.value !== '';
  }
  // Browsers that do not know `:open` leave out what they do not know.
  return target instanceof Element && target.matches(':is(select:open, textarea)');
}

/** What has the focus; some browsers give it to no link that is clicked. */
function getFocused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? null : activeElement;
}

interface Places {
  /** The report, where one is open. */
  report: RefObject<HTMLElement | null>;
  /** What holds the rows. */
  panes: RefObject<HTMLElement | null>;
}

interface OpenReport {
  open(row: number): void;
  /** The row has the focus: where a report is open, it is soon that of the row. */
  follow(row: number): void;
  close(): void;
}

/** The report of one row beside the list, which Escape closes wherever the focus is. */
export function useOpenReport(
  session: BulkSession,
  go: (change: Partial<ReadingPlace>) => void,
  { report, panes }: Places,
): OpenReport {
  const opener = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = useCallback(
    (row: number) => {
      clearTimeout(timer.current);
      opener.current = getFocused();
      go({ open: row });
      requestAnimationFrame(() => {
        // On a narrow page the report stands below the list.
        const top = report.current?.getBoundingClientRect().top ?? 0;
        if (top > window.innerHeight) report.current?.scrollIntoView();
      });
    },
    [go, report],
  );

  const follow = useCallback(
    (row: number) => {
      clearTimeout(timer.current);
      const { open: current } = getReadingPlace(session);
      if (current === null || current === row) return;
      timer.current = setTimeout(() => {
        opener.current = getFocused();
        go({ open: row });
      }, FOLLOW_DELAY_MS);
    },
    [session, go],
  );

  const close = useCallback(() => {
    clearTimeout(timer.current);
    go({ open: null });
    // Where the report was opened, else where the Tab key stops first: without this the focus would be nowhere.
    const { current: rows } = panes;
    const place = opener.current?.isConnected
      ? opener.current
      : (rows?.querySelector('[tabindex="0"]') ?? rows?.querySelector('a, button'));
    if (place instanceof HTMLElement) place.focus();
  }, [go, panes]);

  useEffect(() => {
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || hasOwnEscape(event)) return;
      if (getReadingPlace(session).open !== null) close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [session, close]);

  return { open, follow, close };
}
