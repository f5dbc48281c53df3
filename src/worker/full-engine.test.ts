import { afterEach, expect, it, vi } from 'vitest';
import { createListEngine } from '../engine/list-engine.ts';
import { readTables } from '../engine/testing/read-tables.ts';
import { createNodeInspector } from '../hosts/node.ts';

vi.mock('./fetch-table.ts', { spy: true });

const whole = await createNodeInspector();

afterEach(() => {
  vi.clearAllMocks();
  // Each test needs a new module, because the module caches the parts that it has loaded.
  vi.resetModules();
});

async function createEngine() {
  const { createFullEngine } = await import('./full-engine.ts');
  return createFullEngine(Promise.resolve(createListEngine(readTables())));
}

it('loads only the parts of the details table that a report needs', async () => {
  const { fetchTable } = await import('./fetch-table.ts');
  const { inspector, run } = await createEngine();
  expect(fetchTable).toHaveBeenCalledTimes(2);
  await run(() => inspector.inspectName('vitalìk.eth'));
  expect(fetchTable).toHaveBeenCalledTimes(2);
  await run(() => inspector.inspectName('ไทย.eth'));
  expect(fetchTable).toHaveBeenCalledTimes(3);
});

it.each([
  'nick.eth',
  'vitalìk.eth',
  'ไทย.eth',
  '𓃵𓃵𓃵.eth',
  'ᚠ𓃵ꓲ👩‍👩‍👧‍👦한国ไ.eth',
  '1️⃣.eth',
  'e\u0301\u0302.eth',
  '\u{10ffff}\ue000\ufdd0.eth',
])('reports %s as the whole table does', async (name) => {
  const { inspector, run } = await createEngine();
  expect(await run(() => inspector.inspectName(name))).toEqual(whole.inspectName(name));
});

it('reports a grapheme and all its confusables as the whole table does', async () => {
  const { inspector, run, judgeGrapheme } = await createEngine();
  const report = whole.inspectGrapheme('o');
  expect(await run(() => inspector.inspectGrapheme('o'))).toEqual(report);
  expect(report).toMatchObject({ value: judgeGrapheme('o') });
});

it('finds the names of all characters after loading all parts', async () => {
  const { loadDetails } = await createEngine();
  const names: string[] = [];
  (await loadDetails()).scanCharacterNames((_, stem) => names.push(stem));
  expect(names.length).toBeGreaterThan(150_000);
});

it('returns a problem if a part cannot be loaded, and requests it again', async () => {
  const { fetchTable } = await import('./fetch-table.ts');
  const { inspector, run } = await createEngine();
  const report = () => run(() => inspector.inspectName('ቋንቋ.eth'));
  vi.mocked(fetchTable).mockRejectedValueOnce(new Error('a part is damaged'));
  expect(await report()).toMatchObject({ ok: false, problem: { code: 'tables_unavailable' } });
  expect(await report()).toEqual(whole.inspectName('ቋንቋ.eth'));
});
