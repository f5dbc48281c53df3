import { useCallback, useState } from 'react';
import type { BulkSource } from '../../../client/input/bulk-source.ts';
import {
  importWatchlist,
  type WatchlistImport,
} from '../../../client/watchlist/import-watchlist.ts';
import { REJECTION_REASONS } from '../../../lists/readers/rejected-line.ts';
import { formatCount } from '../../../primitives/format-count.ts';
import { getErrorMessage } from '../../../primitives/get-error-message.ts';
import { describeFormat } from '../../lib/describe-format.ts';

/** What became of an opened list. */
function describeImport({ options, names, rejected }: WatchlistImport): string {
  const [first] = rejected;
  return [
    `${formatCount(names, 'name was', 'names were')} read from this list.`,
    describeFormat(options),
    first &&
      `${formatCount(rejected.length, 'line was', 'lines were')} skipped, first line ${first.line.toLocaleString('en')}: ${REJECTION_REASONS[first.reason]}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What the latest change of the watchlist came to. */
export interface WatchlistChange {
  /** Why it was not made; null when it was. */
  trouble: string | null;
  /** What was done; null when that is plain to see. */
  outcome: string | null;
  /** Makes a change, which may say what it came to; true when nothing stood in the way. */
  attempt(
    change: () => Promise<string | null> | string | null,
    /** Said for as long as it takes. */
    meanwhile?: string,
  ): Promise<boolean>;
  importList(source: BulkSource): void;
}

/** Makes changes of the watchlist one after the other. */
export function useWatchlistChange(): WatchlistChange {
  const [said, setSaid] = useState<Pick<WatchlistChange, 'trouble' | 'outcome'>>({
    trouble: null,
    outcome: null,
  });
  const attempt = useCallback<WatchlistChange['attempt']>(async (change, meanwhile) => {
    setSaid({ trouble: null, outcome: meanwhile ?? null });
    try {
      setSaid({ trouble: null, outcome: await change() });
      return true;
    } catch (error) {
      setSaid({ trouble: getErrorMessage(error), outcome: null });
      return false;
    }
  }, []);
  const importList = useCallback(
    (source: BulkSource) => {
      void attempt(() => importWatchlist(source).then(describeImport), 'Reading the list…');
    },
    [attempt],
  );
  return { ...said, attempt, importList };
}
