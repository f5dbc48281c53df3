import type { KeyboardEvent } from 'react';
import { moveInGrid } from '../../lib/grid-keys.ts';

/** Up and down lead from row to row; the rows beyond are drawn when the list moves. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') moveInGrid(event);
}
