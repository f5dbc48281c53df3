import type {
  Candidate,
  CandidateKind,
  CandidatesQuery,
  JudgedCandidates,
} from '../../contract/imitations.ts';
import { countValues } from '../../primitives/count-values.ts';
import { createListeners } from '../../primitives/create-listeners.ts';
import { type CandidateVerdict, readCandidateVerdict } from './candidate-verdict.ts';

/** A candidate with its verdict. The verdict treats the imitated name as watched, unless that name is known. */
export interface JudgedCandidate extends Candidate {
  verdict: CandidateVerdict;
}

export interface CandidateCounts {
  kinds: ReadonlyMap<CandidateKind, number>;
  verdicts: ReadonlyMap<CandidateVerdict, number>;
}

/** State of a candidate list. Replaced by a new object after every change. */
export interface ListingState {
  /** `paused` while the list is not on screen, `stopped` after the user stopped loading. */
  phase: 'paused' | 'loading' | 'stopped' | 'done' | 'failed';
  /** Number of candidates so far. */
  count: number;
  counts: CandidateCounts;
  /** The imitated name, without the labels before it. Null until the first candidates have arrived. */
  imitated: string | null;
  /**
   * The whole normalized name, such as `pay.vitalik.eth` if `imitated` is `vitalik.eth`. Null until the first
   * candidates have arrived.
   */
  subject: string | null;
  error: Error | null;
}

/** All candidates of one name, loaded in chunks. */
export type CandidateList = ReturnType<typeof createCandidateList>;

/** Requests one chunk of candidates. Rejects with a problem. */
export type RequestCandidates = (
  query: CandidatesQuery,
  signal: AbortSignal,
) => Promise<JudgedCandidates>;

/** Number of candidates per request. The worker lists this many in a few tens of milliseconds. */
const CHUNK_LENGTH = 1_000;

/**
 * @param isWatched whether a name is on the user's watchlist and therefore not a threat to the user
 * @param judge returns the verdict on a name with the facts from the chain
 */
export function createCandidateList(
  name: string,
  request: RequestCandidates,
  isWatched: (name: string) => boolean = () => false,
  judge: (name: string, verdict: CandidateVerdict) => CandidateVerdict = (_, verdict) => verdict,
) {
  const rows: JudgedCandidate[] = [];
  /** Verdicts without facts from the chain. */
  const spelled: CandidateVerdict[] = [];
  let state: ListingState = {
    phase: 'paused',
    count: 0,
    counts: { kinds: new Map(), verdicts: new Map() },
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

  function countRows(): CandidateCounts {
    return {
      kinds: countValues(rows.map(({ kind }) => kind)),
      verdicts: countValues(rows.map(({ verdict }) => verdict)),
    };
  }

  /** Judges all candidates again, because facts from the chain have changed. */
  function rejudge(): void {
    let hasChanged = false;
    for (const [row, candidate] of rows.entries()) {
      const verdict = judge(candidate.name, spelled[row] as CandidateVerdict);
      if (verdict === candidate.verdict) continue;
      rows[row] = { ...candidate, verdict };
      hasChanged = true;
    }
    if (hasChanged) change({ counts: countRows() });
  }

  function append({ imitated, candidates, isLast, ...columns }: JudgedCandidates) {
    for (const [at, candidate] of candidates.entries()) {
      const [rating, status, known] = [columns.rating, columns.imitationStatus, columns.known].map(
        (column) => column[at] as number,
      ) as [number, number, number];
      const bySpelling = isWatched(candidate.name)
        ? 'watched'
        : readCandidateVerdict(rating, status, known);
      spelled.push(bySpelling);
      rows.push({ ...candidate, verdict: judge(candidate.name, bySpelling) });
    }
    change({
      phase: isLast ? 'done' : 'loading',
      count: rows.length,
      counts: countRows(),
      imitated,
      subject: findSubject(imitated, rows[0]?.name),
    });
  }

  async function load(signal: AbortSignal): Promise<void> {
    while (state.phase === 'loading') {
      const chunk = await request({ name, offset: rows.length, limit: CHUNK_LENGTH }, signal);
      if (signal.aborted) return;
      append(chunk);
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
    /** The candidates so far. Rows are only appended, or replaced with another verdict. */
    rows,
    state: () => state,
    /** Starts or continues loading, unless the user stopped it or all candidates are loaded. */
    open() {
      if (state.phase === 'paused') start();
    },
    /** Pauses loading until the next `open`. */
    close: () => end('paused'),
    /** Stops loading until `resume`. */
    stop: () => end('stopped'),
    /** Continues after a stop or a failure. */
    resume() {
      if (state.phase === 'stopped' || state.phase === 'failed') start();
    },
    rejudge,
    subscribe,
  };
}

/**
 * Adds the first labels of a candidate to the imitated name.
 *
 * @example findSubject('vitalik.eth', 'pay.vita1ik.eth') // 'pay.vitalik.eth'
 */
function findSubject(imitated: string, candidate: string | undefined): string {
  const labels = candidate?.split('.') ?? [];
  const prefix = labels.slice(0, Math.max(0, labels.length - imitated.split('.').length));
  return [...prefix, imitated].join('.');
}
