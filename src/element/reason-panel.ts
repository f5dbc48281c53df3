/** Time that the pointer has to move from the button to the panel, in milliseconds. */
const CLOSE_DELAY = 200;
/** Minimum distance between the panel and the edges of the window, in CSS pixels. */
const MARGIN = 8;

/** CSS that all panels share. Each style sheet adds colours and spacing. */
export const PANEL_CSS = `
  position: fixed;
  inset: auto;
  margin: 0;
  box-sizing: border-box;
  inline-size: max-content;
  overflow: auto;
  overflow-wrap: anywhere;
  border-radius: .5rem;
  text-align: start;
  white-space: normal;`;

/** A panel that opens on hover and on keyboard focus. A click or tap opens it and keeps it open. */
export interface ReasonPanel {
  close(): void;
  /** Positions the panel at the button again after one of them has changed its size. */
  place(): void;
}

/** The open panel of the page. Only one is open at a time, because a panel can cover other names. */
let openPanel: ReasonPanel | null = null;

/**
 * Makes a button open a panel.
 *
 * @param container contains the button and the panel; the panel stays open while the pointer or the focus is in it
 * @param boundary closes the panel if something outside it is pressed. In a closed shadow root, the host
 */
export function createReasonPanel(
  container: HTMLElement,
  button: HTMLElement,
  panel: HTMLElement,
  boundary: EventTarget = container,
): ReasonPanel {
  let isPinned = false;
  let openListeners: AbortController | null = null;
  let closeTimer: ReturnType<typeof setTimeout> | undefined;

  /** Returns the focused element in the container. In Chromium, `:focus-within` ignores focus in an open popover. */
  function getFocused(): Element | null {
    const { activeElement } = container.getRootNode() as ShadowRoot;
    return container.contains(activeElement) ? activeElement : null;
  }

  function place(): void {
    if (!openListeners) return;
    const { style } = panel;
    const { left, top, bottom } = button.getBoundingClientRect();
    const { clientWidth, clientHeight } = panel.ownerDocument.documentElement;
    // Viewport units in CSS would include the scroll bar.
    style.maxInlineSize = `min(22rem, ${clientWidth - 2 * MARGIN}px)`;
    style.maxBlockSize = 'none';
    const { offsetWidth: width, offsetHeight: height } = panel;
    const below = clientHeight - bottom - MARGIN;
    const above = top - MARGIN;
    const isBelow = height <= below || below >= above;
    const visibleHeight = Math.min(height, Math.max(below, above));
    style.maxBlockSize = `${visibleHeight}px`;
    style.left = `${Math.max(MARGIN, Math.min(left, clientWidth - width - MARGIN))}px`;
    style.top = `${isBelow ? bottom : top - visibleHeight}px`;
  }

  function open(): void {
    clearTimeout(closeTimer);
    if (openListeners) return;
    openPanel?.close();
    openPanel = self;
    openListeners = new AbortController();
    const { signal } = openListeners;
    const view = panel.ownerDocument.defaultView ?? window;
    panel.hidden = false;
    // Shows the panel in the top layer. Without popover support, it is only positioned.
    panel.showPopover?.();
    button.setAttribute('aria-expanded', 'true');
    place();
    const passive = { capture: true, passive: true, signal };
    view.addEventListener('scroll', place, passive);
    view.addEventListener('resize', place, passive);
    view.addEventListener('keydown', closeOnEscape, { capture: true, signal });
    view.addEventListener('pointerdown', closeOnPressOutside, { capture: true, signal });
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return;
    if (isPinned || getFocused()) {
      // Keeps an enclosing dialog open, and moves the focus out of the panel before it closes.
      event.preventDefault();
      event.stopPropagation();
      button.focus();
    }
    close();
  }

  function closeOnPressOutside(event: PointerEvent): void {
    if (!event.composedPath().includes(boundary)) close();
  }

  function close(): void {
    clearTimeout(closeTimer);
    isPinned = false;
    if (!openListeners) return;
    openPanel = null;
    openListeners.abort();
    openListeners = null;
    panel.hidePopover?.();
    panel.hidden = true;
    button.setAttribute('aria-expanded', 'false');
  }

  const self: ReasonPanel = { close, place };
  button.setAttribute('aria-expanded', 'false');
  panel.popover = 'manual';
  panel.hidden = true;

  container.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType === 'mouse') open();
  });
  container.addEventListener('pointerleave', ({ pointerType }) => {
    const focused = getFocused();
    // Focus that a click put on the button doesn't keep the panel open.
    const isHeld = focused && (focused !== button || button.matches(':focus-visible'));
    if (pointerType === 'mouse' && !isPinned && !isHeld)
      closeTimer = setTimeout(close, CLOSE_DELAY);
  });
  container.addEventListener('focusin', () => {
    // Ignores focus from a click, which the click listener handles.
    if (button.matches(':focus-visible')) open();
  });
  container.addEventListener('focusout', ({ relatedTarget }) => {
    // Without a related target, the window lost focus or the page was pressed. Presses have their own listener.
    const isLeft = relatedTarget ? !container.contains(relatedTarget as Node) : !isPinned;
    if (isLeft) close();
  });
  button.addEventListener('click', (event) => {
    // Prevents navigation if the element is inside a link.
    event.preventDefault();
    // A keyboard click has detail 0. The focus has already opened the panel, so the click closes it.
    const isClosing = event.detail === 0 ? openListeners !== null : isPinned;
    if (isClosing) close();
    else {
      open();
      isPinned = true;
    }
  });
  return self;
}
