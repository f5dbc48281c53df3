/** Time to move from the mark to what it opened, in milliseconds. */
const LEAVE_DELAY = 200;
/** Least distance between the panel and the edges of the window, in CSS pixels. */
const MARGIN = 8;

/** What a mark opens: on hover, on focus by keyboard, and by a click or tap, which keeps it open. */
export interface ReasonPanel {
  close(): void;
}

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
  function hasFocus(): boolean {
    return around.contains((around.getRootNode() as Document | ShadowRoot).activeElement);
  }

  function place(): void {
    const { left, top, bottom } = mark.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    // The width of the window in CSS has the scroll bar in it.
    panel.style.maxInlineSize = `min(22rem, ${clientWidth - 2 * MARGIN}px)`;
    const { offsetWidth: width, offsetHeight: height } = panel;
    const isBelow = bottom + height + MARGIN <= clientHeight || top - height < MARGIN;
    panel.style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`;
    panel.style.top = `${isBelow ? bottom : top - height}px`;
  }

  function open(): void {
    clearTimeout(leaving);
    if (whileOpen) return;
    whileOpen = new AbortController();
    const { signal } = whileOpen;
    panel.hidden = false;
    // Above everything; where that is not known the panel is at its place all the same.
    panel.showPopover?.();
    mark.setAttribute('aria-expanded', 'true');
    place();
    const passive = { capture: true, passive: true, signal };
    addEventListener('scroll', place, passive);
    addEventListener('resize', place, passive);
    addEventListener('keydown', leaveByKey, { capture: true, signal });
    addEventListener('pointerdown', (event) => !event.composedPath().includes(around) && close(), {
      capture: true,
      signal,
    });
  }

  function leaveByKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    if (hasFocus()) {
      // What the name stands in, such as a dialog, stays open, and the focus is not lost with the panel.
      event.preventDefault();
      event.stopPropagation();
      mark.focus();
    }
    close();
  }

  function close(): void {
    clearTimeout(leaving);
    isPinned = false;
    if (!whileOpen) return;
    whileOpen.abort();
    whileOpen = null;
    panel.hidePopover?.();
    panel.hidden = true;
    mark.setAttribute('aria-expanded', 'false');
  }

  mark.setAttribute('aria-expanded', 'false');
  panel.popover = 'manual';
  panel.hidden = true;

  around.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') open();
  });
  around.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'mouse' || isPinned || hasFocus()) return;
    leaving = setTimeout(close, LEAVE_DELAY);
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
  mark.addEventListener('click', ({ detail }) => {
    // A click by keyboard counts no clicks: there the focus has opened the panel already.
    const isClosing = detail === 0 ? whileOpen !== null : isPinned;
    if (isClosing) close();
    else {
      open();
      isPinned = true;
    }
  });
  return { close };
}
