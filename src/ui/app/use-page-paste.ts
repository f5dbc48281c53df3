import { useEffect } from 'react';
import type { BulkSource } from '../../client/input/bulk-source.ts';
import { findOnlyLine, MAX_FIELD_LENGTH } from '../lib/list-input.ts';
import { navigate } from '../lib/navigation.ts';

/** Elements that handle a paste themselves, or that cover the page. */
const TAKES_PASTE =
  'textarea, select, dialog, [contenteditable], input:not([type=radio], [type=checkbox])';

/** Inspects text that is pasted outside a field, as if it were pasted into the field of the first screen. */
export function usePagePaste(onList: (source: BulkSource) => void): void {
  useEffect(() => {
    const paste = ({ target, defaultPrevented, clipboardData }: ClipboardEvent) => {
      const text = clipboardData?.getData('text/plain');
      if (!text || defaultPrevented) return;
      if (target instanceof Element && target.closest(TAKES_PASTE)) return;
      const name = findOnlyLine(text);
      if (name === null || name.length > MAX_FIELD_LENGTH) onList({ kind: 'text', text });
      else navigate({ screen: 'name', name }, { isSplit: name !== text });
    };
    addEventListener('paste', paste);
    return () => removeEventListener('paste', paste);
  }, [onList]);
}
