import { type RefObject, useEffect, useRef, useState } from 'react';

function isInUse(element: Element | null): boolean {
  return element?.matches(':hover, :focus-within') ?? false;
}

/**
 * Delays changes of a value while an element has the pointer or the focus, so that the content of the element does not
 * move. The caller must call `settle` when the pointer or the focus leaves.
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

  // Waits until the event is over, because only then the new element has the focus.
  return { calm, settle: () => setTimeout(update) };
}
