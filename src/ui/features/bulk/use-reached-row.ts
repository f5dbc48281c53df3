import { useLayoutEffect, useRef } from 'react';
import type { ShownRows } from '../../../client/bulk/row-view.ts';

interface ReachedRow {
  reach(place: number): void;
  /** The focus went elsewhere, not with its row. */
  leave(): void;
}

/**
 * The focus is at a place of the list, whichever row comes there: says which row that is, also when another one came. When
 * the list ends before the place, the focus goes to its last row; to the search, which asked for too much, without one.
 */
export function useReachedRow(
  shown: ShownRows,
  onReach: (row: number) => void,
  goTo: (place: number) => void,
): ReachedRow {
  const reached = useRef<{ place: number; row: number } | null>(null);

  const reach = (place: number) => {
    if (place >= shown.length) return;
    const row = shown.at(place);
    reached.current = { place, row };
    onReach(row);
  };

  useLayoutEffect(() => {
    const { current } = reached;
    if (!current) return;
    const { place, row } = current;
    if (document.activeElement !== document.body) {
      if (place < shown.length && shown.at(place) !== row) reach(place);
      return;
    }
    reached.current = null;
    // Else the row was scrolled away.
    if (place < shown.length) return;
    if (shown.length > 0) goTo(shown.length - 1);
    else document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  });

  return {
    reach,
    leave() {
      reached.current = null;
    },
  };
}
