import { listNamesInChunk, type RowChunk } from '../../../lists/rows/row-store.ts';
import { unwrap } from '../../queries/problem-error.ts';
import type { InspectionWorker } from '../inspection-pool.ts';

/** A worker that returns the looks of names as lines of text. A name has one line for each way to read it. */
type LookWorker = Pick<InspectionWorker, 'foldLooks'>;

/** Runs one task on a worker. */
export type RunOnce = <Result>(task: (worker: LookWorker) => Promise<Result>) => Promise<Result>;

/** Number of chunks that are requested in advance, so that no worker is idle. */
const PREFETCHED_CHUNKS = 6;

/** Looks of the names of a list, cached while the user searches by look. */
export interface LookTexts {
  /** Returns the looks of the search text. */
  read(text: string): Promise<string[]>;
  /** Returns the looks of each name of a chunk. */
  readChunk(index: number): Promise<string[]>;
  /** Clears the cache. */
  forget(): void;
}

export function createLookTexts(chunks: readonly RowChunk[], runOnce: RunOnce): LookTexts {
  /** Looks by the array `ends` of a chunk, which is replaced whenever a name of the chunk changes. */
  let cache = new WeakMap<Uint32Array, Promise<string[]>>();

  function request(chunk: RowChunk): Promise<string[]> {
    const { ends } = chunk;
    let looks = cache.get(ends);
    if (!looks) {
      const names = listNamesInChunk(chunk);
      looks = runOnce((worker) => worker.foldLooks(names)).then(unwrap);
      cache.set(ends, looks);
      // Lets the next search request the looks again.
      looks.catch(() => cache.delete(ends));
    }
    return looks;
  }

  return {
    async read(text) {
      const [looks = ''] = unwrap(await runOnce((worker) => worker.foldLooks([text])));
      return looks.split('\n');
    },
    readChunk(index) {
      for (const chunk of chunks.slice(index + 1, index + PREFETCHED_CHUNKS)) void request(chunk);
      return request(chunks[index] as RowChunk);
    },
    forget() {
      cache = new WeakMap();
    },
  };
}
