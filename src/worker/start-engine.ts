import { preloadNormalization } from '../engine/ensip15/normalize-label.ts';
import { createListEngine, type ListEngine } from '../engine/list-engine.ts';
import { withTimeout } from '../primitives/with-timeout.ts';

/**
 * Creates the engine with the bulk table. Decodes the normalization data while the files are loading.
 *
 * @param hashing the WebAssembly module for hashing. If the module does not load in time, names are hashed in JavaScript
 */
export async function startEngine(
  bulk: Promise<Uint8Array>,
  hashing: Promise<Uint8Array>,
): Promise<ListEngine> {
  const module = withTimeout(hashing, bulk);
  preloadNormalization();
  return createListEngine({ bulk: await bulk }, { hashing: await module });
}
