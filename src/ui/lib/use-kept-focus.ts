import { type RefObject, useEffect, useRef } from 'react';

/**
 * When `step` changes, and what had the focus went with the step before, gives it to an element; without that it would
 * be nowhere. Nothing happens as the element appears.
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
