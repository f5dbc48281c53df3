import type { RowStore } from '../../../lists/rows/row-store.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { type LabelResolution, type ResolveOptions, resolveListLabels } from './resolve-labels.ts';

/** Resolves the unknown labels of one list: finds their texts and puts them into the names. */
export interface LabelResolver {
  /** What became of those labels; null before they were looked at. */
  resolution(): LabelResolution | null;
  /** The line of a row as given, when labels in it were resolved. */
  given(row: number): string | null;
  /** Looks in the list itself and in one that the user supplies. */
  resolveFrom(list: BulkSource): Promise<void>;
  /** Looks in the list itself and in all that the user has supplied. */
  resolve(): Promise<void>;
}

export interface LabelResolverOptions {
  store: RowStore;
  /** Runs one task on a worker. */
  runOnce<Result>(task: (worker: ResolveOptions['worker']) => Promise<Result>): Promise<Result>;
  /** Resolves when the rows can be looked at. */
  ready: Promise<void>;
  /** Ends all work. */
  signal: AbortSignal;
  onReplace: ResolveOptions['onReplace'];
  /** Called before a search, and after it: then with whether rows may have changed. */
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

  /** One search at a time: two at once would put names back that the other has resolved. */
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
