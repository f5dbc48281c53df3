import type { FoundImitation } from '../../contract/imitations.ts';
import type { TextKind } from '../../contract/text-kinds.ts';
import type { RejectionReason } from '../../lists/readers/rejected-line.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { CHUNK_ROWS } from '../../lists/rows/row-store.ts';
import { createYielder } from '../../primitives/yielder.ts';
import type { InspectionWorker } from '../bulk/inspection-pool.ts';
import type { WorkerPool } from '../bulk/worker-pool.ts';
import { describeReadError, type ReadNames } from '../input/read-names.ts';
import { unwrap } from '../queries/problem-error.ts';
import { WorkerCrashedError } from '../workers/worker-connection.ts';
import type { FoundImitations } from './found-imitations.ts';

/** The part of an inspection worker that a search uses. */
export type ImitationsWorker = Pick<InspectionWorker, 'findImitations' | 'stop'>;

/** Progress and counts of a search. */
export type SearchTally = ReturnType<typeof createTally>;

/** Says what each text is. Null for a text that can only be one name. */
export type ReadTexts = (texts: readonly string[]) => Promise<(TextKind | null)[]>;

export interface NameSearch {
  name: string;
  readTexts: ReadTexts;
  source: AsyncIterable<ReadNames>;
  pool: Pick<WorkerPool<ImitationsWorker>, 'map'>;
  signal: AbortSignal;
  found: FoundImitations;
  tally: SearchTally;
  /** Called after every change of `found` and `tally`. */
  onChange(): void;
}

/** The list could not be read to its end. The message is for the user. */
export class BrokenListError extends UnreadableSourceError {
  constructor(cause: unknown) {
    super(describeReadError(cause), cause);
    this.name = 'BrokenListError';
  }
}

/** A dot, or another character that looks like a dot. */
const DOT = /[.。．｡]/u;

/** White space, separators and brackets, which a single name in a list does not contain. */
const NOT_IN_ONE_NAME = /[\p{Zs}\t,;|/@"<>，；、＠]/u;

/** Checks whether a line can only be one name, not a link, a handle or several names. */
const isOneName = (line: string) => !NOT_IN_ONE_NAME.test(line);

export function createTally() {
  return {
    /** Share of the list that has been read, from 0 to 1. */
    progress: 0,
    searched: 0,
    /** Number of names in chunks that crashed a worker. */
    missed: 0,
    /** Number of lines without a dot, which were completed with the parent of the name. */
    completed: 0,
    /** Number of lines that were searched without their leading or trailing white space. */
    trimmed: 0,
    /** Number of lines that are not one name and were split into names. */
    splitLines: 0,
    /** Number of lines that are not one name, contain no names and are not imitations. They do not count as searched. */
    unclear: 0,
    /** Whether the list contains the name itself. */
    containsTarget: false,
    /** Number of lines without a name, by reason. */
    rejected: new Map<RejectionReason, number>(),
  };
}

/**
 * Searches a list for imitations of a name until it ends or the signal is aborted. A line without a dot counts as a
 * label under the parent of the name. If the list cannot be read to its end, searches the names before the error, then
 * throws a {@link BrokenListError}. Also throws errors that affect all names, such as missing tables.
 */
export async function searchNames(search: NameSearch): Promise<void> {
  const { name, readTexts, source, pool, signal, found, tally, onChange } = search;
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

  /** Lists the names in each line. A line that is not one name, such as a link, may contain several names. */
  async function readLines(lines: readonly string[]): Promise<string[]> {
    const texts = [...new Set(lines.map((line) => line.trim()))].filter((line) => !isOneName(line));
    const read = texts.length === 0 ? [] : await readTexts(texts);
    const found = new Map(texts.map((text, index) => [text, read[index]?.names ?? []]));
    return lines.flatMap((line) => readLine(line, found));
  }

  function readLine(line: string, found: ReadonlyMap<string, readonly string[]>): string[] {
    const trimmed = line.trim();
    if (trimmed === '') {
      reject('empty');
      return [];
    }
    if (trimmed !== line) tally.trimmed += 1;
    if (isOneName(trimmed)) return [complete(trimmed)];
    const names = (found.get(trimmed) ?? []).filter(isOneName);
    // Someone may have registered exactly this name.
    if (names.length === 0) return [trimmed];
    tally.splitLines += 1;
    return names.map(complete);
  }

  /** Counts lines that are not one name and are not imitations. */
  function countUnclear(names: readonly string[], imitations: readonly FoundImitation[]): number {
    const rows = new Set(imitations.map(({ row }) => row));
    return names.filter((each, row) => !isOneName(each) && !rows.has(row)).length;
  }

  /** Reads the list until it ends or cannot be read. */
  async function* readSource(): AsyncGenerator<ReadNames> {
    try {
      yield* source;
    } catch (error) {
      broken = new BrokenListError(error);
    }
  }

  async function* readChunks(): AsyncGenerator<string[]> {
    const yieldIfDue = createYielder();
    let chunk: string[] = [];
    for await (const read of readSource()) {
      tally.progress = read.progress;
      for (const { reason } of read.rejected) reject(reason);
      for (const whole of await readLines(read.names)) {
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
      // This chunk crashed the worker. Other chunks may not.
      tally.missed += outcome.item.length;
    } else {
      throw outcome.error;
    }
    onChange();
  }
  if (broken) throw broken;
}
