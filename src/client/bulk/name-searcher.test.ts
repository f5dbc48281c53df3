import { describe, expect, it, vi } from 'vitest';
import type { CharacterQuery } from '../../contract/inspector-service.ts';
import { createCharacterFinder } from '../../engine/grapheme/character-finder.ts';
import { decodeDetailsTables } from '../../engine/tables/details-tables.ts';
import { readSections } from '../../engine/tables/sections.ts';
import { readTables } from '../../engine/testing/read-tables.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { createNameSearcher, type NameSearch } from './name-searcher.ts';
import { NO_FILTER } from './row-filter.ts';
import { createRowView, type ShownRows, WHOLE_LIST } from './row-view.ts';
import { createStoreOf } from './testing/create-store.ts';

const NAMES = [
  'vitalik.eth',
  'vital\u00eck.eth',
  'vita1ik.eth',
  'rnetamask.eth',
  'ni\u200dck.eth',
  'p\u0430ypal.eth',
  '999.eth',
  'ggg.eth',
  'ΟΔΟΣ.eth',
  'οδος',
];

const findAmongCharacters = createCharacterFinder(
  decodeDetailsTables(readSections(readTables().details)),
  () => null,
);

const engine = await createNodeInspector();

function createList(names: readonly string[] = NAMES) {
  const store = createStoreOf(names.map((name) => ({ name })));
  const foldLooks = vi.fn(async (texts: string[]) => ({
    ok: true as const,
    value: engine.foldLooks(texts),
  }));
  const findCharacters = vi.fn(async (query: CharacterQuery) => ({
    ok: true as const,
    value: findAmongCharacters(query),
  }));
  const searcher = createNameSearcher(store.chunks, (task) => task({ foldLooks, findCharacters }));
  const view = createRowView(store, searcher, async () => () => 0);
  const find = (text: string, way: NameSearch['way'] = 'look') => {
    view.setQuery({ ...WHOLE_LIST, filter: { ...NO_FILTER, search: { text, way } } });
    return new Promise<ShownRows>((resolve) => {
      const stop = view.subscribe(look);
      function look() {
        const shown = view.shown();
        if (shown.isPending) return;
        stop();
        resolve(shown);
      }
      look();
    });
  };
  return { find, foldLooks, findCharacters };
}

const listRows = ({ length, at }: ShownRows) => Array.from({ length }, (_, place) => at(place));

describe('createNameSearcher', () => {
  it.each<[string, NameSearch['way'], number[]]>([
    ['vitalik', 'look', [0, 1, 2]],
    ['VITALIK', 'text', [0]],
    ['vitalik', 'text', [0]],
    ['metamask', 'look', [3]],
    ['paypal', 'look', [5]],
    // A number matches only itself, although digits can look like letters.
    ['999', 'look', [6]],
    ['-', 'look', []],
    ['U+200D', 'look', [4]],
    ['u+00ec', 'text', [1]],
    ['U+00EC U+006B', 'look', [1]],
    [' u+00ec,U+006B ', 'text', [1]],
    ['U+110000', 'text', []],
    ['U+D800', 'look', []],
    ['U+', 'text', []],
    // A search by text ignores case, and treats both forms of the small sigma as equal.
    ['ΟΔΟΣ', 'text', [8, 9]],
    ['οδος', 'text', [8, 9]],
    ['ZWJ', 'character', [4]],
    ['zero width joiner', 'character', [4]],
    ['cyrillic small letter a', 'character', [5]],
    ['cyrillic', 'character', [5]],
    ['\u00ec', 'character', [1]],
    ['no such character', 'character', []],
  ])('finds %s by %s', async (text, way, expected) => {
    expect(listRows(await createList().find(text, way))).toEqual(expected);
  });

  it.each<[string, number[]]>([
    // A code point finds only its own character, not characters with a similar name.
    ['e', [1, 3, 4]],
    ['e\u0301', [1]],
    ['\u00e9', [0]],
    ['\u2764\ufe0f', [2]],
    [' \u2764\ufe0f ', [2]],
    ['\u2764', [2, 3]],
    ['VS16', [2]],
    ['U+0065 U+0301', [1]],
  ])('finds only the character %j', async (text, expected) => {
    const { find } = createList([
      'caf\u00e9.xyz',
      'cafe\u0301.xyz',
      '\u2764\ufe0f.xyz',
      '\u2764.eth',
      'e\u{e0100}.eth',
    ]);
    expect(listRows(await find(text, 'character'))).toEqual(expected);
  });

  const joiner = { totalCharacters: 1, characters: [{ code_point: 0x200d }] };
  it.each<[string, NameSearch['way'], object]>([
    ['vitalik', 'look', { byText: 1, byLook: 2, error: null }],
    ['e\u0301', 'character', { sequence: 'e\u0301', totalCharacters: 0 }],
    ['ZWJ', 'character', joiner],
    ['zero-width joiner', 'character', joiner],
    [
      'letter',
      'character',
      {
        characters: { length: 5000 },
        totalCharacters: expect.toSatisfy((total) => total > 5000),
      },
    ],
  ])('reports what a search for %s by %s looked for: %o', async (text, way, expected) => {
    expect((await createList().find(text, way)).findings).toMatchObject(expected);
  });

  it('caches looks until the search is cleared', async () => {
    const { find, foldLooks } = createList();
    await find('vitalik');
    await find('metamask');
    const readNames = () => foldLooks.mock.calls.filter(([names]) => names.length > 1).length;
    expect(readNames()).toBe(1);
    await find('');
    await find('vitalik');
    expect(readNames()).toBe(2);
  });

  it('still searches by text if looks cannot be read, and reports the error', async () => {
    const { find, foldLooks } = createList(Array.from({ length: 2500 }, (_, row) => `m${row}.eth`));
    foldLooks.mockImplementation(async ([first = '', ...others]) => {
      if (first === 'm1000.eth') throw new Error('The worker crashed.');
      return { ok: true, value: engine.foldLooks([first, ...others]) };
    });
    const { findings, length } = await find('m2');
    expect(findings?.error).toMatch(/The worker crashed\./);
    expect(length).toBeGreaterThanOrEqual(611);
    foldLooks.mockRejectedValue(new Error('Gone.'));
    expect(listRows(await find('m2499'))).toEqual([2499]);
  });

  it('reports an error if character names cannot be looked up', async () => {
    const { find, findCharacters } = createList();
    findCharacters.mockRejectedValue(new Error('No connection.'));
    const { findings, length } = await find('ZWJ', 'character');
    expect(findings?.error).toMatch(/No connection\./);
    expect(length).toBe(0);
  });
});
