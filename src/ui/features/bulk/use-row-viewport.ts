import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type UIEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ShownRows } from '../../../client/bulk/row-view.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import { getReadingPlace } from '../../lib/reading-place.ts';
import { chooseLayout, getScrollTop, keepInPlace, scaleRows } from '../../lib/row-layout.ts';

/** Returns the position of a rendered row. The header is the first row of the table. */
function getPosition(row: Element): number {
  return Number(row.getAttribute('aria-rowindex')) - 2;
}

/** Returns the table row that contains an element. */
function findRow(target: EventTarget): Element | null {
  return (target as Element).closest('tbody tr');
}

/** Keys that move the focus by one row. J and K also work while no row is focused. */
const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1, j: 1, k: -1 };

/** Checks whether a key press belongs to a field, a menu, a dialog or a popover. */
function isTaken({ target, defaultPrevented, isComposing }: globalThis.KeyboardEvent): boolean {
  if (defaultPrevented || isComposing) return true;
  if (document.querySelector('dialog[open], :popover-open')) return true;
  return (
    target instanceof Element &&
    target.closest('input, select, textarea, [contenteditable], details[open]') !== null
  );
}

/** Focuses the row at a position. Returns false if the row is not rendered. */
function focusRow(scroller: HTMLElement | null, position: number): boolean {
  const row = `tbody tr[aria-rowindex="${position + 2}"] a`;
  const link = scroller?.querySelector<HTMLElement>(row);
  if (!link) return false;
  // In a scaled list, the browser's own scrolling would skip too many rows.
  link.focus({ preventScroll: true });
  scroller?.scrollIntoView({ block: 'nearest' });
  return true;
}

/**
 * Decides which rows of a long table to render, and moves the focus between rows with the keyboard.
 *
 * @param onFocusRow called when a row gets the focus, or when another row moves to the focused position
 */
export function useRowViewport(
  session: BulkSession,
  shown: ShownRows,
  onFocusRow: (row: number) => void,
) {
  /** Element that scrolls. */
  const scroller = useRef<HTMLDivElement>(null);
  const place = getReadingPlace(session);
  const [scrollTop, setScrollTop] = useState(place.scrollTop);
  const [viewport, setViewport] = useState(0);
  const [layout, setLayout] = useState(place.layout);
  const [focused, setFocused] = useState(0);
  /** The row with the focus. Null if no row has the focus. */
  const focusedRow = useRef<{ position: number; row: number } | null>(null);
  /** Position of the row to focus once it is rendered. */
  const pendingFocus = useRef<number | null>(null);

  const { query } = shown;
  useLayoutEffect(() => {
    // If only the results change, for example while rows stream in, the scroll position stays.
    if (place.query === query) return;
    Object.assign(place, { query, scrollTop: 0 });
    scroller.current?.scrollTo(0, 0);
    pendingFocus.current = null;
    setScrollTop(0);
    setFocused(0);
  }, [place, query]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = place.scrollTop;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      const next = chooseLayout(element.clientWidth, rem);
      setViewport(element.clientHeight - next.header);
      setLayout((before) => {
        return next.height === before.height && next.room === before.room ? before : next;
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new row height changes the scroll position
  useLayoutEffect(() => {
    const before = { height: place.layout.height, scrollTop: place.scrollTop };
    place.layout = layout;
    if (before.height === layout.height) return;
    const top = keepInPlace(focused, shown.length, viewport, before, layout.height);
    place.scrollTop = top;
    scroller.current?.scrollTo(0, top);
    setScrollTop(top);
  }, [place, layout]);

  useLayoutEffect(() => {
    if (pendingFocus.current === null) return;
    if (focusRow(scroller.current, pendingFocus.current)) pendingFocus.current = null;
  });

  const { height, first, end, offset } = scaleRows(
    shown.length,
    layout.height,
    viewport,
    scrollTop,
  );

  /** Focuses the row at a position and scrolls it into view. */
  const goTo = (position: number) => {
    const element = scroller.current;
    if (!element) return;
    const getTop = (row: number) => getScrollTop(row, shown.length, layout.height, viewport);
    const rowsInView = Math.max(1, Math.floor(viewport / layout.height));
    const from = getTop(position);
    const to = getTop(Math.max(0, position - rowsInView + 1));
    const next = element.scrollTop > from ? from : element.scrollTop < to ? to : null;
    if (next === null) {
      if (!focusRow(element, position)) pendingFocus.current = position;
      return;
    }
    pendingFocus.current = position;
    element.scrollTop = next;
    setScrollTop(next);
  };

  const takeFocus = (position: number) => {
    if (position >= shown.length) return;
    const row = shown.at(position);
    focusedRow.current = { position, row };
    onFocusRow(row);
  };

  // Keeps the focus at its position while rows stream in or are sorted. If the list becomes too short, focuses its last
  // row. If the list becomes empty, focuses the search field.
  useLayoutEffect(() => {
    const { current } = focusedRow;
    if (!current) return;
    const { position, row } = current;
    if (document.activeElement !== document.body) {
      if (position < shown.length && shown.at(position) !== row) takeFocus(position);
      return;
    }
    focusedRow.current = null;
    // The row still exists, but was scrolled out of view.
    if (position < shown.length) return;
    if (shown.length > 0) goTo(shown.length - 1);
    else document.querySelector<HTMLElement>('input[type="search"]')?.focus();
  });

  const moveFocus = (event: KeyboardEvent) => {
    const row = findRow(event.target);
    const page = Math.max(1, Math.floor(viewport / layout.height) - 1);
    const step =
      STEPS[event.key] ??
      {
        PageDown: page,
        PageUp: -page,
        Home: -shown.length,
        End: shown.length,
      }[event.key];
    if (!row || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    goTo(Math.min(Math.max(0, getPosition(row) + step), shown.length - 1));
  };

  const tabStop = Math.min(Math.max(focused, first), end - 1);

  /** Moves to another row with J or K while the focus is outside the table. */
  const moveFromOutside = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const step = /^[jk]$/u.test(event.key) ? STEPS[event.key] : undefined;
    if (!step || event.altKey || event.ctrlKey || event.metaKey || isTaken(event)) return;
    if (shown.length === 0 || scroller.current?.contains(event.target as Node)) return;
    event.preventDefault();
    const isReading = getReadingPlace(session).open !== null;
    goTo(Math.min(Math.max(0, isReading ? focused + step : tabStop), shown.length - 1));
  });
  useEffect(() => {
    document.addEventListener('keydown', moveFromOutside);
    return () => document.removeEventListener('keydown', moveFromOutside);
  }, []);

  return {
    scroller,
    handlers: {
      onScroll(event: UIEvent<HTMLElement>) {
        place.scrollTop = event.currentTarget.scrollTop;
        setScrollTop(place.scrollTop);
      },
      onKeyDown: moveFocus,
      onFocus({ target }: FocusEvent) {
        const row = findRow(target);
        if (!row) return;
        setFocused(getPosition(row));
        takeFocus(getPosition(row));
      },
      onBlur() {
        focusedRow.current = null;
      },
    },
    layout,
    /** Reserves the space of all rows, also of those that are not rendered. React's types lack custom properties. */
    spaceStyle: {
      '--height': `${layout.header + height}px`,
      '--above': `${offset}px`,
      '--row': `${layout.height}px`,
    } as CSSProperties,
    /** Positions of the rows to render. */
    positions: Array.from({ length: end - first }, (_, index) => first + index),
    /** Position of the only row that the Tab key reaches. */
    tabStop,
  };
}
