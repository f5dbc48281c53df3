import type { KeyboardEvent } from 'react';
import { moveInGrid } from '../../lib/grid-keys.ts';

/** By how much of what is seen a key moves the list; to an end where it is infinite. */
const JUMPS: Readonly<Record<string, number>> = {
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
  PageUp: -1,
  PageDown: 1,
};

/** Up and down lead from row to row, other keys further: the rows there are drawn when the list has moved. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event;
  const jump = JUMPS[key];
  if (key === 'ArrowDown' || key === 'ArrowUp') moveInGrid(event);
  const isRow = event.target instanceof HTMLElement && event.target.matches('[data-tile]');
  const scroller = currentTarget.querySelector('ul')?.parentElement;
  if (jump === undefined || !isRow || !scroller || event.ctrlKey || event.metaKey || event.altKey) {
    return;
  }
  event.preventDefault();
  const end = jump > 0 ? scroller.scrollHeight : 0;
  scroller.scrollTop = Number.isFinite(jump)
    ? scroller.scrollTop + jump * scroller.clientHeight
    : end;
  // The list notices in the next frame that it was moved, and has drawn in the one after.
  requestAnimationFrame(() => requestAnimationFrame(() => focusRow(scroller, jump)));
}

/** The last row at the end of the list, else the first that is seen whole. */
function focusRow(scroller: HTMLElement, jump: number): void {
  const rows = [...scroller.querySelectorAll<HTMLElement>('[data-tile]')];
  const { top } = scroller.getBoundingClientRect();
  const seen = rows.find((row) => row.getBoundingClientRect().top >= top);
  const row = jump === Number.POSITIVE_INFINITY ? rows.at(-1) : seen;
  row?.focus();
  row?.scrollIntoView({ block: 'nearest' });
}
