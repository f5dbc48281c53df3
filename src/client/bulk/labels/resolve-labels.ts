import { valueIn } from '../../problem-error.ts';
import type { Pause } from '../../yielder.ts';
import type { BulkSource } from '../input/bulk-source.ts';
import { planInput } from '../input/detect-format.ts';
import { readNames } from '../input/read-names.ts';
import type { InspectionWorker } from '../inspection-pool.ts';
import { type AnewOptions, inspectAnew } from '../reinspect-rows.ts';
import { labelsOf, resolvedNames, rowsWithHashes, textsOfHashes } from './find-labels.ts';
import { knownLabelsIn } from './unknown-labels.ts';

/** What became of the labels of a list that are known by their hash alone. */
export interface LabelResolution {
  /** Rows that got another name. */
  resolved: number;
  /** Different hashes whose text is still not known. */
  unknown: number;
}

export interface LabelOptions extends AnewOptions {
  /** Lists of labels that the user supplies, beside those of the list itself. */
  labels: readonly BulkSource[];
  worker: Pick<InspectionWorker, 'inspectColumns' | 'labelhashes'>;
  /** Told how many different hashes are looked for. */
  onWanted(hashes: number): void;
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
  for (const source of labels) yield* labelsIn(source, pause);
}

/** Puts the texts of labels in the place of their hashes, wherever they are known, and inspects those names anew. */
export async function resolveListLabels(options: LabelOptions): Promise<LabelResolution> {
  const { store, worker, pause } = options;
  const rows = await rowsWithHashes(store, pause);
  const wanted = new Set([...rows.values()].flat());
  options.onWanted(wanted.size);
  if (wanted.size === 0) return { resolved: 0, unknown: 0 };
  const known = await textsOfHashes(wanted, allLabels(options), async (labels) =>
    valueIn(await worker.labelhashes(labels)),
  );
  const entries = [...(await resolvedNames(store, rows, known, pause))];
  await inspectAnew(entries, options);
  return { resolved: entries.length, unknown: wanted.size - known.size };
}
