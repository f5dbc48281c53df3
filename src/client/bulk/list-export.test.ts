import { expect, it, vi } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { createMemorySink } from '../export/testing/create-memory-sink.ts';
import { unwrap } from '../queries/problem-error.ts';
import { createListExport } from './list-export.ts';
import { WHOLE_LIST } from './row-view.ts';
import { createInspectedStore, createInspectionWorker } from './testing/create-store.ts';
import { createWorkerPool } from './worker-pool.ts';

const engine = await createNodeInspector();

it('writes the reports of the shown rows in their order, in batches that a worker accepts', async () => {
  const names = Array.from({ length: 600 }, (_, row) => (row % 3 ? `name${row}.eth` : `Ñ-${row}`));
  const batches: number[] = [];
  const first = createInspectionWorker({
    async bulkInspectNames(batch) {
      batches.push(batch.length);
      return { ok: true, value: { results: engine.bulkInspectNames(batch).map(unwrap) } };
    },
  });
  const shares: number[] = [];
  const listExport = createListExport({
    store: createInspectedStore(engine, names),
    pool: createWorkerPool({ first, spawn: () => first, size: 1 }),
    view: {
      shown: () => ({
        query: WHOLE_LIST,
        length: names.length,
        at: (place) => names.length - 1 - place,
        isPending: false,
        findings: null,
      }),
      findImitationGroups: async () => [],
    },
    hasAddresses: () => false,
    describeAddress: () => null,
    revision: () => 0,
    onChange() {
      const state = listExport.state();
      if (state.phase === 'running') shares.push(state.share);
    },
  });
  const { sink, written } = createMemorySink();
  listExport.start({ scope: 'shown', format: { kind: 'jsonl' }, open: async () => sink });
  await vi.waitFor(() => expect(listExport.state().phase).toBe('done'));
  const reports = engine.bulkInspectNames(names.toReversed()).map(unwrap);
  expect(written.text).toBe(reports.map((report) => `${JSON.stringify(report)}\n`).join(''));
  expect(batches).toEqual([250, 250, 100]);
  expect(shares.at(-1)).toBe(1);
});
