import type { Yielder } from '../../../primitives/yielder.ts';
import type { BulkSource } from '../../input/bulk-source.ts';
import { detectSource } from '../../input/detect-source.ts';
import { readNames } from '../../input/read-names.ts';
import { unwrap } from '../../queries/problem-error.ts';
import type { InspectionWorker } from '../inspection-pool.ts';
import { type ReinspectOptions, reinspectRows } from '../reinspect-rows.ts';
import {
  findRowsWithHashes,
  listKnownLabels,
  readLabels,
  resolveHashes,
  resolveNames,
} from './find-labels.ts';

/** Result of resolving the unknown labels of a list. */
export interface LabelResolution {
  /** Number of renamed rows. */
  resolved: number;
  /** Number of different hashes whose text is still unknown. */
  unknown: number;
}

export interface ResolveOptions extends ReinspectOptions {
  /** Lists of labels that the user supplies, in addition to the list itself. */
  labels: readonly BulkSource[];
  worker: Pick<InspectionWorker, 'inspectColumns' | 'labelhashes'>;
  /** Called with the number of different hashes to resolve. */
  onWanted(hashes: number): void;
}

/** Yields the labels of a list. Its lines can be names or single labels. */
async function* readListLabels(source: BulkSource, yieldIfDue: Yielder): AsyncGenerator<string[]> {
  for await (const { names } of readNames(source, await detectSource(source))) {
    yield names.flatMap(listKnownLabels);
    await yieldIfDue();
  }
}

async function* readAllLabels({
  store,
  labels,
  yieldIfDue,
}: ResolveOptions): AsyncGenerator<string[]> {
  yield* readLabels(store, yieldIfDue);
  for (const source of labels) yield* readListLabels(source, yieldIfDue);
}

/** Replaces the unknown labels whose text is found, and inspects the changed names again. */
export async function resolveListLabels(options: ResolveOptions): Promise<LabelResolution> {
  const { store, worker, yieldIfDue } = options;
  const rows = await findRowsWithHashes(store, yieldIfDue);
  const wanted = new Set([...rows.values()].flat());
  options.onWanted(wanted.size);
  if (wanted.size === 0) return { resolved: 0, unknown: 0 };
  const known = await resolveHashes(wanted, readAllLabels(options), async (labels) =>
    unwrap(await worker.labelhashes(labels)),
  );
  const entries = [...(await resolveNames(store, rows, known, yieldIfDue))];
  await reinspectRows(entries, options);
  return { resolved: entries.length, unknown: wanted.size - known.size };
}
