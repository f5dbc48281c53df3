import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses an element when `step` changes and the focused element was removed. Does nothing on the first render.
 */
export function useKeptFocus(
  element: RefObject<HTMLElement | null>,
  step: unknown,
  preventScroll = false,
): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (document.activeElement === document.body) element.current?.focus({ preventScroll });
  }, [element, step, preventScroll]);
}
