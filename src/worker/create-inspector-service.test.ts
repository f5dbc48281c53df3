import { describe, expect, it, vi } from 'vitest';
import { unwrap } from '../client/queries/problem-error.ts';
import { getNativeNames } from '../engine/known-names/add-native-names.ts';
import { getBuiltInNames } from '../engine/known-names/built-in-names.ts';
import { createListEngine } from '../engine/list-engine.ts';
import { decodeDetailsTables } from '../engine/tables/details-tables.ts';
import { readSections } from '../engine/tables/sections.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { createInspectorService, type InspectorSources } from './create-inspector-service.ts';
import type { FullEngine } from './full-engine.ts';
import { createLazyOperations, type LazySources } from './lazy-operations.ts';

const engine = await createNodeInspector();

/** Creates a full engine that has already loaded all parts of the details table. */
function createFull(): FullEngine {
  return {
    inspector: engine,
    run: async (task) => task(),
    judgeGrapheme: (grapheme) => unwrap(engine.inspectGrapheme(grapheme)),
    loadDetails: async () => decodeDetailsTables(readSections(readTables().details)),
  };
}

function createService(sources: Partial<InspectorSources & LazySources> = {}) {
  const { bulk } = readTables();
  const loaded = {
    loadBulk: async () => engine,
    loadEngine: async () => createListEngine({ bulk }),
    loadFull: async () => createFull(),
    ...sources,
  };
  return createInspectorService({
    loadLazyOperations: async () => createLazyOperations(loaded),
    ...loaded,
  });
}

const waitForever = () => new Promise<never>(() => undefined);

describe('createInspectorService', () => {
  it('says what texts are before the engine has loaded', async () => {
    const waiting = createService({ loadBulk: waitForever, loadFull: waitForever });
    expect(await waiting.readTexts(['vitalik.eth', '@nick.eth'])).toEqual({
      ok: true,
      value: [null, { kind: 'handle', names: ['nick.eth'] }],
    });
    const lines = ['Please send the funds to nick.eth', 'Thanks a lot'];
    expect(await waiting.isProse(lines)).toEqual({ ok: true, value: true });
  });

  it('returns the same reports for plain names before the engine has loaded', async () => {
    const waiting = createService({ loadBulk: waitForever, loadFull: waitForever });
    const names = ['vitalik.eth', 'a1-b.eth', 'vitalik.eth'];
    const early = await waiting.bulkInspectNames(names);
    expect(early).toEqual(await createService().bulkInspectNames(names));
    expect(early.ok && early.value.results.map(({ name }) => name)).toEqual(names);
  });

  it('returns the same reports for plain names from the engine once it has loaded', async () => {
    const service = createService();
    const bulkInspectNames = vi.spyOn(engine, 'bulkInspectNames');
    const early = await service.bulkInspectNames(['vitalik.eth']);
    expect(bulkInspectNames).not.toHaveBeenCalled();
    await service.inspectColumns(['vitalik.eth']);
    expect(await service.bulkInspectNames(['vitalik.eth'])).toEqual(early);
    expect(bulkInspectNames).toHaveBeenCalledOnce();
    bulkInspectNames.mockRestore();
  });

  it.each([
    ['is not plain', 'gîrl.eth', 3],
    ['may look like an address', `${'d8'.repeat(20)}.eth`, 4],
  ])('waits for the engine if one name %s', async (_, name, expected) => {
    const loadBulk = vi.fn(async () => engine);
    const outcome = await createService({ loadBulk }).bulkInspectNames(['vitalik.eth', name]);
    expect(loadBulk).toHaveBeenCalledOnce();
    expect(outcome.ok && outcome.value.results.map(({ rating }) => rating)).toEqual([2, expected]);
  });

  it('waits for the engine if a watched name is a subname, because its parts are compared too', async () => {
    const loadBulk = vi.fn(async () => engine);
    const service = createService({ loadBulk });
    await service.watch({ watchlist: ['pay.zigzagger.eth'], usesKnownNames: true });
    const outcome = await service.bulkInspectNames(['pay-zigzagger.eth', 'zigzagger.eth']);
    expect(loadBulk).toHaveBeenCalledOnce();
    expect(outcome.ok && outcome.value.results.map(({ rating }) => rating)).toEqual([3, 2]);
  });

  it('returns a problem for a lone surrogate', async () => {
    const outcome = await createService().bulkInspectNames(['vitalik.eth', 'a\ud800.eth']);
    expect(outcome).toMatchObject({ ok: false, problem: { code: 'unpaired_surrogate' } });
  });

  it('finds characters, and reports a missing details table', async () => {
    const query = { text: 'ZWJ', limit: 1 };
    const found = { total: 2, characters: [{ character: '\u200d', code_point: 0x200d }] };
    expect(await createService().findCharacters(query)).toMatchObject({ ok: true, value: found });
    const loadDetails = () => Promise.reject(new Error('503 for details.bin'));
    const loadFull = async () => ({ ...createFull(), loadDetails });
    expect(await createService({ loadFull }).findCharacters(query)).toMatchObject({
      ok: false,
      problem: {
        code: 'tables_unavailable',
        status: 503,
        detail: expect.stringContaining('503 for details.bin'),
      },
    });
  });

  it('compares two names without changing the watchlist', async () => {
    const service = createService();
    await service.watch({ watchlist: ['zigzagger.eth'], usesKnownNames: false });
    const comparison = await service.compareNames('metamask-support.eth', 'metamask.eth');
    expect(comparison).toMatchObject({
      ok: true,
      value: { imitations: [{ name: 'metamask.eth', kind: 'added_words' }, null] },
    });
    const later = await service.bulkInspectNames(['zigzager.eth', 'rnetamask.eth']);
    expect(later.ok && later.value.results.map(({ imitates }) => imitates?.name)).toEqual([
      'zigzagger.eth',
      undefined,
    ]);
  });

  it('returns columns and versions', async () => {
    const columns = await createService().inspectColumns(['vitalik.eth', 'gîrl.eth', '\ud800']);
    expect(columns.ok && [...columns.value.rating]).toEqual([2, 3, 0]);
    expect(await createService().versions()).toMatchObject({ value: { unicode: '17.0.0' } });
  });

  it('resolves watchlist entries to names, reasons and reaches', async () => {
    const entries = ['Zarbo', 'zar', 'a..b'];
    expect(unwrap(await createService().readWatchlist(entries))).toEqual([
      { text: 'Zarbo', name: 'zarbo.eth', reason: null, reach: 'near' },
      { text: 'zar', name: 'zar.eth', reason: null, reach: 'looks' },
      { text: 'a..b', name: null, reason: expect.any(String), reach: null },
    ]);
  });

  it('lists the built-in names of the engine with their sources', async () => {
    const listed = unwrap(await createService().listKnownNames());
    const known = [...getBuiltInNames(), ...getNativeNames()];
    expect(known).toMatchObject(listed.map(({ source, ...known }) => known));
    expect(listed.every(({ source }) => source.startsWith('https://'))).toBe(true);
  });
});
