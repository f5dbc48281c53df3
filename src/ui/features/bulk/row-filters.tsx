import type { AddressSummary } from '../../../client/bulk/address-judging.ts';
import type { ImitationTarget, RowFilter } from '../../../client/bulk/row-filter.ts';
import { FOUND_CODES, type FoundCode } from '../../../client/bulk/row-findings.ts';
import type { RowCounts } from '../../../client/bulk/row-tally.ts';
import type { RowQuery, ShownRows } from '../../../client/bulk/row-view.ts';
import { CHECK_CODES, CHECK_NAMES } from '../../../contract/checks.ts';
import { SCRIPTS } from '../../../contract/scripts.ts';
import { getRatingTone, getRatingWord } from '../../../display/rating-words.ts';
import {
  FilterChip,
  FilterChips,
  FilterStatus,
  ListFilters,
  MoreFilters,
  toggleValue,
} from '../../components/list-filters.tsx';
import { NameText } from '../../components/name-text.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { NameSearchField } from './name-search-field.tsx';

interface RowFiltersProps {
  counts: RowCounts;
  addresses: AddressSummary | null;
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

/** Filters that are shown even if they match no row. */
const ALWAYS_SHOWN: readonly FoundCode[] = ['imitation', 'warning', 'nothing'];

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

/** Search field and filters of the table: findings, scripts, ratings and checks. */
export function RowFilters({ counts, addresses, shown, onQuery }: RowFiltersProps) {
  const { filter } = shown.query;
  const ask = (change: Partial<RowFilter>) =>
    onQuery({ ...shown.query, filter: { ...filter, ...change } });
  return (
    <ListFilters>
      <NameSearchField
        search={filter.search}
        findings={shown.findings}
        isPending={shown.isPending}
        onSearch={(search) => ask({ search })}
      />
      <ScriptFilter counts={counts} filter={filter} onAsk={ask} />
      <FilterStatus>
        {shown.length.toLocaleString('en')} shown{shown.isPending && ' …'}
      </FilterStatus>
      <FilterChips legend="Findings">
        {FOUND_CODES.map((code, index) => {
          const count = counts.found[index] ?? 0;
          const isOn = filter.found.includes(code);
          if (count === 0 && !isOn && !ALWAYS_SHOWN.includes(code)) return null;
          return (
            <FilterChip
              key={code}
              isOn={isOn}
              count={count}
              onToggle={() => ask({ found: toggleValue(filter.found, code) })}
            >
              {FOUND_WORDS[code]}
            </FilterChip>
          );
        })}
        {addresses && (
          <FilterChip
            isOn={filter.hasAddressWarning}
            count={addresses.warnings}
            onToggle={() => ask({ hasAddressWarning: !filter.hasAddressWarning })}
          >
            Address warnings
          </FilterChip>
        )}
        {filter.target && (
          <FilterChip isOn onToggle={() => ask({ target: null })}>
            <TargetWords target={filter.target} />
          </FilterChip>
        )}
      </FilterChips>
      <CheckFilters counts={counts} filter={filter} onAsk={ask} />
    </ListFilters>
  );
}

function TargetWords({ target: { name } }: { target: ImitationTarget }) {
  if (name === null) return 'Imitations of an address';
  return (
    <>
      Imitations of <NameText name={name} />
    </>
  );
}

interface PartialFilterProps {
  counts: RowCounts;
  filter: RowFilter;
  onAsk(change: Partial<RowFilter>): void;
}

/** Filters by rating and by check, collapsed by default because few users need them. */
function CheckFilters({ counts, filter, onAsk }: PartialFilterProps) {
  const active = filter.ratings.length + filter.checks.length;
  return (
    <MoreFilters title="More filters" activeCount={active}>
      <FilterChips legend="Ratings and checks">
        {RATINGS.map(({ rating, tone, word }) => (
          <FilterChip
            key={rating}
            isOn={filter.ratings.includes(rating)}
            count={counts.ratings[rating] ?? 0}
            onToggle={() => onAsk({ ratings: toggleValue(filter.ratings, rating) })}
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
              onToggle={() => onAsk({ checks: toggleValue(filter.checks, index) })}
            >
              {CHECK_NAMES[code]}
            </FilterChip>
          );
        })}
      </FilterChips>
    </MoreFilters>
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
