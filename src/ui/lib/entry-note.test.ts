import { afterEach, expect, it, vi } from 'vitest';
import { readEntryNote, writeEntryNote } from './entry-note.ts';

const CHOICE = { script: 'Latin', tone: 'pass', order: 'alike' } as const;

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A history with one entry. */
function openEntry(state: object | null) {
  const entry = { state, replaceState: (next: object) => Object.assign(entry, { state: next }) };
  vi.stubGlobal('history', entry);
  return entry;
}

it.each([[null], [{ trail: ['a'] }]])('returns null if the state has no note: %j', (state) => {
  openEntry(state);
  expect(readEntryNote('gridChoice')).toBeNull();
});

it.each([
  [null, {}],
  [{ trail: ['a'], gridChoice: null }, { trail: ['a'] }],
])('returns the latest note and keeps the other state of the entry: %j', (state, rest) => {
  const entry = openEntry(state);
  writeEntryNote('gridChoice', { ...CHOICE, script: null });
  writeEntryNote('gridChoice', CHOICE);
  expect(readEntryNote('gridChoice')).toEqual(CHOICE);
  expect(entry.state).toEqual({ ...rest, gridChoice: CHOICE });
});
