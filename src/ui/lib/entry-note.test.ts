import { expect, it, vi } from 'vitest';
import { readEntryNote, writeEntryNote } from './entry-note.ts';

it('keeps the latest note beside the other state of the entry', () => {
  const entry = {
    state: { trail: ['a'] },
    replaceState: (state: object) => Object.assign(entry, { state }),
  };
  vi.stubGlobal('history', entry);
  expect(readEntryNote('gridChoice')).toBeNull();
  const choice = { script: 'Latin', tone: 'pass', order: 'alike' } as const;
  writeEntryNote('gridChoice', { ...choice, script: null });
  writeEntryNote('gridChoice', choice);
  expect(readEntryNote('gridChoice')).toEqual(choice);
  expect(entry.state).toEqual({ trail: ['a'], gridChoice: choice });
  vi.unstubAllGlobals();
});
