import { type FocusEvent, useState } from 'react';

interface RovingFocus {
  /** Returns the `tabIndex` of an item. Only one item is a tab stop. */
  getTabIndex(index: number): 0 | -1;
  /** Makes the focused item the tab stop. Items have the attribute `data-index`. */
  onFocus(event: FocusEvent<HTMLElement>): void;
}

/** Makes a group of links one tab stop, starting with the item `first`. */
export function useRovingFocus(first: number): RovingFocus {
  const [current, setCurrent] = useState<number | null>(null);
  return {
    getTabIndex: (index) => (index === (current ?? first) ? 0 : -1),
    onFocus({ target }) {
      const { index } = (target as HTMLElement).dataset;
      if (index !== undefined) setCurrent(Number(index));
    },
  };
}
