import { expect, it } from 'vitest';
import { createNodeInspector } from '../../../hosts/node.ts';
import { CHUNK_ROWS, getChunkIndex } from '../../../lists/rows/row-store.ts';
import { createYielder } from '../../../primitives/yielder.ts';
import { createRowTally } from '../row-tally.ts';
import { createInspectedStore } from '../testing/create-store.ts';
import { resolveListLabels } from './resolve-labels.ts';

const engine = await createNodeInspector();

it('replaces the rows of each chunk once per batch and updates the counts', async () => {
  const labels = ['alice', 'bøb', 'vitalìk'];
  const hashes = engine.labelhashes(labels);
  const hidden = labels.map(
    (_, at) => `[${Buffer.from(hashes.subarray(at * 32, at * 32 + 32)).toString('hex')}].eth`,
  );
  const shown = labels.map((label) => `${label}.eth`);
  // One row in five keeps its name, so the renamed rows of a chunk are fewer than a batch.
  const names = Array.from({ length: 2.5 * CHUNK_ROWS }, (_, row) =>
    row % 5 === 0 ? 'x.eth' : (hidden[row % 3] as string),
  );
  const expected = names.map((name, row) => (row % 5 === 0 ? name : (shown[row % 3] as string)));

  const store = createInspectedStore(engine, names);
  const tally = createRowTally(store);
  tally.countAppended();

  let batches = 0;
  const replaced: number[] = [];
  const { replace } = store;
  store.replace = (rows, columns) => {
    replaced.push(getChunkIndex(rows[0]?.row ?? 0));
    replace(rows, columns);
  };
  const given = new Map<number, string>();
  const resolution = await resolveListLabels({
    store,
    labels: [{ kind: 'text', text: labels.join('\n') }],
    onWanted: (hashes) => expect(hashes).toBe(3),
    worker: {
      inspectColumns: async (texts) => {
        batches += 1;
        return { ok: true, value: { ...engine.inspectColumns(texts), revision: 0 } };
      },
      labelhashes: async (texts) => ({ ok: true, value: engine.labelhashes(texts) }),
    },
    yieldIfDue: createYielder(),
    onReplace(row, phase) {
      tally.recount(row, phase);
      if (!given.has(row)) given.set(row, store.name(row));
    },
  });

  expect(resolution).toEqual({ resolved: 2000, unknown: 0 });
  expect(store.names(0, names.length)).toEqual(expected);
  const columns = engine.inspectColumns(expected);
  for (const field of ['rating', 'checkMask', 'script', 'skeleton', 'namehash'] as const) {
    expect(store.chunks.flatMap((chunk) => [...chunk.columns[field]])).toEqual([...columns[field]]);
  }
  const recounted = createRowTally(store);
  recounted.countAppended();
  expect(tally.counts).toEqual(recounted.counts);
  expect([...given]).toEqual([...names.entries()].filter(([row]) => row % 5 !== 0));
  // There are two batches, and each contains rows of two chunks.
  expect({ batches, replaced }).toEqual({ batches: 2, replaced: [0, 1, 1, 2] });
});
