import type { BulkSource } from '../../client/input/bulk-source.ts';
import { findOnlyLine, hasFiles, MAX_FIELD_LENGTH } from '../lib/list-input.ts';
import { navigate } from '../lib/navigation.ts';

/** Elements in which the page ignores a paste, because they handle it themselves or cover the page. */
const TAKES_PASTE =
  'textarea, select, dialog, [contenteditable], input:not([type=radio], [type=checkbox])';

/** Stops the browser from opening a dropped file that no element accepts. */
function guardDrop(event: DragEvent): void {
  if (!event.dataTransfer || !hasFiles(event)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Stops the browser from opening dropped files until the signal aborts. */
export function guardDrops(signal: AbortSignal): void {
  // Runs in the capture phase so that elements that accept files can override the drop effect.
  addEventListener('dragover', guardDrop, { capture: true, signal });
  addEventListener('drop', guardDrop, { capture: true, signal });
}

/** Inspects text that was pasted outside a field, just like text pasted into the field of the first screen. */
export function openPasted(
  target: EventTarget | null,
  text: string,
  onList: (source: BulkSource) => void,
): void {
  if (target instanceof Element && target.closest(TAKES_PASTE)) return;
  const name = findOnlyLine(text);
  if (name === null || name.length > MAX_FIELD_LENGTH) onList({ kind: 'text', text });
  else navigate({ screen: 'name', name }, { isSplit: name !== text });
}
