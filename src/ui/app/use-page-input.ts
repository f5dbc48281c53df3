import { useEffect } from 'react';
import type { BulkSource } from '../../client/input/bulk-source.ts';

/** Handles files and text outside fields. The code for it is loaded after the page is shown. */
export function usePageInput(onList: (source: BulkSource) => void): void {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    void import('./page-input.ts').then(({ listenToPage }) => {
      if (!signal.aborted) listenToPage(signal, onList);
    });
    return () => unmounted.abort();
  }, [onList]);
}
