import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { anyText } from '../../engine/testing/any-text.ts';
import { getFuzzRuns } from '../../engine/testing/test-scope.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { hasPrivateKey } from '../../secrets/has-private-key.ts';
import { guessName } from './guess-name.ts';
import { createOwnWatchlist } from './own-watchlist.ts';
import { createDevice } from './testing/create-device.ts';
import { createWatchlistChanges } from './watchlist-changes.ts';

const PREFIX = 'namescope.watch.name:';
const OFF_KEY = 'namescope.watch.starter-off';

const anyKey = fc.oneof(
  anyText.map((name) => PREFIX + name),
  anyText,
  fc.constantFrom(OFF_KEY, PREFIX, PREFIX.slice(0, -1), 'namescope-theme', '__proto__', 'length'),
);
const anyEntries = fc.array(fc.tuple(anyKey, fc.oneof(fc.json(), anyText)), { maxLength: 8 });

it('reads and writes a watchlist correctly next to any other entries', () => {
  fc.assert(
    fc.property(anyEntries, fc.array(anyText, { maxLength: 5 }), (entries, added) => {
      const { storage, events } = createDevice(new Map(entries)).openTab();
      const list = createOwnWatchlist(storage, events);
      const stored = entries.flatMap(([key]) =>
        key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
      );
      expect(list.names()).toEqual([...new Set(stored)].sort());
      expect(list.usesKnownNames()).toBe(!entries.some(([key]) => key === OFF_KEY));
      const changes = createWatchlistChanges(storage, list);
      changes.add(added);
      const again = createOwnWatchlist(storage, new EventTarget());
      expect(again.names()).toEqual([...new Set([...stored, ...added])].sort());
      expect(list.names()).toEqual(again.names());
      changes.remove(list.names());
      expect(list.names()).toEqual([]);
      expect(Object.keys(storage).toSorted()).toEqual(
        [...new Set(entries.map(([key]) => key))].filter((key) => !key.startsWith(PREFIX)).sort(),
      );
    }),
    { numRuns: getFuzzRuns(4000) },
  );
});

it('imports every name, or throws if the list is empty', async () => {
  vi.stubGlobal('addEventListener', () => undefined);
  const { deviceWatchlist: watchlist } = await import('./device-watchlist.ts');
  const { deviceWatchlistChanges: changes } = await import('./device-watchlist-changes.ts');
  const { importTrusted: importList } = await import('./import-trusted.ts');
  const lineEnds = fc.constantFrom('\n', '\r\n', '\r');
  const lines = fc.array(
    anyText.map((line) => line.replace(/[\r\n]/gu, '')),
    { maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(lines, lineEnds, async (list, lineEnd) => {
      changes.remove(watchlist.names());
      const isRefused = (name: string) => !name.isWellFormed() || hasPrivateKey(name);
      const names = list.filter((name) => name !== '' && !isRefused(name));
      try {
        const result = await importList({ kind: 'text', text: list.join(lineEnd) }, async () => []);
        expect(result.refused).toHaveLength(list.filter(isRefused).length);
        expect(result.names.length + result.known).toBe(names.length);
      } catch (error) {
        expect(error).toBeInstanceOf(UnreadableSourceError);
        expect(list.join(lineEnd)).toBe('');
      }
      // If a name is listed in several spellings, only the first one is added.
      const kept = new Map(names.toReversed().map((name) => [guessName(name), name]));
      expect(watchlist.names()).toEqual([...kept.values()].sort());
    }),
    { numRuns: getFuzzRuns(3000) },
  );
});
