/** What a screen notes at the history entry that it is shown for, so that the way back finds it as it was left. */
export interface EntryNotes {
  /** How the confusables of a grapheme were filtered and ordered. */
  gridChoice: { script: string | null; rating: number | null; order: 'default' | 'similarity' };
}

/** Notes something at the entry, beside what else it remembers; nobody is told of it. */
export function writeEntryNote<K extends keyof EntryNotes>(key: K, note: EntryNotes[K]): void {
  history.replaceState({ ...history.state, [key]: note }, '');
}

/** What was noted at the entry; null when nothing was. */
export function readEntryNote<K extends keyof EntryNotes>(key: K): EntryNotes[K] | null {
  return history.state?.[key] ?? null;
}
