import { useLayoutEffect, useRef } from 'react';
import type { ShownRows } from '../../../client/bulk/row-view.ts';

interface FocusedRow {
  reach(place: number): void;
  /** The focus went elsewhere, not with its row. */
  leave(): void;
}

/**
 * The focus is at a place of the list, whichever row comes there: says which row that is, also when another one came. When
 * the list ends before the place, the focus goes to its last row; to the search, which asked for too much, without one.
 */
export function useFocusedRow(
  shown: ShownRows,
  onFocusRow: (row: number) => void,
  goTo: (place: number) => void,
): FocusedRow {
  const focused = useRef<{ place: number; row: number } | null>(null);

  const reach = (place: number) => {
    if (place >= shown.length) return;
    const row = shown.at(place);
    focused.current = { place, row };
    onFocusRow(row);
  };

  useLayoutEffect(() => {
    const { current } = focused;
    if (!current) return;
    const { place, row } = current;
    if (document.activeElement !== document.body) {
      if (place < shown.length && shown.at(place) !== row) reach(place);
      return;
    }
    focused.current = null;
    // Else the row was scrolled away.
    if (place < shown.length) return;
    if (shown.length > 0) goTo(shown.length - 1);
    else document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  });

  return {
    reach,
    leave() {
      focused.current = null;
    },
  };
}
