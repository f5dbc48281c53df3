import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { getReadingPlace, type ReadingPlace } from '../../lib/reading-place.ts';

/** Delay in milliseconds before the report follows the focus, so that holding an arrow key does not open every report. */
const FOLLOW_DELAY_MS = 120;

/** Checks whether the focused element, a dialog or a popover already handles the Escape key. */
function hasOwnEscape({ defaultPrevented, isComposing, target }: KeyboardEvent): boolean {
  if (defaultPrevented || isComposing) return true;
  if (document.querySelector('dialog[open], :popover-open')) return true;
  if (target instanceof HTMLInputElement) {
    return !/^(?:checkbox|radio)$/u.test(target.type) && target.value !== '';
  }
  // Browsers without `:open` ignore that part of `:is()`.
  return target instanceof Element && target.matches(':is(select:open, textarea)');
}

/** Returns the focused element, or null. Some browsers do not focus a link when it is clicked. */
function getFocused(): Element | null {
  const { activeElement, body } = document;
  return activeElement === body ? null : activeElement;
}

interface ReportRefs {
  report: RefObject<HTMLElement | null>;
  /** Ref of the element that contains the rows. */
  panes: RefObject<HTMLElement | null>;
}

/** Opens and closes the report next to the list. Escape closes it, wherever the focus is. */
export function useOpenReport(
  session: BulkSession,
  go: (change: Partial<ReadingPlace>) => void,
  { report, panes }: ReportRefs,
) {
  const opener = useRef<Element | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const open = useCallback(
    (row: number) => {
      clearTimeout(timer.current);
      opener.current = getFocused();
      go({ open: row });
      requestAnimationFrame(() => {
        // On narrow screens the report is below the list.
        const top = report.current?.getBoundingClientRect().top ?? 0;
        if (top > window.innerHeight) report.current?.scrollIntoView();
      });
    },
    [go, report],
  );

  /** If a report is open, shows the report of the focused row instead after a delay. */
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
    // Returns the focus to the element that opened the report, or else to the first element in the tab order.
    // Skips elements of the report, which is not removed from the page yet.
    const find = (selector: string) =>
      Array.from(panes.current?.querySelectorAll(selector) ?? []).find(
        (element) => !report.current?.contains(element),
      );
    const place = opener.current?.isConnected
      ? opener.current
      : (find('[tabindex="0"]') ?? find('a, button'));
    if (place instanceof HTMLElement) place.focus();
  }, [go, panes, report]);

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
