import type { CandidateKind } from '../../contract/imitations.ts';
import { radixSort } from '../../lists/rows/radix-sort.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { throttle } from '../../primitives/throttle.ts';
import { createYielder, type Yielder } from '../../primitives/yielder.ts';
import { mergeSort } from '../bulk/merge-sort.ts';
import type { CandidateList, JudgedCandidate } from './candidate-list.ts';
import type { CandidateVerdict } from './candidate-verdict.ts';
import type { Likeness, LikenessMeasure } from './likeness-measure.ts';

/** Which candidates to show, and in which order: that of the engine is by danger. */
export interface CandidateQuery {
  /** One of these; none: any. */
  kinds: readonly CandidateKind[];
  /** One of these; none: any. */
  verdicts: readonly CandidateVerdict[];
  /** Text in the name; empty: any. */
  search: string;
  order: 'danger' | 'likeness' | 'name';
}

export const ALL_CANDIDATES: CandidateQuery = {
  kinds: [],
  verdicts: [],
  search: '',
  order: 'danger',
};

/** The candidates that a query gives; a new object after every change. */
export interface ShownCandidates {
  query: CandidateQuery;
  /** Indexes of the list's rows. */
  rows: readonly number[];
  /** True while the rows are those of an earlier query. */
  isPending: boolean;
}

/** Keeps what a query gives while the list grows, without holding up the page. */
export interface CandidateView {
  shown(): ShownCandidates;
  setQuery(query: CandidateQuery): void;
  subscribe(listener: () => void): () => void;
}

/** Rows that are looked at between two looks at the clock. */
const STRIDE = 1_024;

/** Milliseconds in which changes of the list, and of what was measured, count as one. */
const GROWTH_INTERVAL_MS = 150;
const MEASURED_INTERVAL_MS = 1_000;

export function createCandidateView(
  list: Pick<CandidateList, 'rows' | 'subscribe'>,
  likeness: Pick<LikenessMeasure, 'of' | 'state' | 'subscribe'>,
): CandidateView {
  let shown: ShownCandidates = { query: ALL_CANDIDATES, rows: [], isPending: false };
  let task = new AbortController();
  let isWorking = false;
  let isStale = false;
  const { notify, subscribe } = createListeners();

  function show(next: ShownCandidates): void {
    shown = next;
    notify();
  }

  async function find(query: CandidateQuery, yieldIfDue: Yielder): Promise<number[]> {
    const passes = createFilter(query);
    const found: number[] = [];
    for (const [row, candidate] of list.rows.entries()) {
      if (passes(candidate)) found.push(row);
      if (row % STRIDE === 0) await yieldIfDue();
    }
    if (query.order === 'danger') return found;
    const rows = Uint32Array.from(found);
    const ordered =
      query.order === 'name'
        ? await mergeSort(rows, (row) => list.rows[row]?.name ?? '', yieldIfDue)
        : await radixSort(rows, [(row) => rankLikeness(likeness.of(row))], yieldIfDue);
    return Array.from(ordered);
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
      (rows) => {
        // Few rows are found without a look at the signal.
        if (signal.aborted) return;
        isWorking = false;
        show({ query, rows, isPending: false });
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
    setQuery(query) {
      task.abort();
      task = new AbortController();
      isWorking = false;
      show({ ...shown, query, isPending: true });
      work();
    },
    subscribe,
  };
}

function createFilter({ kinds, verdicts, search }: CandidateQuery) {
  const [kindSet, verdictSet] = [new Set(kinds), new Set(verdicts)];
  // As names are normalized, so is what is looked for in them.
  const text = search.trim().normalize('NFC').toLowerCase();
  return ({ name, kind, verdict }: JudgedCandidate): boolean =>
    (kindSet.size === 0 || kindSet.has(kind)) &&
    (verdictSet.size === 0 || verdictSet.has(verdict)) &&
    name.includes(text);
}

/** The most alike first, then what cannot be drawn, then what is not measured yet. */
export function rankLikeness(likeness: Likeness): number {
  if (likeness === undefined) return 65_536;
  return likeness === null ? 65_535 : Math.round((1 - likeness) * 65_534);
}
