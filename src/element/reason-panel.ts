/** Time to move from the mark to what it opened, in milliseconds. */
const LEAVE_DELAY = 200;
/** Least distance between the panel and the edges of the window, in CSS pixels. */
const MARGIN = 8;

/** What a mark opens: on hover, on focus by keyboard, and by a click or tap, which keeps it open. */
export interface ReasonPanel {
  close(): void;
  /** Puts it at the mark again, when either is of another size. */
  place(): void;
}

/** One is open at a time: it would cover the marks of others. */
let openPanel: ReasonPanel | null = null;

/**
 * Lets a mark open its panel, which comes behind it in `around`.
 *
 * @param around holds both: while the pointer or the focus is in it, the panel stays
 */
export function createReasonPanel(
  around: HTMLElement,
  mark: HTMLElement,
  panel: HTMLElement,
): ReasonPanel {
  let isPinned = false;
  let whileOpen: AbortController | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  /** Not by `:focus-within`, which Chromium does not set for what is in an open popover. */
  function getFocused(): Element | null {
    const { activeElement } = around.getRootNode() as ShadowRoot;
    return around.contains(activeElement) ? activeElement : null;
  }

  function place(): void {
    if (!whileOpen) return;
    const { style } = panel;
    const { left, top, bottom } = mark.getBoundingClientRect();
    const { clientWidth, clientHeight } = panel.ownerDocument.documentElement;
    // The width of the window in CSS has the scroll bar in it.
    style.maxInlineSize = `min(22rem, ${clientWidth - 2 * MARGIN}px)`;
    style.maxBlockSize = 'none';
    const { offsetWidth: width, offsetHeight: height } = panel;
    const below = clientHeight - bottom - MARGIN;
    const above = top - MARGIN;
    const isBelow = height <= below || below >= above;
    const shown = Math.min(height, Math.max(below, above));
    style.maxBlockSize = `${shown}px`;
    style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`;
    style.top = `${isBelow ? bottom : top - shown}px`;
  }

  function open(): void {
    clearTimeout(leaving);
    if (whileOpen) return;
    openPanel?.close();
    openPanel = self;
    whileOpen = new AbortController();
    const { signal } = whileOpen;
    const view = panel.ownerDocument.defaultView ?? window;
    panel.hidden = false;
    // Above everything; where that is not known the panel is at its place all the same.
    panel.showPopover?.();
    mark.setAttribute('aria-expanded', 'true');
    place();
    const passive = { capture: true, passive: true, signal };
    view.addEventListener('scroll', place, passive);
    view.addEventListener('resize', place, passive);
    view.addEventListener('keydown', leaveByKey, { capture: true, signal });
    view.addEventListener('pointerdown', leaveByPress, { capture: true, signal });
  }

  function leaveByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    if (isPinned || getFocused()) {
      // What the name stands in, such as a dialog, stays open, and the focus is not lost with the panel.
      event.preventDefault();
      event.stopPropagation();
      mark.focus();
    }
    close();
  }

  function leaveByPress(event: PointerEvent): void {
    if (!event.composedPath().includes(around)) close();
  }

  function close(): void {
    clearTimeout(leaving);
    isPinned = false;
    if (!whileOpen) return;
    openPanel = null;
    whileOpen.abort();
    whileOpen = null;
    panel.hidePopover?.();
    panel.hidden = true;
    mark.setAttribute('aria-expanded', 'false');
  }

  const self: ReasonPanel = { close, place };
  mark.setAttribute('aria-expanded', 'false');
  panel.popover = 'manual';
  panel.hidden = true;

  around.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') open();
  });
  around.addEventListener('pointerleave', ({ pointerType }) => {
    const focused = getFocused();
    // A mark that was pressed has the focus too, and holds nothing open by it.
    const isHeld = focused && (focused !== mark || mark.matches(':focus-visible'));
    if (pointerType === 'mouse' && !isPinned && !isHeld) leaving = setTimeout(close, LEAVE_DELAY);
  });
  around.addEventListener('focusin', () => {
    // A click focuses too, and has its own meaning.
    if (mark.matches(':focus-visible')) open();
  });
  around.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a target the window was left, or the page was pressed, which closes by itself.
    const isLeft = relatedTarget ? !around.contains(relatedTarget as Node) : !isPinned;
    if (isLeft) close();
  });
  mark.addEventListener('click', (event) => {
    // The name may stand in a link.
    event.preventDefault();
    // A click by keyboard counts no clicks: there the focus has opened the panel already.
    const isClosing = event.detail === 0 ? whileOpen !== null : isPinned;
    if (isClosing) close();
    else {
      open();
      isPinned = true;
    }
  });
  return self;
}
