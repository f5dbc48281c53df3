import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { BLOCK_ITEMS, findDrawnBlocks } from '../lib/drawn-blocks.ts';
import styles from './long-list.module.css';

/** Height of an item before one was measured, in CSS pixels. */
const GUESSED_HEIGHT = 56;
/** What is drawn beyond what is seen, and how far the list is scrolled before more is. */
const AHEAD = 400;
const STEP = 200;
/** From so many items on there is a way past the list for the Tab key. */
const MIN_SKIPPED = 20;

/** Where in a list its reader is. */
export interface ListPlace {
  top: number;
  /** Heights of blocks, without which the top would be at another item. */
  heights: ReadonlyMap<number, number>;
}

export const createListPlace = (): ListPlace => ({ top: 0, heights: new Map() });

interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf(item: Item): string;
  /** Where the list begins; kept up by it, so that who comes back finds it as it was. */
  place?: ListPlace;
  children(item: Item): ReactNode;
}

/** A list of any length, whose items are as tall as they need: only those near what is seen are in the page. */
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
  /** Of blocks that were drawn; what is not yet measured is taken for as tall as the first that was. */
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
    // A block at the end of the list says nothing of others: it may be shorter.
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
        {/* Beside the list, not room within it: so browsers keep in place what is seen when a height turns out otherwise. */}
        <div style={{ blockSize: blocks.above }} />
        <ul ref={list} className={styles.list} aria-label={label}>
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
