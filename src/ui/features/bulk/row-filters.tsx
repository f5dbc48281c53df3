import type { ReactNode } from 'react';
import type { RowFilter } from '../../../client/bulk/row-filter.ts';
import type { RowQuery, ShownRows } from '../../../client/bulk/row-view.ts';
import type { VerdictCounts } from '../../../client/bulk/verdict-counts.ts';
import { NO_RATING } from '../../../contract/bulk-columns.ts';
import { CHECK_CODES, CHECK_NAMES } from '../../../contract/checks.ts';
import { SCRIPTS } from '../../../contract/scripts.ts';
import { ToneMark } from '../../components/tone-mark.tsx';
import { getRatingTone, getRatingWord } from '../../lib/rating-words.ts';
import styles from './row-filters.module.css';

interface RowFiltersProps {
  counts: VerdictCounts;
  shown: ShownRows;
  onQuery(query: RowQuery): void;
}

const RATINGS = [
  ...([4, 3, 2] as const).map((rating) => ({
    rating,
    tone: getRatingTone(rating),
    word: getRatingWord(rating),
  })),
  { rating: NO_RATING, tone: 'skip', word: 'could not be inspected' },
] as const;

/** What the special values of the script mean to a reader. */
const SCRIPT_WORDS: Partial<Record<(typeof SCRIPTS)[number], string>> = {
  Common: 'Digits, emoji and signs',
  Combined: 'Several scripts',
  Unknown: 'Not known',
};

function toggle(values: readonly number[], value: number): number[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** Counts per rating, check and script, each a filter; and a search. */
export function RowFilters({ counts, shown, onQuery }: RowFiltersProps) {
  const { filter } = shown.query;
  const ask = (change: Partial<RowFilter>) =>
    onQuery({ ...shown.query, filter: { ...filter, ...change } });
  return (
    <div className={styles.filters}>
      <input
        type="search"
        aria-label="Search the names"
        placeholder="Search"
        value={filter.search}
        onChange={(event) => ask({ search: event.target.value })}
      />
      <ScriptFilter counts={counts} filter={filter} onAsk={ask} />
      <p className={styles.count} role="status">
        {shown.length.toLocaleString('en')} shown{shown.pending && ' …'}
      </p>
      <fieldset className={styles.chips}>
        <legend>Filters</legend>
        {RATINGS.map(({ rating, tone, word }) => {
          const count = counts.ratings[rating] ?? 0;
          const isOn = filter.ratings.includes(rating);
          if (rating === NO_RATING && count === 0 && !isOn) return null;
          return (
            <Chip
              key={rating}
              isOn={isOn}
              count={count}
              onToggle={() => ask({ ratings: toggle(filter.ratings, rating) })}
            >
              <ToneMark tone={tone} /> {word}
            </Chip>
          );
        })}
        {CHECK_CODES.map((code, index) => {
          const count = counts.checks[index] ?? 0;
          if (count === 0 && !filter.checks.includes(index)) return null;
          return (
            <Chip
              key={code}
              isOn={filter.checks.includes(index)}
              count={count}
              onToggle={() => ask({ checks: toggle(filter.checks, index) })}
            >
              {CHECK_NAMES[code]}
            </Chip>
          );
        })}
      </fieldset>
    </div>
  );
}

interface ScriptFilterProps {
  counts: VerdictCounts;
  filter: RowFilter;
  onAsk(change: Partial<RowFilter>): void;
}

function ScriptFilter({ counts, filter, onAsk }: ScriptFilterProps) {
  const present = [...SCRIPTS.entries()]
    .map(([index, script]) => ({ index, script, count: counts.scripts[index] ?? 0 }))
    .filter(({ index, count }) => count > 0 || filter.scripts.includes(index))
    .sort((a, b) => b.count - a.count);
  return (
    <select
      aria-label="Script"
      value={filter.scripts[0] ?? ''}
      onChange={({ target: { value } }) => onAsk({ scripts: value === '' ? [] : [Number(value)] })}
    >
      <option value="">Any script</option>
      {present.map(({ index, script, count }) => (
        <option key={script} value={index}>
          {SCRIPT_WORDS[script] ?? script} ({count.toLocaleString('en')})
        </option>
      ))}
    </select>
  );
}

interface ChipProps {
  isOn: boolean;
  count: number;
  onToggle(): void;
  children: ReactNode;
}

function Chip({ isOn, count, onToggle, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onToggle}>
      {children} <span>{count.toLocaleString('en')}</span>
    </button>
  );
}
