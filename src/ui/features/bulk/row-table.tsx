import { useId } from 'react';
import { type RowQuery, type ShownRows, WHOLE_LIST } from '../../../client/bulk/row-view.ts';
import type { BulkSession } from '../../../client/bulk/session/bulk-session.ts';
import type { SortKey } from '../../../client/bulk/sort-rows.ts';
import { hasAddressColumn } from '../../../lists/readers/detect-format.ts';
import { NoMatches } from '../../components/list-bar.tsx';
import { getRowContent } from './row-link.tsx';
import styles from './row-table.module.css';
import { TableRow } from './table-row.tsx';
import { useRowViewport } from './use-row-viewport.ts';

interface RowTableProps {
  session: BulkSession;
  shown: ShownRows;
  open: number | null;
  onOpen(row: number): void;
  /** Called when a row gets the focus, or when another row moves to the focused position. */
  onFocusRow(row: number): void;
}

/** Table of names and verdicts. Renders only the rows in view. */
export function RowTable({ session, shown, open, onOpen, onFocusRow }: RowTableProps) {
  const hint = useId();
  const { scroller, handlers, layout, spaceStyle, positions, tabStop } = useRowViewport(
    session,
    shown,
    onFocusRow,
  );
  const { text, way } = shown.query.filter.search;
  const sought = way === 'look' ? text.toLowerCase() : '';
  const hasAddresses = hasAddressColumn(session.importOptions.format);
  return (
    <div>
      <div
        ref={scroller}
        className={`panel ${styles.scroller}`}
        {...handlers}
        data-narrow={layout.isNarrow}
      >
        <div className={styles.rows} style={spaceStyle}>
          <table
            className={`fill small ${styles.table}`}
            aria-label="Names and their verdicts"
            aria-rowcount={shown.length + 1}
            aria-describedby={hint}
          >
            {!layout.isNarrow && (
              <RowTableHeader
                sort={shown.query.sort}
                hasAddressColumn={hasAddresses}
                onSort={(sort) => session.view.setQuery({ ...shown.query, sort })}
              />
            )}
            <tbody>
              {positions.map((position) => {
                const row = shown.at(position);
                return (
                  <TableRow
                    key={position}
                    {...getRowContent(session, row)}
                    position={position}
                    isTabStop={position === tabStop}
                    row={row}
                    isOpen={row === open}
                    sought={sought}
                    layout={layout}
                    hasAddressColumn={hasAddresses}
                    onOpen={onOpen}
                  />
                );
              })}
            </tbody>
          </table>
          {shown.length === 0 && <NoRows session={session} shown={shown} />}
        </div>
      </div>
      <p id={hint} className={`faint tiny ${styles.hint}`} data-about-keys data-screen-only>
        Use J and K or the arrow keys to move between rows, Enter to open a report and Escape to
        close it.
      </p>
    </div>
  );
}

function NoRows({ session, shown }: Pick<RowTableProps, 'session' | 'shown'>) {
  const { status, rows } = session.snapshot();
  if (shown.isPending || (rows === 0 && status.state !== 'done')) return null;
  if (status.readError !== null && rows === 0) return null;
  if (rows === 0) return <p className={`soft ${styles.empty}`}>No names found in this list.</p>;
  const { sort } = shown.query;
  return (
    <NoMatches
      what={['name', 'names']}
      onShowAll={() => session.view.setQuery({ ...WHOLE_LIST, sort })}
    />
  );
}

type Sort = RowQuery['sort'];

const COLUMNS = [
  { key: 'rating', word: 'Rating' },
  { key: 'name', word: 'Name' },
  { key: 'found', word: 'Found' },
  { key: 'target', word: 'Imitates' },
  { key: 'riskCount', word: 'Risks' },
  { key: 'normalization', word: 'Normalization' },
] as const satisfies { key: SortKey; word: string }[];

/** Columns that sort in descending order first, because their highest values are the worst. */
const WORST_FIRST: readonly SortKey[] = ['rating', 'riskCount', 'normalization'];

/**
 * Returns the next order: the first click sorts by a column, the second reverses it, the third restores the list
 * order.
 */
function getNextSort({ key, descending }: Sort, clicked: SortKey): Sort {
  const first = WORST_FIRST.includes(clicked);
  if (key !== clicked) return { key: clicked, descending: first };
  if (descending === first) return { key, descending: !first };
  return { key: 'row', descending: false };
}

interface RowTableHeaderProps {
  sort: Sort;
  hasAddressColumn: boolean;
  onSort(sort: Sort): void;
}

/** Column headings of the table. Each one is a button that sorts the rows. */
function RowTableHeader({ sort, hasAddressColumn, onSort }: RowTableHeaderProps) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {COLUMNS.map(({ key, word }) => (
          <th
            key={key}
            scope="col"
            aria-sort={sort.key !== key ? 'none' : sort.descending ? 'descending' : 'ascending'}
          >
            <button
              type="button"
              className={styles.sort}
              data-content
              onClick={() => onSort(getNextSort(sort, key))}
            >
              {word}
            </button>
          </th>
        ))}
        {hasAddressColumn && <th scope="col">Address</th>}
      </tr>
    </thead>
  );
}
