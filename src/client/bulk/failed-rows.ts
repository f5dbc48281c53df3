import { CHUNK_ROWS } from '../../lists/rows/row-store.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';

/** Rows that no worker could inspect, and why. */
export interface FailedRows {
  from: number;
  to: number;
  message: string;
}

/** Adds rows after those that failed before; a whole list that fails is one entry, not thousands. */
export function addFailed(failed: FailedRows[], from: number, to: number, error: unknown): void {
  const message = getErrorMessage(error);
  const last = failed.at(-1);
  if (last?.to === from && last.message === message) last.to = to;
  else failed.push({ from, to, message });
}

/**
 * Retries rows, up to {@link CHUNK_ROWS} at a time, one after the other: rows that kill their worker
 * take no more with them than the rest of their chunk. Yields after each what has failed again and what is still to be tried.
 */
export async function* retryFailedRows(
  failed: readonly FailedRows[],
  inspect: (from: number, to: number) => Promise<void>,
): AsyncGenerator<FailedRows[]> {
  const still: FailedRows[] = [];
  for (const [index, rows] of failed.entries()) {
    for (let from = rows.from; from < rows.to; from += CHUNK_ROWS) {
      const to = Math.min(from + CHUNK_ROWS, rows.to);
      try {
        await inspect(from, to);
      } catch (error) {
        addFailed(still, from, to, error);
      }
      const rest = to < rows.to ? [{ ...rows, from: to }] : [];
      yield [...still, ...rest, ...failed.slice(index + 1)];
    }
  }
}
