import type { CandidateKind } from '../../contract/imitations.ts';
import { radixSort } from '../../lists/rows/radix-sort.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../../primitives/throttle.ts';
import { createYielder, type Yielder } from '../../primitives/yielder.ts';
import type { ImitationState } from '../../words/chain/imitation-on-chain.ts';
import { mergeSort } from '../bulk/sort-rows.ts';
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
  /** Whether the rows still belong to an earlier query. */
  isPending: boolean;
}

/** Number of rows to filter between checks of the clock. */
const ROWS_PER_CHECK = 1_024;

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

/** Filters and sorts candidates while the list grows, without blocking the page. */
export function createCandidateView(
  list: Pick<CandidateList, 'rows' | 'subscribe'>,
  likeness: Pick<LikenessMeasure, 'of' | 'state' | 'subscribe'>,
  registrations: Pick<CandidateRegistrations, 'describe'>,
) {
  let shown: ShownCandidates = {
    query: ALL_CANDIDATES,
    rows: [],
    states: new Map(),
    isPending: false,
  };
  let task = new AbortController();
  let isWorking = false;
  let isStale = false;
  const { notify, subscribe } = createListeners();

  function show(next: ShownCandidates): void {
    shown = next;
    notify();
  }

  async function find(
    query: CandidateQuery,
    yieldIfDue: Yielder,
  ): Promise<Pick<ShownCandidates, 'rows' | 'states'>> {
    const passes = createFilter(query);
    const found: number[] = [];
    const states = new Map<ImitationState, number>();
    const ranks: number[] = [];
    for (const [row, candidate] of list.rows.entries()) {
      const state = registrations.describe(candidate.name)?.state ?? null;
      if (state) states.set(state, (states.get(state) ?? 0) + 1);
      ranks.push(STATE_ORDER.indexOf(state));
      if (passes(candidate, state)) found.push(row);
      if (row % ROWS_PER_CHECK === 0) await yieldIfDue();
    }
    if (query.order === 'danger') return { rows: found, states };
    const rows = Uint32Array.from(found);
    const ordered =
      query.order === 'name'
        ? await mergeSort(rows, (row) => list.rows[row]?.name ?? '', yieldIfDue)
        : await radixSort(
            rows,
            [
              query.order === 'registration'
                ? (row) => ranks[row] ?? 0
                : (row) => rankLikeness(likeness.of(row)),
            ],
            yieldIfDue,
          );
    return { rows: Array.from(ordered), states };
  }

  function work(): void {
    if (isWorking) {
      isStale = true;
      return;
    }
    isWorking = true;
    isStale = false;
    const { query } = shown;
    const { signal } = task;
    find(query, createYielder(signal)).then(
      (found) => {
        // The yielder checks the signal only when it yields, so short runs can end after an abort.
        if (signal.aborted) return;
        isWorking = false;
        show({ query, ...found, isPending: false });
        if (isStale) work();
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
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
      task.abort();
      task = new AbortController();
      isWorking = false;
      show({ ...shown, query, isPending: true });
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
export function rankLikeness(likeness: Likeness): number {
  if (likeness === undefined) return 65_536;
  return likeness === null ? 65_535 : Math.round((1 - likeness) * 65_534);
}
