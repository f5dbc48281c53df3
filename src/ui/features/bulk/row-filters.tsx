import type { ReactNode } from 'react';
import type { ImitationTarget, RowFilter } from '../../../client/bulk/row-filter.ts';
import { FOUND_CODES, type FoundCode } from '../../../client/bulk/row-findings.ts';
import type { RowCounts } from '../../../client/bulk/row-tally.ts';
import type { RowQuery, ShownRows } from '../../../client/bulk/row-view.ts';
import { CHECK_CODES, CHECK_NAMES } from '../../../contract/checks.ts';
import { SCRIPTS } from '../../../contract/scripts.ts';
import { getRatingTone, getRatingWord } from '../../../display/rating-words.ts';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { NameSearchField } from './name-search-field.tsx';
import styles from './row-filters.module.css';

interface RowFiltersProps {
  counts: RowCounts;
  shown: ShownRows;
  onQuery(query: RowQuery): void;
}

const FOUND_WORDS: Readonly<Record<FoundCode, string>> = {
  imitation: 'Imitations',
  warning: 'Also worth checking',
  nothing: 'No problem found',
  known: 'Known names',
  uninspected: 'Could not be inspected',
};

/** What every list is asked about; the others are shown where there are some. */
const ALWAYS_SHOWN: readonly FoundCode[] = ['imitation', 'warning', 'nothing'];

const RATINGS = ([4, 3, 2] as const).map((rating) => ({
  rating,
  tone: getRatingTone(rating),
  word: getRatingWord(rating),
}));

/** What the special values of the script mean to a reader. */
const SCRIPT_WORDS: Partial<Record<(typeof SCRIPTS)[number], string>> = {
  Common: 'Digits, emoji and signs',
  Combined: 'Several scripts',
  Unknown: 'Not known',
};

function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

/** What was found, with counts, each a filter; ratings and checks folded behind; a search. */
export function RowFilters({ counts, shown, onQuery }: RowFiltersProps) {
  const { filter } = shown.query;
  const ask = (change: Partial<RowFilter>) =>
    onQuery({ ...shown.query, filter: { ...filter, ...change } });
  return (
    <div className={styles.filters}>
      <NameSearchField
        search={filter.search}
        findings={shown.findings}
        isPending={shown.isPending}
        onSearch={(search) => ask({ search })}
      />
      <ScriptFilter counts={counts} filter={filter} onAsk={ask} />
      <p className={styles.count} role="status">
        {shown.length.toLocaleString('en')} shown{shown.isPending && ' …'}
      </p>
      <fieldset className={styles.chips}>
        <legend>What was found</legend>
        {FOUND_CODES.map((code, index) => {
          const count = counts.found[index] ?? 0;
          const isOn = filter.found.includes(code);
          if (count === 0 && !isOn && !ALWAYS_SHOWN.includes(code)) return null;
          return (
            <Chip
              key={code}
              isOn={isOn}
              count={count}
              onToggle={() => ask({ found: toggle(filter.found, code) })}
            >
              {FOUND_WORDS[code]}
            </Chip>
          );
        })}
        {filter.target && (
          <Chip isOn onToggle={() => ask({ target: null })}>
            <TargetWords target={filter.target} />
          </Chip>
        )}
      </fieldset>
      <CheckFilters counts={counts} filter={filter} onAsk={ask} />
    </div>
  );
}

function TargetWords({ target: { name } }: { target: ImitationTarget }) {
  if (name === null) return 'Pose as an address';
  return (
    <>
      Imitate <NameText name={name} />
    </>
  );
}

interface PartialFilterProps {
  counts: RowCounts;
  filter: RowFilter;
  onAsk(change: Partial<RowFilter>): void;
}

/** Filters by rating and by check: more than most readers need. */
function CheckFilters({ counts, filter, onAsk }: PartialFilterProps) {
  const active = filter.ratings.length + filter.checks.length;
  return (
    <details className={styles.more}>
      <summary>
        More filters{active > 0 && <span className={styles.active}> {active} on</span>}
      </summary>
      <fieldset className={styles.chips}>
        <legend>Ratings and checks</legend>
        {RATINGS.map(({ rating, tone, word }) => (
          <Chip
            key={rating}
            isOn={filter.ratings.includes(rating)}
            count={counts.ratings[rating] ?? 0}
            onToggle={() => onAsk({ ratings: toggle(filter.ratings, rating) })}
          >
            <ToneMark tone={tone} /> {word}
          </Chip>
        ))}
        {CHECK_CODES.map((code, index) => {
          const count = counts.checks[index] ?? 0;
          if (count === 0 && !filter.checks.includes(index)) return null;
          return (
            <Chip
              key={code}
              isOn={filter.checks.includes(index)}
              count={count}
              onToggle={() => onAsk({ checks: toggle(filter.checks, index) })}
            >
              {CHECK_NAMES[code]}
            </Chip>
          );
        })}
      </fieldset>
    </details>
  );
}

function ScriptFilter({ counts, filter, onAsk }: PartialFilterProps) {
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
  count?: number;
  onToggle(): void;
  children: ReactNode;
}

function Chip({ isOn, count, onToggle, children }: ChipProps) {
  return (
    <button type="button" aria-pressed={isOn} onClick={onToggle}>
      {children} {count !== undefined && <span>{count.toLocaleString('en')}</span>}
    </button>
  );
}
