import { valueIn } from '../problem-error.ts';
import type { BulkSource } from './input/bulk-source.ts';
import { planInput } from './input/input-plan.ts';
import { readNames } from './input/read-names.ts';
import type { InspectionWorker } from './inspection-pool.ts';
import { knownLabelsIn } from './labelhash-names.ts';
import { labelsOf, resolvedNames, rowsWithHashes, textsOfHashes } from './resolve-labels.ts';
import { CHUNK_ROWS, type NewName, type RowStore } from './row-store.ts';
import type { Pause } from './time-slices.ts';

/** What became of the labels of a list that are known by their hash alone. */
export interface LabelResolution {
  /** Rows that got another name. */
  resolved: number;
  /** Different hashes whose text is still not known. */
  unknown: number;
}

export interface LabelOptions {
  store: RowStore;
  /** A list of labels that the user supplies, beside those of the list itself. */
  labels: BulkSource | null;
  worker: Pick<InspectionWorker, 'inspectColumns' | 'labelhashes'>;
  pause: Pause;
  /** Called before a row gets its new name and verdict, and after it. */
  onReplace(row: number, phase: 'before' | 'after'): void;
}

/** Labels of names, or bare labels, one a line. */
async function* labelsIn(source: BulkSource, pause: Pause): AsyncGenerator<string[]> {
  for await (const { names } of readNames(source, await planInput(source))) {
    yield names.flatMap(knownLabelsIn);
    await pause();
  }
}

async function* allLabels({ store, labels, pause }: LabelOptions): AsyncGenerator<string[]> {
  yield* labelsOf(store, pause);
  if (labels) yield* labelsIn(labels, pause);
}

/** The names, those of each chunk together. */
function byChunk(names: readonly NewName[]): Iterable<NewName[]> {
  const chunks = new Map<number, NewName[]>();
  for (const name of names) {
    const chunk = Math.floor(name.row / CHUNK_ROWS);
    const others = chunks.get(chunk);
    if (others) others.push(name);
    else chunks.set(chunk, [name]);
  }
  return chunks.values();
}

/** Puts the texts of labels in the place of their hashes, wherever they are known, and inspects those names anew. */
export async function resolveListLabels(options: LabelOptions): Promise<LabelResolution> {
  const { store, worker, pause, onReplace } = options;
  const rows = await rowsWithHashes(store, pause);
  const wanted = new Set([...rows.values()].flat());
  if (wanted.size === 0) return { resolved: 0, unknown: 0 };
  const known = await textsOfHashes(wanted, allLabels(options), async (labels) =>
    valueIn(await worker.labelhashes(labels)),
  );
  const entries = [...(await resolvedNames(store, rows, known, pause))];
  for (let at = 0; at < entries.length; at += CHUNK_ROWS) {
    const part = entries.slice(at, at + CHUNK_ROWS);
    const columns = valueIn(await worker.inspectColumns(part.map(([, name]) => name)));
    // A chunk is put together once for all its rows: once for each of them would be slow.
    for (const names of byChunk(part.map(([row, name], at) => ({ row, name, at })))) {
      for (const { row } of names) onReplace(row, 'before');
      store.replace(names, columns);
      for (const { row } of names) onReplace(row, 'after');
      await pause();
    }
  }
  return { resolved: entries.length, unknown: wanted.size - known.size };
}
