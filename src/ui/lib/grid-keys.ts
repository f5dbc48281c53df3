import type { KeyboardEvent } from 'react';

/** Returns the index of the tile that a key moves to. Finds rows by their position, so any number of columns works. */
function findNextTile(key: string, tiles: readonly HTMLElement[], from: number): number {
  const last = tiles.length - 1;
  if (key === 'ArrowRight') return Math.min(from + 1, last);
  if (key === 'ArrowLeft') return Math.max(from - 1, 0);
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  return findTileInNextRow(tiles, from, key === 'ArrowDown' ? 1 : -1);
}

function findTileInNextRow(tiles: readonly HTMLElement[], from: number, direction: 1 | -1): number {
  const here = tiles[from]?.getBoundingClientRect();
  if (!here) return from;
  let row: number | undefined;
  let best = from;
  let least = Number.POSITIVE_INFINITY;
  for (let index = from + direction; index >= 0 && index < tiles.length; index += direction) {
    const there = tiles[index]?.getBoundingClientRect();
    if (!there || Math.abs(there.top - here.top) < 2) continue;
    row ??= there.top;
    if (Math.abs(there.top - row) > 2) break;
    const distance = Math.abs(there.left - here.left);
    if (distance < least) [best, least] = [index, distance];
  }
  return best;
}

const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp', 'Home', 'End'];

/**
 * Moves the focus between the `[data-tile]` elements of a grid.
 *
 * @param key key to handle instead of the pressed key: an arrow key, `Home` or `End`
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>, key = event.key): void {
  if (!KEYS.includes(key) || event.ctrlKey || event.metaKey || event.altKey) return;
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tile]')];
  const from = tiles.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return;
  event.preventDefault();
  const target = tiles[findNextTile(key, tiles, from)];
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
