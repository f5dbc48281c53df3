import { useEffect } from 'react';
import { findLinks, type Visit } from '../lib/navigation.ts';

/** Number of frames to wait until the followed link is on the page again. Then the heading gets the focus instead. */
const MAX_FRAMES = 40;

/** Number of frames in which a lazily loaded screen may still replace its heading. */
const MAX_WATCHED_FRAMES = 600;

function findHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}

/**
 * Moves the focus to the heading of a new screen, as a page load would. On the first screen, focuses the field instead,
 * because it is above the heading. After Back or Forward, focuses the link that the user followed earlier. Keeps the
 * focus while the user types.
 */
export function useArrival(visit: Visit): void {
  useEffect(() => {
    if (visit.arrival === 'typing') return;
    // On touch screens, a focused field opens a keyboard that covers half of the page.
    const findStart = () =>
      visit.route.screen === 'inspect' && matchMedia('(pointer: fine)').matches
        ? document.querySelector<HTMLElement>('#name-field')
        : null;
    if (visit.arrival === 'load') {
      findStart()?.focus({ preventScroll: true });
      return;
    }
    const { leftBy } = visit;
    const isHistory = visit.arrival === 'history';
    const back = isHistory && leftBy !== undefined;
    const { activeElement: start, body } = document;
    // A user who was typing in the field can continue after Back.
    const left = isHistory && start?.id === 'name-field' ? body : start;
    if (!back) scrollTo(0, 0);

    let frame = 0;
    let frames = 0;
    let target: HTMLElement | null | undefined;
    const look = () => {
      frames += 1;
      if (!target?.isConnected) {
        // Keeps the focus where the user moved it.
        const { activeElement } = document;
        if (activeElement !== body && (target || activeElement !== left)) return;
        if (!target && frames > 2 * MAX_FRAMES) return;
        target =
          back && frames < MAX_FRAMES
            ? findLinks(leftBy.href)[leftBy.order]
            : (findStart() ?? findHeading());
        target?.focus({ preventScroll: true });
      }
      if (frames < MAX_WATCHED_FRAMES) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [visit]);
}
