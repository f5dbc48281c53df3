import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { BLOCK_ITEMS, findDrawnBlocks } from '../lib/drawn-blocks.ts';
import styles from './long-list.module.css';

/** Height of an item before one was measured, in CSS pixels. */
const GUESSED_HEIGHT = 56;
/** What is drawn beyond what is seen, and how far the list is scrolled before more is. */
const AHEAD = 400;
const STEP = 200;
/** From so many items on there is a way past the list for the Tab key. */
const MIN_SKIPPED = 20;

interface LongListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf(item: Item): string;
  children(item: Item): ReactNode;
}

/** A list of any length, whose items are as tall as they need: only those near what is seen are in the page. */
export function LongList<Item>({ label, items, keyOf, children }: LongListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const end = useRef<HTMLSpanElement>(null);
  const [top, setTop] = useState(0);
  const [viewport, setViewport] = useState(0);
  /** Of blocks that were drawn; what is not yet measured is taken for as tall as the first that was. */
  const [heights, setHeights] = useState<ReadonlyMap<number, number>>(new Map());

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let width = element.clientWidth;
    const observer = new ResizeObserver(() => {
      setViewport(element.clientHeight);
      if (element.clientWidth === width) return;
      width = element.clientWidth;
      setHeights(new Map());
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

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
        onScroll={({ currentTarget }) => setTop(Math.floor(currentTarget.scrollTop / STEP) * STEP)}
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
