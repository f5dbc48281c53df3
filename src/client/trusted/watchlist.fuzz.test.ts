import { ens_normalize } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { BulkInspector } from '../../engine/inspector.ts';
import { anyText } from '../../engine/testing/any-text.ts';
import { getFuzzRuns } from '../../engine/testing/test-scope.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { hasPrivateKey } from '../../secrets/has-private-key.ts';
import type { deviceWatchlist } from './device-watchlist.ts';
import type { deviceWatchlistChanges } from './device-watchlist-changes.ts';
import { guessName } from './guess-name.ts';
import type { importTrusted } from './import-trusted.ts';
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

describe('a watchlist in any storage', () => {
  it('is read and written correctly next to any other entries', () => {
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
});

describe('importTrusted', () => {
  let watchlist: typeof deviceWatchlist;
  let changes: typeof deviceWatchlistChanges;
  let importList: typeof importTrusted;
  beforeAll(async () => {
    vi.stubGlobal('addEventListener', () => undefined);
    watchlist = (await import('./device-watchlist.ts')).deviceWatchlist;
    changes = (await import('./device-watchlist-changes.ts')).deviceWatchlistChanges;
    importList = (await import('./import-trusted.ts')).importTrusted;
  });

  it('imports every name, or throws if the list is empty', async () => {
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
          const result = await importList(
            { kind: 'text', text: list.join(lineEnd) },
            async () => [],
          );
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
});

describe('watchlist entries', () => {
  let engine: BulkInspector;
  beforeAll(async () => {
    engine = await createNodeInspector();
  });

  const judge = (entries: string[]) => engine.withWatchlist({ watchlist: entries });

  /** Normalizes an entry with ens-normalize. Returns null if the entry is not a valid name. */
  function normalize(entry: string): string | null {
    try {
      const name = ens_normalize(entry.trim());
      return name.split('.').includes('') ? null : name.includes('.') ? name : `${name}.eth`;
    } catch {
      return null;
    }
  }

  it('are valid if they can be normalized, and have a reason otherwise', () => {
    fc.assert(
      fc.property(fc.array(anyText, { minLength: 1, maxLength: 6 }), (entries) => {
        const { watchlistFaults } = judge(entries);
        const rejected = new Set(watchlistFaults.map(({ path }) => path));
        for (const [at, entry] of entries.entries()) {
          const name = normalize(entry);
          expect([entry, rejected.has(`watchlist[${at}]`)]).toEqual([entry, name === null]);
        }
        const accepted = entries.flatMap((entry) => normalize(entry) ?? []);
        expect(judge(accepted).watchlistFaults).toEqual([]);
        for (const name of accepted) expect(normalize(name)).toBe(name);
        expect(watchlistFaults.every(({ detail }) => detail !== '')).toBe(true);
      }),
      { numRuns: getFuzzRuns(1000) },
    );
  });
});
