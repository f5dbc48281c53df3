import { listTexts } from '../../lists/rows/joined-texts.ts';
import { CHUNK_ROWS } from '../../lists/rows/row-store.ts';
import type { BulkSession } from '../bulk/session/bulk-session.ts';
import type { ReadNames } from '../input/read-names.ts';

/** The list that the bulk screen has open. */
export type OpenList = Pick<BulkSession, 'store' | 'snapshot' | 'subscribe'>;

/** Resolves when the list changes or the signal is aborted. */
function waitForChange(list: OpenList, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      unsubscribe();
      signal.removeEventListener('abort', end);
      resolve();
    };
    const unsubscribe = list.subscribe(end);
    signal.addEventListener('abort', end);
  });
}

/** Checks whether all rows of the list have been read without an error. */
export function isReadWhole(list: OpenList): boolean {
  const { state, readError } = list.snapshot().status;
  return state === 'done' && readError === null;
}

/** Yields the names of the open list, including names that are added while it is read. Ends early if the list is paused. */
export async function* readOpenList(
  list: OpenList,
  signal: AbortSignal,
): AsyncGenerator<ReadNames> {
  const { chunks } = list.store;
  let read = 0;
  while (!signal.aborted) {
    const chunk = chunks[read];
    if (chunk) {
      read += 1;
      const { status } = list.snapshot();
      const share = (read * CHUNK_ROWS) / Math.max(1, list.store.length);
      yield {
        names: listTexts(chunk),
        rejected: [],
        progress: Math.min(1, share) * (status.state === 'running' ? status.progress : 1),
      };
    } else if (list.snapshot().status.state === 'running') {
      await waitForChange(list, signal);
    } else {
      return;
    }
  }
}
