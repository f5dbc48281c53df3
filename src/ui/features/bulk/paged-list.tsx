import { type ReactNode, useState } from 'react';
import styles from './name-list.module.css';

/** Number of items that each click adds. */
const PAGE_SIZE = 100;

interface PagedListProps<Item> {
  items: readonly Item[];
  keyOf(item: Item): number | string;
  children(item: Item): ReactNode;
}

/** List that shows its first items and a button to show more. */
export function PagedList<Item>({ items, keyOf, children }: PagedListProps<Item>) {
  const [length, setLength] = useState(PAGE_SIZE);
  return (
    <>
      <ol className={styles.list}>
        {items.slice(0, length).map((item) => (
          <li key={keyOf(item)}>{children(item)}</li>
        ))}
      </ol>
      {items.length > length && (
        <button type="button" className={styles.more} onClick={() => setLength(length + PAGE_SIZE)}>
          Show more ({items.length.toLocaleString('en')} in total)
        </button>
      )}
    </>
  );
}
