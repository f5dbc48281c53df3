import type { Stroke } from '../../contract/similarity-service.ts';

/** State that a screen stores in its history entry, so that Back restores it. */
export interface EntryNotes {
  /**
   * Filter and order of the confusables of a grapheme. Null shows all. `alike` puts identical characters first, `script`
   * characters of the same script.
   */
  gridChoice: { script: string | null; tone: string | null; order: 'alike' | 'script' };
  /** Drawing of the character that the user searches for. */
  drawing: readonly Stroke[];
}

/** Stores a note in the current history entry and keeps its other state. Fires no event. */
export function writeEntryNote<K extends keyof EntryNotes>(key: K, note: EntryNotes[K]): void {
  history.replaceState({ ...history.state, [key]: note }, '');
}

/** Returns a note of the current history entry, or null. */
export function readEntryNote<K extends keyof EntryNotes>(key: K): EntryNotes[K] | null {
  return history.state?.[key] ?? null;
}
