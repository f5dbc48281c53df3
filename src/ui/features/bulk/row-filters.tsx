import type { RowFilter } from '../../../client/bulk/row-filter.ts';
import { FOUND_CODES, type RowCounts } from '../../../client/bulk/row-findings.ts';
import type { RowQuery, ShownRows } from '../../../client/bulk/row-view.ts';
import type { SortKey } from '../../../client/bulk/sort-rows.ts';
import { CHECK_CODES, CHECKS } from '../../../contract/checks.ts';
import { SCRIPTS } from '../../../contract/scripts.ts';
import { getRatingTone, getRatingWord } from '../../../words/names/rating-words.ts';
import { FilterChip, FilterChips, toggleValue } from '../../components/list-bar.tsx';
import { Select } from '../../components/select.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { SearchWayField } from './name-search.tsx';
import styles from './row-filters.module.css';

/** Orders in the menu, which every screen has. On wide screens, the table headings offer more orders. */
const ORDERS: readonly (readonly [SortKey, string])[] = [
  ['found', 'Most dangerous first'],
  ['row', 'Order of the list'],
  ['name', 'By name'],
  ['target', 'By imitated name'],
];

interface RowFiltersProps {
  counts: RowCounts;
  addresses: RowCounts['addresses'] | null;
  shown: ShownRows;
  onQuery(query: RowQuery): void;
}

const KNOWN = FOUND_CODES.indexOf('known');

const RATINGS = ([4, 3, 2] as const).map((rating) => ({
  rating,
  tone: getRatingTone(rating),
  word: getRatingWord(rating),
}));

/** Labels for script values that are not the name of a script. */
const SCRIPT_WORDS: Partial<Record<(typeof SCRIPTS)[number], string>> = {
  Common: 'Digits, emoji and symbols',
  Combined: 'Several scripts',
  Unknown: 'Unknown script',
};

/** Counts the active filters of the panel. */
export function countActiveFilters(filter: RowFilter): number {
  const { found, ratings, checks, scripts, hasAddressWarning } = filter;
  const switches = [found.includes('known'), hasAddressWarning].filter(Boolean).length;
  return switches + ratings.length + checks.length + scripts.length;
}

/** Panel with the order of the rows and the less common filters, such as scripts, ratings and checks. */
export function RowFilters({ counts, addresses, shown, onQuery }: RowFiltersProps) {
  const { filter, sort } = shown.query;
  const ask = (change: Partial<RowFilter>) =>
    onQuery({ ...shown.query, filter: { ...filter, ...change } });
  const isKnown = filter.found.includes('known');
  const knownCount = counts.found[KNOWN] ?? 0;
  const [order] = ORDERS.find(([key]) => key === sort.key && !sort.descending) ?? [];
  return (
    <>
      <div className={`flow level gap-4 lines-2 ${styles.fields}`}>
        <SearchWayField search={filter.search} onSearch={(search) => ask({ search })} />
        <label className="note">
          Order{' '}
          <Select
            aria-label="Order"
            value={order ?? ''}
            options={order ? ORDERS : [['', 'By a column'], ...ORDERS]}
            onChange={(key) => {
              if (key !== '') onQuery({ ...shown.query, sort: { key, descending: false } });
            }}
          />
        </label>
        <ScriptFilter counts={counts} filter={filter} onAsk={ask} />
      </div>
      <FilterChips legend="Known names, ratings and checks">
        {(knownCount > 0 || isKnown) && (
          <FilterChip
            isOn={isKnown}
            count={knownCount}
            onToggle={() => ask({ found: isKnown ? [] : ['known'] })}
          >
            Known names
          </FilterChip>
        )}
        {addresses && (
          <FilterChip
            isOn={filter.hasAddressWarning}
            count={addresses.warnings}
            onToggle={() => ask({ hasAddressWarning: !filter.hasAddressWarning })}
          >
            Address warnings
          </FilterChip>
        )}
        {RATINGS.map(({ rating, tone, word }) => (
          <FilterChip
            key={rating}
            isOn={filter.ratings.includes(rating)}
            count={counts.ratings[rating] ?? 0}
            onToggle={() => ask({ ratings: toggleValue(filter.ratings, rating) })}
          >
            <ToneMark tone={tone} /> {word}
          </FilterChip>
        ))}
        {CHECK_CODES.map((code, index) => {
          const count = counts.checks[index] ?? 0;
          if (count === 0 && !filter.checks.includes(index)) return null;
          return (
            <FilterChip
              key={code}
              isOn={filter.checks.includes(index)}
              count={count}
              onToggle={() => ask({ checks: toggleValue(filter.checks, index) })}
            >
              {CHECKS[code].name}
            </FilterChip>
          );
        })}
      </FilterChips>
    </>
  );
}

interface ScriptFilterProps {
  counts: RowCounts;
  filter: RowFilter;
  onAsk(change: Partial<RowFilter>): void;
}

function ScriptFilter({ counts, filter, onAsk }: ScriptFilterProps) {
  const present = [...SCRIPTS.entries()]
    .map(([index, script]) => ({ index, script, count: counts.scripts[index] ?? 0 }))
    .filter(({ index, count }) => count > 0 || filter.scripts.includes(index))
    .sort((a, b) => b.count - a.count);
  return (
    <label className="note">
      Script{' '}
      <Select
        aria-label="Script"
        value={String(filter.scripts[0] ?? '')}
        options={[
          ['', 'Any script'],
          ...present.map(
            ({ index, script, count }) =>
              [
                String(index),
                `${SCRIPT_WORDS[script] ?? script} (${count.toLocaleString('en')})`,
              ] as const,
          ),
        ]}
        onChange={(value) => onAsk({ scripts: value === '' ? [] : [Number(value)] })}
      />
    </label>
  );
}
