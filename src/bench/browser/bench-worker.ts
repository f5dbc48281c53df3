// Takes the measurements of one thread in a browser worker.

import { expose } from 'comlink';
import bulkUrl from '../../data/tables/bulk.bin?url';
import detailsUrl from '../../data/tables/details.bin?url';
import hashingUrl from '../../data/tables/hashing.wasm?url';
import { createInspector } from '../../engine/inspector.ts';
import type { Corpus } from '../corpora.ts';
import { type EngineResult, measureEngine } from '../measure-engine.ts';

async function fetchTable(url: string): Promise<Uint8Array> {
  return new Uint8Array(await (await fetch(url)).arrayBuffer());
}

export interface EngineWorker {
  measure(corpora: readonly Corpus[]): Promise<EngineResult>;
}

expose({
  async measure(corpora) {
    const tables = { bulk: await fetchTable(bulkUrl), details: await fetchTable(detailsUrl) };
    const hashing = await fetchTable(hashingUrl);
    return measureEngine(() => createInspector(tables, { hashing }), corpora);
  },
} satisfies EngineWorker);
