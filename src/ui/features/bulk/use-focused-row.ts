import { useLayoutEffect, useRef } from 'react';
import type { ShownRows } from '../../../client/bulk/row-view.ts';

interface FocusTracker {
  /** Call when the row at a position gets the focus. */
  onFocus(position: number): void;
  /** Call when the user moves the focus away from the row. */
  onBlur(): void;
}

/**
 * Tracks the focused position while rows stream in or are sorted. Calls `onFocusRow` with the row at that position, and
 * again when another row moves there. If the list becomes too short, focuses its last row. If the list becomes empty,
 * focuses the search field.
 */
export function useFocusedRow(
  shown: ShownRows,
  onFocusRow: (row: number) => void,
  goTo: (position: number) => void,
): FocusTracker {
  const focused = useRef<{ position: number; row: number } | null>(null);

  const onFocus = (position: number) => {
    if (position >= shown.length) return;
    const row = shown.at(position);
    focused.current = { position, row };
    onFocusRow(row);
  };

  useLayoutEffect(() => {
    const { current } = focused;
    if (!current) return;
    const { position, row } = current;
    if (document.activeElement !== document.body) {
      if (position < shown.length && shown.at(position) !== row) onFocus(position);
      return;
    }
    focused.current = null;
    // The row still exists, but was scrolled out of view.
    if (position < shown.length) return;
    if (shown.length > 0) goTo(shown.length - 1);
    else document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  });

  return {
    onFocus,
    onBlur() {
      focused.current = null;
    },
  };
}
