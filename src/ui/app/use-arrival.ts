import { useEffect } from 'react';
import { findLinks, type Visit } from '../lib/navigation.ts';

/** Frames that a link's screen may take to appear before the heading is good enough. */
const MAX_FRAMES = 40;

/** Frames in which a screen may put another heading in place of its first, when the rest of its program comes. */
const MAX_WATCHED_FRAMES = 600;

function findHeading(): HTMLElement | null {
  return document.querySelector('main h1');
}

/**
 * Moves the focus as a page load would: to the heading of a new screen, and after Back or Forward
 * to the link that the screen was left by. Typing moves nothing. Who starts with no name can type one.
 */
export function useArrival(visit: Visit): void {
  useEffect(() => {
    if (visit.arrival === 'typing') return;
    if (visit.arrival === 'load') {
      // Not where it would open a keyboard over half of the page.
      if (visit.route.screen === 'inspect' && matchMedia('(pointer: fine)').matches) {
        document.querySelector<HTMLElement>('#name-field')?.focus({ preventScroll: true });
      }
      return;
    }
    const { leftBy } = visit;
    const isHistory = visit.arrival === 'history';
    const back = isHistory && leftBy !== undefined;
    const { activeElement: start, body } = document;
    // Who is in the field goes on typing in it after Back.
    const left = isHistory && start?.id === 'name-field' ? body : start;
    if (!back) scrollTo(0, 0);

    let frame = 0;
    let frames = 0;
    let target: HTMLElement | null | undefined;
    const look = () => {
      frames += 1;
      if (!target?.isConnected) {
        // Who has moved on meanwhile is left alone.
        const { activeElement } = document;
        if (activeElement !== body && (target || activeElement !== left)) return;
        if (!target && frames > 2 * MAX_FRAMES) return;
        target = back && frames < MAX_FRAMES ? findLinks(leftBy.href)[leftBy.order] : findHeading();
        target?.focus({ preventScroll: true });
      }
      if (frames < MAX_WATCHED_FRAMES) frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [visit]);
}
