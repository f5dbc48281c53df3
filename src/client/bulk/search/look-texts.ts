import type { Outcome } from '../../../contract/problem.ts';
import { listNamesInChunk, type RowChunk } from '../../../lists/rows/row-store.ts';
import { unwrap } from '../../queries/problem-error.ts';

/** A worker that reads names by their look. */
export interface LookWorker {
  foldLooks(names: string[]): Promise<Outcome<string[]>>;
}

/** Runs one task on a worker. */
export type RunOnce = <Result>(task: (worker: LookWorker) => Promise<Result>) => Promise<Result>;

/** Chunks that are asked for before they are needed, so that no worker waits. */
const AHEAD = 6;

/** What the names of a list look like, in lines of text, for as long as someone searches by that. */
export interface LookTexts {
  /** Those of a text that is searched for. */
  read(text: string): Promise<string[]>;
  /** Those of the names of a chunk. */
  readChunk(index: number): Promise<string[]>;
  /** Gives back the memory. */
  forget(): void;
}

export function createLookTexts(chunks: readonly RowChunk[], runOnce: RunOnce): LookTexts {
  /** By the `ends` of a chunk, which are others whenever one of its names is. */
  let known = new WeakMap<Uint32Array, Promise<string[]>>();

  function request(chunk: RowChunk): Promise<string[]> {
    const { ends } = chunk;
    let looks = known.get(ends);
    if (!looks) {
      const names = listNamesInChunk(chunk);
      looks = runOnce((worker) => worker.foldLooks(names)).then(unwrap);
      known.set(ends, looks);
      // Asked again by the next search.
      looks.catch(() => known.delete(ends));
    }
    return looks;
  }

  return {
    async read(text) {
      const [looks = ''] = unwrap(await runOnce((worker) => worker.foldLooks([text])));
      return looks.split('\n');
    },
    readChunk(index) {
      for (const chunk of chunks.slice(index + 1, index + AHEAD)) void request(chunk);
      return request(chunks[index] as RowChunk);
    },
    forget() {
      known = new WeakMap();
    },
  };
}
