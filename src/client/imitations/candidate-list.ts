import type {
  Candidate,
  CandidateKind,
  CandidatesQuery,
  JudgedCandidates,
} from '../../contract/imitations.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { type CandidateVerdict, readCandidateVerdict } from './candidate-verdict.ts';

/** A candidate, and what would be said of it with the imitated name on the watchlist. */
export interface JudgedCandidate extends Candidate {
  verdict: CandidateVerdict;
}

export interface CandidateCounts {
  kinds: ReadonlyMap<CandidateKind, number>;
  verdicts: ReadonlyMap<CandidateVerdict, number>;
}

/** How far a listing is; a new object after every change. */
export interface ListingState {
  /** `paused` while nobody looks at it, `stopped` by the user. */
  phase: 'paused' | 'loading' | 'stopped' | 'done' | 'failed';
  /** Candidates so far. */
  count: number;
  counts: CandidateCounts;
  /** The name that they are judged against; null until the first have come. */
  imitated: string | null;
  /** The whole name as ENS reads it; null until the first have come. */
  subject: string | null;
  /** Why it failed. */
  error: Error | null;
}

/** All candidates of one name, as they come. */
export interface CandidateList {
  readonly name: string;
  /** Those so far; only ever grows. */
  readonly rows: readonly JudgedCandidate[];
  state(): ListingState;
  /** Goes on unless the user stopped it, or there is no more. */
  open(): void;
  /** Nobody looks at it any more: goes on with the next `open`. */
  close(): void;
  /** Keeps what is there until `resume`. */
  stop(): void;
  /** Goes on after a stop or a failure. */
  resume(): void;
  subscribe(listener: () => void): () => void;
}

/** Asks for one part; rejects where there is a problem. */
export type AskCandidates = (
  query: CandidatesQuery,
  signal: AbortSignal,
) => Promise<JudgedCandidates>;

/** Candidates that are asked for at once: so many take the worker some tens of milliseconds. */
const PART_SIZE = 1_000;

/** @param isWatched whether a name is on the user's own watchlist: then it is no threat to them */
export function createCandidateList(
  name: string,
  ask: AskCandidates,
  isWatched: (name: string) => boolean = () => false,
): CandidateList {
  const rows: JudgedCandidate[] = [];
  const kinds = new Map<CandidateKind, number>();
  const verdicts = new Map<CandidateVerdict, number>();
  let state: ListingState = {
    phase: 'paused',
    count: 0,
    counts: { kinds, verdicts },
    imitated: null,
    subject: null,
    error: null,
  };
  let task: AbortController | null = null;
  const { notify, subscribe } = createListeners();

  function change(next: Partial<ListingState>): void {
    state = { ...state, ...next };
    notify();
  }

  function take({
    imitated,
    candidates,
    rating,
    imitationStatus,
    known,
    isLast,
  }: JudgedCandidates) {
    candidates.forEach((candidate, at) => {
      const verdict = isWatched(candidate.name)
        ? 'watched'
        : readCandidateVerdict(
            rating[at] as number,
            imitationStatus[at] as number,
            known[at] as number,
          );
      rows.push({ ...candidate, verdict });
      kinds.set(candidate.kind, (kinds.get(candidate.kind) ?? 0) + 1);
      verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
    });
    change({
      phase: isLast ? 'done' : 'loading',
      count: rows.length,
      counts: { kinds: new Map(kinds), verdicts: new Map(verdicts) },
      imitated,
      subject: findSubject(imitated, rows[0]?.name),
    });
  }

  async function load(signal: AbortSignal): Promise<void> {
    while (state.phase === 'loading') {
      const part = await ask({ name, offset: rows.length, limit: PART_SIZE }, signal);
      if (signal.aborted) return;
      take(part);
    }
  }

  function start(): void {
    const current = new AbortController();
    task = current;
    change({ phase: 'loading', error: null });
    load(current.signal).catch((error: Error) => {
      if (!current.signal.aborted) change({ phase: 'failed', error });
    });
  }

  function end(phase: 'paused' | 'stopped'): void {
    if (state.phase !== 'loading') return;
    task?.abort();
    change({ phase });
  }

  return {
    name,
    rows,
    state: () => state,
    open() {
      if (state.phase === 'paused') start();
    },
    close: () => end('paused'),
    stop: () => end('stopped'),
    resume() {
      if (state.phase === 'stopped' || state.phase === 'failed') start();
    },
    subscribe,
  };
}

/** What stands in front of the imitated name stands in front of every candidate too. */
function findSubject(imitated: string, candidate: string | undefined): string {
  const labels = candidate?.split('.') ?? [];
  const front = labels.slice(0, Math.max(0, labels.length - imitated.split('.').length));
  return [...front, imitated].join('.');
}
