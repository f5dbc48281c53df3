import { CHUNK_ROWS } from '../../lists/rows/row-store.ts';
import { getErrorMessage } from '../../primitives/get-error-message.ts';

/** Consecutive rows that could not be inspected, and the reason. */
export interface FailedRows {
  from: number;
  to: number;
  message: string;
}

/** Adds failed rows. Extends the last entry if the rows follow it and failed for the same reason. */
export function addFailed(failed: FailedRows[], from: number, to: number, error: unknown): void {
  const message = getErrorMessage(error);
  const last = failed.at(-1);
  if (last?.to === from && last.message === message) last.to = to;
  else failed.push({ from, to, message });
}

/**
 * Retries failed rows in batches of up to {@link CHUNK_ROWS}, so that a row that crashes its worker affects only its
 * batch. After each batch, yields the rows that failed again and those that were not retried yet.
 */
export async function* retryFailedRows(
  failed: readonly FailedRows[],
  inspect: (from: number, to: number) => Promise<void>,
): AsyncGenerator<FailedRows[]> {
  const failedAgain: FailedRows[] = [];
  for (const [index, rows] of failed.entries()) {
    for (let from = rows.from; from < rows.to; from += CHUNK_ROWS) {
      const to = Math.min(from + CHUNK_ROWS, rows.to);
      try {
        await inspect(from, to);
      } catch (error) {
        addFailed(failedAgain, from, to, error);
      }
      const rest = to < rows.to ? [{ ...rows, from: to }] : [];
      yield [...failedAgain, ...rest, ...failed.slice(index + 1)];
    }
  }
}
