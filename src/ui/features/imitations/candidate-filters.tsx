import { type ReactNode, useState } from 'react';
import type { CandidateCounts } from '../../../client/imitations/candidate-list.ts';
import { CANDIDATE_VERDICTS } from '../../../client/imitations/candidate-verdict.ts';
import type { CandidateQuery, ShownCandidates } from '../../../client/imitations/candidate-view.ts';
import { CANDIDATE_KINDS } from '../../../contract/imitations.ts';
import { ToneMark } from '../../components/tone-mark.tsx';
import styles from './candidate-filters.module.css';
import { KIND_WORDS } from './kind-words.ts';
import { VERDICT_WORDS } from './verdict-words.ts';

const ORDERS = [
  { order: 'danger', word: 'Most dangerous first' },
  { order: 'likeness', word: 'Most alike on this device first' },
  { order: 'name', word: 'By name' },
] as const satisfies { order: CandidateQuery['order']; word: string }[];

/** From so wide a window on there is room to see all kinds. */
const WIDE = '(min-width: 48rem)';

function toggle<Value>(values: readonly Value[], value: Value): Value[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value];
}

interface CandidateFiltersProps {
  counts: CandidateCounts;
  shown: ShownCandidates;
  onQuery(query: CandidateQuery): void;
}

/** A search, an order, and filters by verdict and by kind, each with its count. */
export function CandidateFilters({ counts, shown, onQuery }: CandidateFiltersProps) {
  const { query } = shown;
  const [isOpen] = useState(() => query.kinds.length > 0 || matchMedia(WIDE).matches);
  const change = (changes: Partial<CandidateQuery>) => onQuery({ ...query, ...changes });
  return (
    <div className={styles.filters}>
      <input
        type="search"
        aria-label="Find among these names"
        placeholder="Find among these names"
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        value={query.search}
        onChange={({ target }) => change({ search: target.value })}
      />
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
      <p className={styles.count} role="status">
        {shown.rows.length.toLocaleString('en')} shown{shown.isPending && ' …'}
      </p>
      <fieldset className={styles.chips}>
        <legend>Verdict</legend>
        {CANDIDATE_VERDICTS.map((verdict) => (
          <Chip
            key={verdict}
            isOn={query.verdicts.includes(verdict)}
            count={counts.verdicts.get(verdict) ?? 0}
            onToggle={() => change({ verdicts: toggle(query.verdicts, verdict) })}
          >
            <ToneMark tone={VERDICT_WORDS[verdict].tone} /> {VERDICT_WORDS[verdict].all}
          </Chip>
        ))}
      </fieldset>
      <details className={styles.kinds} open={isOpen}>
        <summary>
          Kinds
          {query.kinds.length > 0 && (
            <span className={styles.active}> {query.kinds.length} on</span>
          )}
        </summary>
        <fieldset className={styles.chips}>
          <legend>Kind</legend>
          {CANDIDATE_KINDS.map((kind) => (
            <Chip
              key={kind}
              isOn={query.kinds.includes(kind)}
              count={counts.kinds.get(kind) ?? 0}
              onToggle={() => change({ kinds: toggle(query.kinds, kind) })}
            >
              {KIND_WORDS[kind]}
            </Chip>
          ))}
        </fieldset>
      </details>
    </div>
  );
}

interface ChipProps {
  isOn: boolean;
  count: number;
  onToggle(): void;
  children: ReactNode;
}

function Chip({ isOn, count, onToggle, children }: ChipProps) {
  if (count === 0 && !isOn) return null;
  return (
    <button type="button" aria-pressed={isOn} onClick={onToggle}>
      {children} <span>{count.toLocaleString('en')}</span>
    </button>
  );
}
