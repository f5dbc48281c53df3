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
  focusRow(scroller, key, MAX_FRAMES);
}

/** Frames in which the list has drawn what is seen after a jump. */
const MAX_FRAMES = 10;

/** Focuses a row that is seen whole, the last one at the end of the list, as soon as there is one. */
function focusRow(scroller: HTMLElement, key: string, frames: number): void {
  requestAnimationFrame(() => {
    const { top, bottom } = scroller.getBoundingClientRect();
    const seen = [...scroller.querySelectorAll<HTMLElement>('[data-tile]')].filter((row) => {
      const place = row.getBoundingClientRect();
      return place.top >= top && place.bottom <= bottom;
    });
    const row = key === 'End' ? seen.at(-1) : seen[0];
    if (row) row.focus({ preventScroll: true });
    else if (frames > 0) focusRow(scroller, key, frames - 1);
  });
}
