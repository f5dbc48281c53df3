// Opens marks under the pointer. Marks receive no pointer events, so they never block the page, and the page cannot
// find them with `elementFromPoint`.

import type { PageMark } from './page-mark.ts';

/** Delay before a hovered mark opens, in milliseconds. */
const OPEN_DELAY = 150;

/** Distance around an icon that counts as part of the icon, in CSS pixels. Fingers need more. */
const ICON_MARGIN = { mouse: 0, touch: 5 };

/**
 * Events of a press that must be hidden from the page. Touch listeners are passive, because other listeners delay
 * scrolling.
 */
const PRESSES = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick'] as const;
const TOUCHES = ['touchstart', 'touchend'] as const;

/** Elements that react to a press. */
const INTERACTIVE =
  'a[href], button, input, select, textarea, label, summary, [role=button], [role=menuitem], [tabindex], [onclick]';

export interface MarksUnderPointer {
  list(): Iterable<PageMark>;
  /** Checks whether the name of a mark is still visible at the same place. */
  isCurrent(mark: PageMark): boolean;
  /** Checks whether a marked name is inside an element of the page. */
  isInside(mark: PageMark, element: Element): boolean;
  /** Checks whether the extension added an element to the page. */
  isOwn(node: Node): boolean;
}

export function createPointerWatcher(marks: MarksUnderPointer) {
  let hovered: PageMark | null = null;
  /** Position of the mouse, or null if the mouse is on a panel or outside the page. */
  let mouse: { x: number; y: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function setHovered(mark: PageMark | null): void {
    if (mark === hovered) return;
    clearTimeout(timer);
    hovered?.leave();
    hovered = mark;
    if (mark) timer = setTimeout(() => marks.isCurrent(mark) && mark.enter(), OPEN_DELAY);
  }

  /** Finds the hovered mark again after the marks have moved. */
  function update(): void {
    if (mouse) setHovered(findMark(mouse.x, mouse.y, 'mark', 0));
  }

  function findMark(x: number, y: number, area: 'mark' | 'icon', margin: number): PageMark | null {
    for (const mark of marks.list()) if (mark.covers(x, y, area, margin)) return mark;
    return null;
  }

  function handleMove(event: PointerEvent): void {
    if (!event.isTrusted || event.pointerType !== 'mouse') return;
    // The panel itself detects whether the mouse is over it.
    mouse = marks.isOwn(event.target as Node) ? null : { x: event.clientX, y: event.clientY };
    if (event.buttons === 0) update();
  }

  function handleLeave(event: MouseEvent): void {
    if (event.relatedTarget !== null) return;
    mouse = null;
    setHovered(null);
  }

  /** Finds the icon that the user pressed, given the event. */
  function findPressed(event: Event, x: number, y: number, isTouch: boolean): PageMark | null {
    if (!event.isTrusted || marks.isOwn(event.target as Node)) return null;
    const mark = findMark(x, y, 'icon', isTouch ? ICON_MARGIN.touch : ICON_MARGIN.mouse);
    if (!mark) return null;
    const pressed = document.elementFromPoint(x, y)?.closest(INTERACTIVE);
    // The icon may cover a button or a link next to the name.
    if (pressed && !marks.isInside(mark, pressed)) return null;
    return marks.isCurrent(mark) ? mark : null;
  }

  /** Hides a press on an icon from the page, because the page could follow the link below the icon. */
  function handlePress(event: MouseEvent): void {
    if (event.button !== 0) return;
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    const mark = findPressed(event, event.clientX, event.clientY, isTouch);
    if (!mark) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (event.type === 'click') mark.press();
  }

  function handleTouch(event: TouchEvent): void {
    const [touch] = event.changedTouches;
    if (touch && findPressed(event, touch.clientX, touch.clientY, true)) {
      event.stopImmediatePropagation();
    }
  }

  return {
    start() {
      // Adding a listener again has no effect.
      addEventListener('pointermove', handleMove, { capture: true, passive: true });
      addEventListener('mouseout', handleLeave, { capture: true, passive: true });
      for (const type of PRESSES) addEventListener(type, handlePress, true);
      for (const type of TOUCHES) {
        addEventListener(type, handleTouch, { capture: true, passive: true });
      }
    },
    update,
  };
}
