import { type RefObject, useEffect, useRef, useState } from 'react';

function isInUse(element: Element | null): boolean {
  return element?.matches(':hover, :focus-within') ?? false;
}

/**
 * Keeps a value unchanged while an element has the pointer or the focus, so that its content does not move. `settle`
 * must be called when the pointer or the focus leaves.
 */
export function useCalmValue<Value>(
  value: Value,
  element: RefObject<Element | null>,
): { calm: Value; settle(): void } {
  const [calm, setCalm] = useState(value);
  const latest = useRef(value);
  const update = () => {
    if (!isInUse(element.current)) setCalm(latest.current);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new value changes the calm one
  useEffect(() => {
    latest.current = value;
    update();
  }, [value]);

  // Waits, because the focus has not reached its new element during the event.
  return { calm, settle: () => setTimeout(update) };
}
