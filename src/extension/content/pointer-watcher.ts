// Opens marks under the pointer. The marks themselves receive no pointer events, so that they never block the page, and
// so that the page cannot search for them with `elementFromPoint`.

import type { PageMark } from './page-mark.ts';

/** Time after which a hovered mark opens, in milliseconds. */
const OPEN_DELAY = 150;

export interface PointerWatcher {
  start(): void;
}

export function createPointerWatcher(listMarks: () => Iterable<PageMark>): PointerWatcher {
  let hovered: PageMark | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function findMark(event: MouseEvent, area: 'mark' | 'icon'): PageMark | null {
    // Pages can create events too.
    if (!event.isTrusted) return null;
    for (const mark of listMarks())
      if (mark.covers(event.clientX, event.clientY, area)) return mark;
    return null;
  }

  function handleMove(event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || event.buttons > 0) return;
    const mark = findMark(event, 'mark');
    if (mark === hovered) return;
    clearTimeout(timer);
    hovered?.leave();
    hovered = mark;
    if (mark) timer = setTimeout(() => mark.enter(), OPEN_DELAY);
  }

  function handleLeave(event: MouseEvent): void {
    if (event.relatedTarget !== null) return;
    clearTimeout(timer);
    hovered?.leave();
    hovered = null;
  }

  /** Keeps a press on an icon from the page, which could follow the link below the icon. */
  function handlePress(event: MouseEvent): void {
    const mark = findMark(event, 'icon');
    if (!mark) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') mark.press();
  }

  return {
    start() {
      // Adding a listener again has no effect.
      addEventListener('pointermove', handleMove, { capture: true, passive: true });
      addEventListener('mouseout', handleLeave, { capture: true, passive: true });
      for (const type of ['pointerdown', 'mousedown', 'click'] as const) {
        addEventListener(type, handlePress, true);
      }
    },
  };
}
