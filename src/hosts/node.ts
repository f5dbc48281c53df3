import { readFile } from 'node:fs/promises';
import { createFullInspector, type Inspector, type WatchOptions } from '../engine/inspector.ts';
import { readSections } from '../engine/tables/sections.ts';
import { createNodeListEngine } from './node-list-engine.ts';

/**
 * Creates an inspector with both tables, read from the package.
 *
 * @param options options such as a watchlist, whose names are known in addition to the built-in ones
 * @throws if a table cannot be read
 * @example
 * const inspector = await createNodeInspector();
 * inspector.inspectGrapheme('ì'); // { ok: true, value: { canonical_grapheme: 'i', … } }
 */
export async function createNodeInspector(options: WatchOptions = {}): Promise<Inspector> {
  const [engine, details] = await Promise.all([
    createNodeListEngine(options),
    readFile(new URL('../data/tables/details.bin', import.meta.url)),
  ]);
  return createFullInspector(engine, readSections(details));
}
