import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './long-list.module.css';

/** Assumed height of an item before the first measurement, in CSS pixels. */
const GUESSED_HEIGHT = 56;
/** Distance beyond the viewport in which items are drawn, in CSS pixels. */
const AHEAD = 400;
/** Scroll distance after which more items are drawn, in CSS pixels. */
const STEP = 200;
/** Minimum number of items for a button that skips the list. */
const MIN_SKIPPED = 20;

/** Scroll position of a list. */
export interface ListPlace {
  top: number;
  /** Measured heights of blocks. Without these heights, `top` would show other items. */
  heights: ReadonlyMap<number, number>;
}

export const createListPlace = (): ListPlace => ({ top: 0, heights: new Map() });

interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf(item: Item): string;
  /** Initial scroll position. The list saves its position here, to restore it when the user returns. */
  place?: ListPlace;
  children(item: Item): ReactNode;
}

/** List of any length with items of any height. Only items near the viewport are in the DOM. */
export function LongList<Item>({
  label,
  items,
  keyOf,
  place: given,
  children,
}: LongListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [own] = useState(createListPlace);
  const place = given ?? own;
  const [top, setTop] = useState(place.top);
  const [viewport, setViewport] = useState(0);
  /** Heights of the drawn blocks. Assumes that other blocks are as tall as the first of these. */
  const [heights, setHeights] = useState(place.heights);
  useEffect(() => {
    place.heights = heights;
  }, [place, heights]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = place.top;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      setViewport(element.clientHeight);
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setHeights(new Map());
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  const [measured = GUESSED_HEIGHT * BLOCK_ITEMS] = heights.values();
  const blocks = findDrawnBlocks(
    Math.ceil(items.length / BLOCK_ITEMS),
    (block) => heights.get(block) ?? measured,
    top - AHEAD,
    top + viewport + AHEAD + STEP,
  );
  const first = blocks.first * BLOCK_ITEMS;
  const drawn = items.slice(first, blocks.end * BLOCK_ITEMS);

  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])];
    const next = new Map(heights);
    // The last block may have fewer items, so it is not measured.
    for (let at = 0; at + BLOCK_ITEMS <= rows.length; at += BLOCK_ITEMS) {
      const block = rows.slice(at, at + BLOCK_ITEMS);
      const height = block.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0);
      next.set(blocks.first + at / BLOCK_ITEMS, height);
    }
    const isSame = [...next].every(
      ([block, height]) => Math.abs((heights.get(block) ?? 0) - height) < 1,
    );
    if (!isSame) setHeights(next);
  });

  return (
    <div>
      {items.length >= MIN_SKIPPED && (
        <button type="button" className={styles.skip} onClick={() => end.current?.focus()}>
          Skip the list “{label}”
        </button>
      )}
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={({ currentTarget }) => {
          place.top = currentTarget.scrollTop;
          setTop(Math.floor(place.top / STEP) * STEP);
        }}
      >
        {/* An element instead of padding, so that browsers keep visible items in place when a height changes. */}
        <div style={{ blockSize: blocks.above }} />
        <ul ref={list} className="lined" aria-label={label}>
          {drawn.map((item, at) => (
            <li key={keyOf(item)} aria-posinset={first + at + 1} aria-setsize={items.length}>
              {children(item)}
            </li>
          ))}
        </ul>
        <div style={{ blockSize: blocks.below }} />
      </div>
      <span ref={end} tabIndex={-1} />
    </div>
  );
}

/** Number of items in a block. Long lists are drawn and measured in blocks. */
const BLOCK_ITEMS = 20;

/**
 * Finds the blocks between `top` and `bottom`, and the total heights of the blocks before and after them. Returns at least
 * one block unless `count` is 0. `end` is the index after the last block.
 */
export function findDrawnBlocks(
  count: number,
  getHeight: (block: number) => number,
  top: number,
  bottom: number,
) {
  let first = 0;
  let above = 0;
  while (first < count - 1 && above + getHeight(first) <= top) {
    above += getHeight(first);
    first += 1;
  }
  let end = first;
  let reached = above;
  while (end < count && (end === first || reached < bottom)) {
    reached += getHeight(end);
    end += 1;
  }
  let below = 0;
  for (let block = end; block < count; block += 1) below += getHeight(block);
  return { first, end, above, below };
}
