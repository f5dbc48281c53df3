import type { RowQuery } from '../../../client/bulk/row-view.ts';
import type { SortKey } from '../../../client/bulk/sort-rows.ts';
import styles from './row-table.module.css';

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
  /** Whether the list has a column of addresses. */
  hasAddressColumn: boolean;
  onSort(sort: Sort): void;
}

/** Column headings of the table. Each one is a button that sorts the rows. */
export function RowTableHeader({ sort, hasAddressColumn, onSort }: RowTableHeaderProps) {
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
