import type { CandidateKind } from '../../contract/imitations.ts';
import { countValues } from '../../primitives/count-values.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../../primitives/throttle.ts';
import type { ImitationState } from '../../words/chain/imitation-on-chain.ts';
import type { CandidateList, JudgedCandidate } from './candidate-list.ts';
import type { CandidateRegistrations } from './candidate-registrations.ts';
import type { CandidateVerdict } from './candidate-verdict.ts';
import type { Likeness, LikenessMeasure } from './likeness-measure.ts';

/** Filter and order of the shown candidates. The engine lists candidates by danger. */
export interface CandidateQuery {
  /** Kinds to show. Empty for all kinds. */
  kinds: readonly CandidateKind[];
  /** Verdicts to show. Empty for all verdicts. */
  verdicts: readonly CandidateVerdict[];
  /** States of the registration to show. Empty for all states, also unknown ones. */
  states: readonly ImitationState[];
  /** Text that the name contains. Empty for all names. */
  search: string;
  order: 'danger' | 'registration' | 'likeness' | 'name';
}

export const ALL_CANDIDATES: CandidateQuery = {
  kinds: [],
  verdicts: [],
  states: [],
  search: '',
  order: 'danger',
};

/** Result of a query. Replaced by a new object after every change. */
export interface ShownCandidates {
  query: CandidateQuery;
  /** Row indexes in the list. */
  rows: readonly number[];
  /** Number of candidates in the whole list by the state of their registration. Empty before the user asked. */
  states: ReadonlyMap<ImitationState, number>;
}

/** States of registrations in the order `registration`. */
const STATE_ORDER: readonly (ImitationState | null)[] = [
  'taken',
  'ended',
  'unknown',
  'defensive',
  null,
  'free',
];

/** Minimum time between updates when the list grows, and when more candidates are measured. */
const GROWTH_INTERVAL_MS = 150;
const MEASURED_INTERVAL_MS = 1_000;

/** Filters and sorts candidates while the list grows. A name has at most some 50,000 candidates, so this takes little time. */
export function createCandidateView(
  list: Pick<CandidateList, 'rows' | 'subscribe'>,
  likeness: Pick<LikenessMeasure, 'of' | 'state' | 'subscribe'>,
  registrations: Pick<CandidateRegistrations, 'describe'>,
) {
  let shown: ShownCandidates = { query: ALL_CANDIDATES, rows: [], states: new Map() };
  const { notify, subscribe } = createListeners();

  /** Returns a function that compares two rows. */
  function createOrder(
    order: CandidateQuery['order'],
    found: readonly (ImitationState | null)[],
  ): (a: number, b: number) => number {
    const getName = (row: number) => list.rows[row]?.name ?? '';
    const rank = (row: number) =>
      order === 'likeness'
        ? rankLikeness(likeness.of(row))
        : STATE_ORDER.indexOf(found[row] ?? null);
    return order === 'name'
      ? (a, b) => (getName(a) < getName(b) ? -1 : 1)
      : (a, b) => rank(a) - rank(b);
  }

  function work(): void {
    const { query } = shown;
    const passes = createFilter(query);
    const found = list.rows.map(({ name }) => registrations.describe(name)?.state ?? null);
    const states = countValues(found.filter((state) => state !== null));
    const rows = list.rows.flatMap((candidate, row) =>
      passes(candidate, found[row] ?? null) ? row : [],
    );
    if (query.order !== 'danger') rows.sort(createOrder(query.order, found));
    shown = { query, rows, states };
    notify();
  }

  const workSoon = throttle(work, GROWTH_INTERVAL_MS);
  const orderSoon = throttle(work, MEASURED_INTERVAL_MS);
  list.subscribe(() => {
    if (shown.rows.length === 0) work();
    else workSoon();
  });
  likeness.subscribe(() => {
    if (shown.query.order !== 'likeness') return;
    if (likeness.state().measured === list.rows.length) work();
    else orderSoon();
  });

  return {
    shown: () => shown,
    setQuery(query: CandidateQuery) {
      shown = { ...shown, query };
      work();
    },
    /** Filters and sorts again, because facts from the chain have changed. */
    refresh: workSoon,
    subscribe,
  };
}

function createFilter({ kinds, verdicts, states, search }: CandidateQuery) {
  const [kindSet, verdictSet, stateSet] = [new Set(kinds), new Set(verdicts), new Set(states)];
  // Names are in NFC and lower case, so the text must be too.
  const text = search.trim().normalize('NFC').toLowerCase();
  return ({ name, kind, verdict }: JudgedCandidate, state: ImitationState | null): boolean =>
    (kindSet.size === 0 || kindSet.has(kind)) &&
    (verdictSet.size === 0 || verdictSet.has(verdict)) &&
    (stateSet.size === 0 || (state !== null && stateSet.has(state))) &&
    name.includes(text);
}

/** Returns a sort key. The most alike candidates come first, then those that cannot be drawn, then unmeasured ones. */
function rankLikeness(likeness: Likeness): number {
  if (likeness === undefined) return 65_536;
  return likeness === null ? 65_535 : Math.round((1 - likeness) * 65_534);
}
