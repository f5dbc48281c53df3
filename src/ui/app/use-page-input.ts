import { useEffect } from 'react';
import type { BulkSource } from '../../client/input/bulk-source.ts';

/**
 * Handles text that is pasted and files that are dropped outside fields. Loads the code for this after the page is
 * shown. Text that is pasted earlier is handled as soon as the code has loaded.
 */
export function usePageInput(onList: (source: BulkSource) => void): void {
  useEffect(() => {
    const unmounted = new AbortController();
    const { signal } = unmounted;
    const loaded = import('./page-input.ts');
    void loaded.then(({ guardDrops }) => guardDrops(signal));
    const paste = ({ target, defaultPrevented, clipboardData }: ClipboardEvent) => {
      const text = clipboardData?.getData('text/plain');
      if (!text || defaultPrevented) return;
      void loaded.then(({ openPasted }) => openPasted(target, text, onList));
    };
    addEventListener('paste', paste, { signal });
    return () => unmounted.abort();
  }, [onList]);
}
