// The engine of the extension. The engine uses the table of the site, which is part of the extension.

import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import bulkUrl from '../../data/tables/bulk.bin?url';
import { createListEngine, type ListEngine } from '../../engine/list-engine.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import { readTrusted } from './trusted-names.ts';

const loadEngine = retryableOnce(async () => {
  const response = await fetch(bulkUrl);
  return createListEngine({ bulk: new Uint8Array(await response.arrayBuffer()) });
});

let watching: Promise<ListEngine> | null = null;

/** Returns the engine with the trusted names of this device. */
function getEngine(): Promise<ListEngine> {
  watching ??= Promise.all([loadEngine(), readTrusted()]).then(
    ([engine, { names, usesKnownNames }]) => engine.watch({ watchlist: names, usesKnownNames }),
  );
  watching.catch(forgetEngine);
  return watching;
}

/** Makes the next inspection read the trusted names again. */
export function forgetEngine(): void {
  watching = null;
}

/** Inspects names. Names that are not valid Unicode are never passed. */
export async function inspectNames(
  names: readonly string[],
): Promise<ConsolidatedNameGuardReport[]> {
  const { inspector } = await getEngine();
  return inspector.bulkInspectNames(names).map((outcome) => {
    if (!outcome.ok) throw new TypeError(outcome.problem.detail);
    return outcome.value;
  });
}
