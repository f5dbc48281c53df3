import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import type { SortKey } from '../../../client/bulk/row-order.ts';
import { CHUNK_ROWS } from '../../../client/bulk/row-store.ts';
import type { RowQuery, ShownRows } from '../../../client/bulk/row-view.ts';
import type { BulkSession } from '../../../client/bulk-session.ts';
import { NO_RISK, NORMALIZATIONS } from '../../../contract/bulk-columns.ts';
import { CHECK_CODES, CHECK_NAMES } from '../../../contract/checks.ts';
import type { Rating } from '../../../contract/rating.ts';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { ratingTone, ratingWord } from '../../lib/rating-words.ts';
import { scaledRows } from '../../lib/scaled-rows.ts';
import styles from './row-table.module.css';

/** Height of one row in CSS pixels; the style sheet has the same. */
const ROW_HEIGHT = 40;
const HEAD_HEIGHT = 36;
/** A longer label loses the middle of its plain stretches: the end of the name has to be seen. */
const LONGEST_LABEL = 40;

const COLUMNS = [
  { key: 'rating', word: 'Rating' },
  { key: 'name', word: 'Name' },
  { key: 'riskCount', word: 'Risks' },
  { key: 'highestRisk', word: 'Highest risk' },
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

interface RowTableProps {
  session: BulkSession;
  shown: ShownRows;
  /** Row whose report is open. */
  open: number | null;
  onOpen(row: number): void;
}

/** The rows; only those in view are in the page. */
export function RowTable({ session, shown, open, onOpen }: RowTableProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [viewport, setViewport] = useState(0);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setViewport(element.clientHeight - HEAD_HEIGHT));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const { height, first, end, offset } = scaledRows(shown.length, ROW_HEIGHT, viewport, scrollTop);
  const places = Array.from({ length: end - first }, (_, index) => first + index);

  const { sort } = shown.query;
  const after = height - offset - (end - first) * ROW_HEIGHT;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys move among the buttons inside
    <div
      ref={scroller}
      className={styles.scroller}
      onScroll={(event) => setScrollTop(event.currentTarget.scrollTop)}
      onKeyDown={(event) => moveBetweenRows(event, scroller.current)}
    >
      {/* The rows that are not drawn are room above and below. */}
      <div style={{ paddingBlock: `${offset}px ${after}px` }}>
        <table className={styles.table} aria-rowcount={shown.length + 1}>
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
                    onClick={() => session.view.ask({ ...shown.query, sort: nextSort(sort, key) })}
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
                <Row
                  key={place}
                  session={session}
                  place={place}
                  row={row}
                  isOpen={row === open}
                  onOpen={onOpen}
                />
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function moveBetweenRows(event: KeyboardEvent, scroller: HTMLElement | null) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || !scroller) return;
  const names = [...scroller.querySelectorAll<HTMLElement>('td button')];
  const at = names.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return;
  event.preventDefault();
  names[at + step]?.focus();
}

interface RowProps {
  session: BulkSession;
  /** Among the rows that are shown. */
  place: number;
  row: number;
  isOpen: boolean;
  onOpen(row: number): void;
}

function Row({ session, place, row, isOpen, onOpen }: RowProps) {
  const chunk = session.store.chunks[Math.floor(row / CHUNK_ROWS)];
  if (!chunk) return null;
  const { columns } = chunk;
  const at = row % CHUNK_ROWS;
  const rating = columns.rating[at] as Rating | 0;
  const highest = columns.highestRisk[at];
  const check = highest === undefined || highest === NO_RISK ? undefined : CHECK_CODES[highest];
  return (
    <tr aria-rowindex={place + 2} className={styles.row} data-open={isOpen}>
      <td>
        {rating === 0 ? '–' : <ToneMark tone={ratingTone(rating)} label={ratingWord(rating)} />}
      </td>
      <td>
        <button
          type="button"
          className={styles.name}
          aria-pressed={isOpen}
          onClick={() => onOpen(row)}
        >
          <NameText name={session.store.name(row)} longest={LONGEST_LABEL} />
          <RowNotes session={session} row={row} />
        </button>
      </td>
      <td>{columns.riskCount[at]}</td>
      <td>{check ? CHECK_NAMES[check] : '–'}</td>
      <td>{NORMALIZATIONS[columns.normalization[at] ?? 0]}</td>
    </tr>
  );
}

/** What is known of a row beside its verdict. */
function RowNotes({ session, row }: Pick<RowProps, 'session' | 'row'>) {
  const imitation = session.imitations.of(row);
  const given = session.given(row);
  return (
    <>
      {imitation && (
        <span className={styles.note}>
          {imitation.kind === 'exact' ? 'imitates ' : 'resembles '}
          <NameText name={imitation.watched.name} />
        </span>
      )}
      {given !== null && (
        <span className={styles.note}>
          in the list as <NameText name={given} longest={LONGEST_LABEL} />
        </span>
      )}
    </>
  );
}
