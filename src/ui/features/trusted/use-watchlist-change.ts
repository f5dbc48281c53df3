import { useCallback, useState } from 'react';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import { importWatchlist, type WatchlistImport } from '../../../client/trusted/import-watchlist.ts';
import { REJECTION_REASONS } from '../../../lists/readers/rejected-line.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { describeFormat } from '../../lib/describe-format.ts';

/** Describes an imported list. */
function describeImport({ options, names, rejected }: WatchlistImport): string {
  const [first] = rejected;
  return [
    `${formatCount(names, 'name was', 'names were')} read from this list.`,
    describeFormat(options),
    first &&
      `${formatCount(rejected.length, 'line was', 'lines were')} skipped. Line ${first.line.toLocaleString('en')}: ${REJECTION_REASONS[first.reason]}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Result of the latest change to the watchlist, and functions that change it. */
export interface WatchlistChange {
  /** Error message of the change. Null if it succeeded. */
  error: string | null;
  /** Message about the result. Null if the page already shows the result. */
  message: string | null;
  /** Makes a change, which may return a message about its result. Resolves to whether the change succeeded. */
  attempt(
    change: () => Promise<string | null> | string | null,
    /** Message shown until the change is done. */
    pendingMessage?: string,
  ): Promise<boolean>;
  importList(source: BulkSource): void;
}

/** Changes the watchlist and keeps the result of the latest change. */
export function useWatchlistChange(): WatchlistChange {
  const [result, setResult] = useState<Pick<WatchlistChange, 'error' | 'message'>>({
    error: null,
    message: null,
  });
  const attempt = useCallback<WatchlistChange['attempt']>(async (change, pendingMessage) => {
    setResult({ error: null, message: pendingMessage ?? null });
    try {
      setResult({ error: null, message: await change() });
      return true;
    } catch (error) {
      setResult({ error: getErrorMessage(error), message: null });
      return false;
    }
  }, []);
  const importList = useCallback(
    (source: BulkSource) => {
      void attempt(() => importWatchlist(source).then(describeImport), 'Reading the list…');
    },
    [attempt],
  );
  return { ...result, attempt, importList };
}
