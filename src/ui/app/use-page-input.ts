import { useEffect } from 'react';
import type { BulkSource } from '../../client/input/bulk-source.ts';

/**
 * Handles files and text outside fields. The code for it is loaded after the page is shown, and a text that is pasted
 * before that waits for it.
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
