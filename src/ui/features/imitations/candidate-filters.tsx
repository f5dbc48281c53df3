import type { CandidateCounts } from '../../../client/imitations/candidate-list.ts';
import { CANDIDATE_VERDICTS } from '../../../client/imitations/candidate-verdict.ts';
import type { CandidateQuery, ShownCandidates } from '../../../client/imitations/candidate-view.ts';
import { CANDIDATE_KINDS } from '../../../contract/imitations.ts';
import { BarMenu } from '../../components/list-bar.tsx';
import {
  FilterChip,
  FilterChips,
  FilterStatus,
  toggleValue,
} from '../../components/list-filters.tsx';
import { ToneMark } from '../../components/tone-mark.tsx';
import { NAME_INPUT_PROPS } from '../../lib/name-input-props.ts';
import styles from './candidate-filters.module.css';
import { KIND_WORDS } from './imitation-kind-words.ts';
import { VERDICT_WORDS } from './verdict-words.ts';

const ORDERS = [
  { order: 'danger', word: 'Most dangerous first' },
  ...(IS_EXTENSION ? [] : ([{ order: 'registration', word: 'Registered ones first' }] as const)),
  { order: 'likeness', word: 'Most alike on this device first' },
  { order: 'name', word: 'By name' },
] as const satisfies { order: CandidateQuery['order']; word: string }[];

/** Returns the filters that are active or match at least one candidate. */
function listUsedFilters<Filter>(
  filters: readonly Filter[],
  counts: ReadonlyMap<Filter, number>,
  active: readonly Filter[],
): Filter[] {
  return filters.filter((filter) => (counts.get(filter) ?? 0) > 0 || active.includes(filter));
}

interface CandidateFiltersProps {
  counts: CandidateCounts;
  shown: ShownCandidates;
  onQuery(query: CandidateQuery): void;
}

/** Search field, order and filters of the candidates. */
export function CandidateFilters({ counts, shown, onQuery }: CandidateFiltersProps) {
  const { query } = shown;
  const change = (changes: Partial<CandidateQuery>) => onQuery({ ...query, ...changes });
  return (
    <>
      <input
        type="search"
        aria-label="Find in this list"
        placeholder="Find in this list"
        {...NAME_INPUT_PROPS}
        value={query.search}
        onChange={({ target }) => change({ search: target.value })}
      />
      <div className={styles.verdicts}>
        <FilterChips legend="Verdict">
          {listUsedFilters(CANDIDATE_VERDICTS, counts.verdicts, query.verdicts).map((verdict) => (
            <FilterChip
              key={verdict}
              isOn={query.verdicts.includes(verdict)}
              count={counts.verdicts.get(verdict) ?? 0}
              onToggle={() => change({ verdicts: toggleValue(query.verdicts, verdict) })}
            >
              <ToneMark tone={VERDICT_WORDS[verdict].tone} />{' '}
              <span className={styles.word}>{VERDICT_WORDS[verdict].all}</span>
            </FilterChip>
          ))}
        </FilterChips>
      </div>
      <BarMenu title="Filters" activeCount={query.kinds.length}>
        <label>
          Order{' '}
          <select
            aria-label="Order"
            value={query.order}
            onChange={({ target }) => change({ order: target.value as CandidateQuery['order'] })}
          >
            {ORDERS.map(({ order, word }) => (
              <option key={order} value={order}>
                {word}
              </option>
            ))}
          </select>
        </label>
        <FilterChips legend="Kind">
          {listUsedFilters(CANDIDATE_KINDS, counts.kinds, query.kinds).map((kind) => (
            <FilterChip
              key={kind}
              isOn={query.kinds.includes(kind)}
              count={counts.kinds.get(kind) ?? 0}
              onToggle={() => change({ kinds: toggleValue(query.kinds, kind) })}
            >
              {KIND_WORDS[kind]}
            </FilterChip>
          ))}
        </FilterChips>
      </BarMenu>
      <div className={styles.shown}>
        <FilterStatus>
          {shown.rows.length.toLocaleString('en')} shown{shown.isPending && ' …'}
        </FilterStatus>
      </div>
    </>
  );
}
