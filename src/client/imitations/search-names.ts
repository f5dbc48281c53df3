import type { FoundImitation } from '../../contract/imitations.ts';
import type { Outcome } from '../../contract/problem.ts';
import type { RejectionReason } from '../../lists/readers/rejected-line.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { CHUNK_ROWS } from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { PoolWorker, WorkerPool } from '../bulk/worker-pool.ts';
import { describeReadError } from '../input/describe-read-error.ts';
import type { ReadNames } from '../input/read-names.ts';
import { unwrap } from '../queries/problem-error.ts';
import { WorkerCrashedError } from '../workers/worker-connection.ts';
import type { FoundImitations } from './found-imitations.ts';
import { isOneName, listNamesInLine } from './read-list-line.ts';

/** A worker as a search needs it. */
export interface ImitationsWorker extends PoolWorker {
  findImitations(name: string, names: string[]): Promise<Outcome<FoundImitation[]>>;
}

/** What a search has come across. */
export interface SearchTally {
  /** Share of the list that has been read, from 0 to 1. */
  progress: number;
  /** Names that were searched. */
  searched: number;
  /** Names that no worker could search. */
  missed: number;
  /** Lines that were taken for labels under the parent of the name. */
  completed: number;
  /** Lines with white space at an end, which were searched without it. */
  trimmed: number;
  /** Lines that are not one name, and that names were taken from. */
  splitLines: number;
  /** Lines that are not one name, hold none, and imitate nothing as they are: not among those searched. */
  unclear: number;
  /** The name that is sought is in the list itself. */
  containsTarget: boolean;
  /** Lines that gave no name. */
  rejected: Map<RejectionReason, number>;
}

export interface NameSearch {
  name: string;
  source: AsyncIterable<ReadNames>;
  pool: Pick<WorkerPool<ImitationsWorker>, 'map'>;
  signal: AbortSignal;
  found: FoundImitations;
  tally: SearchTally;
  /** Called after every change of `found` and `tally`. */
  onChange(): void;
}

/** The list ended before its end, in words for the user. */
export class BrokenListError extends UnreadableSourceError {
  constructor(cause: unknown) {
    super(describeReadError(cause), cause);
    this.name = 'BrokenListError';
  }
}

/** What separates labels, or may be meant to. */
const DOT = /[.。．｡]/u;

export function createTally(): SearchTally {
  return {
    progress: 0,
    searched: 0,
    missed: 0,
    completed: 0,
    trimmed: 0,
    splitLines: 0,
    unclear: 0,
    containsTarget: false,
    rejected: new Map(),
  };
}

/**
 * Searches a list for what imitates a name, until it is aborted. A line without a dot stands for the name under
 * the same parent, as in lists of labels. Throws {@link BrokenListError} when the list breaks off, after all names before that were
 * searched, and what no other name could be searched for either.
 */
export async function searchNames(search: NameSearch): Promise<void> {
  const { name, source, pool, signal, found, tally, onChange } = search;
  const parent = name.includes('.') ? name.slice(name.indexOf('.')) : '';
  let broken: BrokenListError | null = null;

  function reject(reason: RejectionReason): void {
    tally.rejected.set(reason, (tally.rejected.get(reason) ?? 0) + 1);
  }

  function complete(label: string): string {
    if (parent === '' || DOT.test(label)) return label;
    tally.completed += 1;
    return label + parent;
  }

  function readLine(line: string): string[] {
    const trimmed = line.trim();
    if (trimmed === '') {
      reject('empty');
      return [];
    }
    if (trimmed !== line) tally.trimmed += 1;
    if (isOneName(trimmed)) return [complete(trimmed)];
    const names = listNamesInLine(trimmed);
    // It may have been registered just so.
    if (names.length === 0) return [trimmed];
    tally.splitLines += 1;
    return names.map(complete);
  }

  /** Lines of which it cannot be said that they imitate nothing. */
  function countUnclear(names: readonly string[], imitations: readonly FoundImitation[]): number {
    const rows = new Set(imitations.map(({ row }) => row));
    return names.filter((each, row) => !isOneName(each) && !rows.has(row)).length;
  }

  async function* readChunks(): AsyncGenerator<string[]> {
    const yieldIfDue = createYielder();
    let chunk: string[] = [];
    try {
      for await (const read of source) {
        tally.progress = read.progress;
        for (const { reason } of read.rejected) reject(reason);
        for (const whole of read.names.flatMap(readLine)) {
          tally.containsTarget ||= whole === name;
          chunk.push(whole);
          if (chunk.length < CHUNK_ROWS) continue;
          await yieldIfDue();
          if (signal.aborted) return;
          yield chunk;
          chunk = [];
        }
        await yieldIfDue();
        if (signal.aborted) return;
      }
    } catch (error) {
      broken = new BrokenListError(error);
    }
    if (chunk.length > 0) yield chunk;
  }

  const settled = pool.map(readChunks(), async (worker, names) =>
    unwrap(await worker.findImitations(name, names)),
  );
  for await (const outcome of settled) {
    if (signal.aborted) return;
    if (outcome.ok) {
      const unclear = countUnclear(outcome.item, outcome.result);
      tally.unclear += unclear;
      tally.searched += outcome.item.length - unclear;
      found.add(outcome.result);
    } else if (outcome.error instanceof WorkerCrashedError && outcome.error.hasStarted) {
      // These names are too much for it; others may not be.
      tally.missed += outcome.item.length;
    } else {
      throw outcome.error;
    }
    onChange();
  }
  if (broken) throw broken;
}
