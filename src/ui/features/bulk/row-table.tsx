import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { CHUNK_ROWS } from '../../../client/bulk/row-store.ts';
import type { ShownRows } from '../../../client/bulk/row-view.ts';
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

const COLUMNS = ['Rating', 'Name', 'Risks', 'Highest risk', 'Normalization'] as const;

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
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {column}
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
  const names = [...scroller.querySelectorAll<HTMLElement>('button')];
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
          <NameText name={session.store.name(row)} />
        </button>
      </td>
      <td>{columns.riskCount[at]}</td>
      <td>{check ? CHECK_NAMES[check] : '–'}</td>
      <td>{NORMALIZATIONS[columns.normalization[at] ?? 0]}</td>
    </tr>
  );
}
