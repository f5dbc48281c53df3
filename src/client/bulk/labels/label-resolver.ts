import type { RowStore } from '../../../lists/rows/row-store.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { type LabelResolution, type ResolveOptions, resolveListLabels } from './resolve-labels.ts';

/** Finds the text of the unknown labels of one list and replaces the labels in the names. */
export interface LabelResolver {
  /** Returns the result of the last search, or null before the first one. */
  resolution(): LabelResolution | null;
  /** Returns the original line of a row if labels in it were resolved, otherwise null. */
  given(row: number): string | null;
  /** Searches the list itself and another list that the user supplies. */
  resolveFrom(list: BulkSource): Promise<void>;
  /** Searches the list itself and all lists that the user has supplied. */
  resolve(): Promise<void>;
}

export interface LabelResolverOptions {
  store: RowStore;
  /** Runs one task on a worker. */
  runOnce<Result>(task: (worker: ResolveOptions['worker']) => Promise<Result>): Promise<Result>;
  /** Resolves when the rows can be searched. */
  ready: Promise<void>;
  /** Stops all work when aborted. */
  signal: AbortSignal;
  onReplace: ResolveOptions['onReplace'];
  /** Called with false before a search, and after the search with whether rows may have changed. */
  onResolve(haveChanged: boolean): void;
}

export function createLabelResolver(options: LabelResolverOptions): LabelResolver {
  const { store, runOnce, ready, signal, onReplace, onResolve } = options;
  const givenLines = new Map<number, string>();
  const supplied: BulkSource[] = [];
  let resolution: LabelResolution | null = null;
  let latest = ready;

  async function run(lists: readonly BulkSource[]): Promise<void> {
    onResolve(false);
    let wanted = 0;
    try {
      const { resolved, unknown } = await runOnce((worker) =>
        resolveListLabels({
          store,
          labels: lists,
          worker,
          yieldIfDue: createYielder(signal),
          onWanted(hashes) {
            wanted = hashes;
          },
          onReplace(row, phase) {
            onReplace(row, phase);
            if (!givenLines.has(row)) givenLines.set(row, store.name(row));
          },
        }),
      );
      resolution = { resolved: givenLines.size, unknown };
      onResolve(resolved > 0);
    } catch (error) {
      signal.throwIfAborted();
      resolution = { resolved: givenLines.size, unknown: wanted };
      onResolve(true);
      throw error;
    }
  }

  /** Runs one search at a time. Two parallel searches could undo each other's changes. */
  function enqueue(lists: readonly BulkSource[]): Promise<void> {
    const work = latest.then(() => run(lists));
    latest = work.catch(() => undefined);
    return work;
  }

  return {
    resolution: () => resolution,
    given: (row) => givenLines.get(row) ?? null,
    async resolveFrom(list) {
      await enqueue([list]);
      supplied.push(list);
    },
    resolve: () => enqueue(supplied),
  };
}
