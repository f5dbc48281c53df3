import {
  type CSSProperties,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type RowQuery, type ShownRows, WHOLE_LIST } from '../../../client/bulk/row-view.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import type { SortKey } from '../../../client/bulk/sort-rows.ts';
import { getReadingPlace } from '../../lib/reading-place.ts';
import { chooseLayout, keepInPlace } from '../../lib/row-layout.ts';
import { getScrollTop, scaleRows } from '../../lib/scaled-rows.ts';
import styles from './row-table.module.css';
import { getRowContent, TableRow } from './table-row.tsx';
import { useReachedRow } from './use-reached-row.ts';

const HEAD_HEIGHT = 36;

const COLUMNS = [
  { key: 'rating', word: 'Rating' },
  { key: 'name', word: 'Name' },
  { key: 'found', word: 'Found' },
  { key: 'target', word: 'Imitates' },
  { key: 'riskCount', word: 'Risks' },
  { key: 'normalization', word: 'Normalization' },
] as const satisfies { key: SortKey; word: string }[];

type Sort = RowQuery['sort'];

/** Columns in which the large values are the ones to look at. */
const WORST_FIRST: readonly SortKey[] = ['rating', 'riskCount', 'normalization'];

/** One click orders by a column, the second turns the order round, the third ends it. */
function nextSort({ key, descending }: Sort, clicked: SortKey): Sort {
  const first = WORST_FIRST.includes(clicked);
  if (key !== clicked) return { key: clicked, descending: first };
  if (descending === first) return { key, descending: !first };
  return { key: 'row', descending: false };
}

/** React's types know no custom properties. */
function createRoomStyle(height: number, above: number, row: number): CSSProperties {
  const room = { '--height': `${height}px`, '--above': `${above}px`, '--row': `${row}px` };
  return room as CSSProperties;
}

/** Place of a drawn row; the heading is the first row of the table. */
function getPlace(row: Element): number {
  return Number(row.getAttribute('aria-rowindex')) - 2;
}

/** The row that an element is in. */
function findRow(target: EventTarget): Element | null {
  return (target as Element).closest('tbody tr');
}

/** Focuses the row at a place; false when it is not drawn. */
function focusRow(scroller: HTMLElement | null, place: number): boolean {
  const row = `tbody tr[aria-rowindex="${place + 2}"] a`;
  const link = scroller?.querySelector<HTMLElement>(row);
  if (!link) return false;
  // Left to itself the browser would scroll lists that are scaled by too many rows.
  link.focus({ preventScroll: true });
  scroller?.scrollIntoView({ block: 'nearest' });
  return true;
}

/** Why there is nothing to see. */
function NoRows({ session, shown }: Pick<RowTableProps, 'session' | 'shown'>) {
  const { status, rows } = session.snapshot();
  if (shown.isPending || (rows === 0 && status.state !== 'done')) return null;
  if (status.readError !== null && rows === 0) return null;
  if (rows === 0) return <p className={styles.empty}>There is no name in this list.</p>;
  const { sort } = shown.query;
  return (
    <p className={styles.empty}>
      No name passes these filters.{' '}
      <button
        type="button"
        onClick={() => {
          session.view.setQuery({ ...WHOLE_LIST, sort });
          // The button goes; where a filter would be asked for next is the search.
          document.querySelector<HTMLElement>('input[type="search"]')?.focus();
        }}
      >
        Show all names
      </button>
    </p>
  );
}

interface RowTableProps {
  session: BulkSession;
  shown: ShownRows;
  /** Row whose report is open. */
  open: number | null;
  onOpen(row: number): void;
  /** Called when a row gets the focus, or comes where the focus is. */
  onReach(row: number): void;
}

/** The rows; only those in view are in the page. */
export function RowTable({ session, shown, open, onOpen, onReach }: RowTableProps) {
  const hint = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const position = getReadingPlace(session);
  const [scrollTop, setScrollTop] = useState(position.scrollTop);
  const [viewport, setViewport] = useState(0);
  const [layout, setLayout] = useState(position.layout);
  /** Place of the row that the Tab key stops at. */
  const [stop, setStop] = useState(0);
  /** Place whose row gets the focus as soon as it is drawn. */
  const wanted = useRef<number | null>(null);

  const { query } = shown;
  useLayoutEffect(() => {
    // The same question with other answers, as when rows stream in, leaves the reader where they are.
    if (position.query === query) return;
    Object.assign(position, { query, scrollTop: 0 });
    scroller.current?.scrollTo(0, 0);
    wanted.current = null;
    setScrollTop(0);
    setStop(0);
  }, [position, query]);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    element.scrollTop = position.scrollTop;
    const observer = new ResizeObserver(() => {
      setViewport(element.clientHeight - HEAD_HEIGHT);
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setLayout((before) => {
        const next = chooseLayout(element.clientWidth, rem);
        return next.height === before.height && next.room === before.room ? before : next;
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [position]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only rows of another height have to be found again
  useLayoutEffect(() => {
    const before = { height: position.layout.height, scrollTop: position.scrollTop };
    position.layout = layout;
    if (before.height === layout.height) return;
    const top = keepInPlace(stop, shown.length, viewport, before, layout.height);
    position.scrollTop = top;
    scroller.current?.scrollTo(0, top);
    setScrollTop(top);
  }, [position, layout]);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    if (focusRow(scroller.current, wanted.current)) wanted.current = null;
  });

  const { height, first, end, offset } = scaleRows(
    shown.length,
    layout.height,
    viewport,
    scrollTop,
  );
  const places = Array.from({ length: end - first }, (_, index) => first + index);

  /** Moves the focus to the row at a place, and the rows so that it is in view. */
  const goTo = (place: number) => {
    const element = scroller.current;
    if (!element) return;
    const getTop = (row: number) => getScrollTop(row, shown.length, layout.height, viewport);
    const rowsInView = Math.max(1, Math.floor(viewport / layout.height));
    const from = getTop(place);
    const to = getTop(Math.max(0, place - rowsInView + 1));
    const next = element.scrollTop > from ? from : element.scrollTop < to ? to : null;
    if (next === null) {
      if (!focusRow(element, place)) wanted.current = place;
      return;
    }
    wanted.current = place;
    element.scrollTop = next;
    setScrollTop(next);
  };

  const { reach, leave } = useReachedRow(shown, onReach, goTo);

  const moveBetweenRows = (event: KeyboardEvent) => {
    const row = findRow(event.target);
    const page = Math.max(1, Math.floor(viewport / layout.height) - 1);
    const step = {
      ArrowDown: 1,
      ArrowUp: -1,
      PageDown: page,
      PageUp: -page,
      Home: -shown.length,
      End: shown.length,
    }[event.key];
    if (!row || !step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const place = getPlace(row) + step;
    goTo(Math.min(Math.max(0, place), shown.length - 1));
  };

  const { sort } = shown.query;
  const stopDrawn = Math.min(Math.max(stop, first), end - 1);

  return (
    <div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the links inside */}
      <div
        ref={scroller}
        className={styles.scroller}
        onScroll={(event) => {
          position.scrollTop = event.currentTarget.scrollTop;
          setScrollTop(position.scrollTop);
        }}
        onKeyDown={moveBetweenRows}
        onFocus={({ target }) => {
          const row = findRow(target);
          if (!row) return;
          const place = getPlace(row);
          setStop(place);
          reach(place);
        }}
        onBlur={leave}
        data-narrow={layout.isNarrow}
      >
        <div
          className={styles.rows}
          style={createRoomStyle(HEAD_HEIGHT + height, offset, layout.height)}
        >
          <table className={styles.table} aria-rowcount={shown.length + 1} aria-describedby={hint}>
            <caption>Names and their verdicts</caption>
            <thead>
              <tr aria-rowindex={1}>
                {COLUMNS.map(({ key, word }) => (
                  <th
                    key={key}
                    scope="col"
                    aria-sort={
                      sort.key !== key ? 'none' : sort.descending ? 'descending' : 'ascending'
                    }
                  >
                    <button
                      type="button"
                      className={styles.sort}
                      data-content
                      onClick={() =>
                        session.view.setQuery({ ...shown.query, sort: nextSort(sort, key) })
                      }
                    >
                      {word}
                    </button>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {places.map((place) => {
                const row = shown.at(place);
                return (
                  <TableRow
                    key={place}
                    {...getRowContent(session, row)}
                    place={place}
                    isStop={place === stopDrawn}
                    row={row}
                    isOpen={row === open}
                    room={layout.room}
                    onOpen={onOpen}
                  />
                );
              })}
            </tbody>
          </table>
          {shown.length === 0 && <NoRows session={session} shown={shown} />}
        </div>
      </div>
      <p id={hint} className={styles.hint}>
        Arrow keys go from row to row, Enter opens a report, Escape closes it.
      </p>
    </div>
  );
}
