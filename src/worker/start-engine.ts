// A module of its own, imported when the worker is already answering plain names.

import { decodeNormalization } from '../engine/ensip15/normalize-label.ts';
import { createListEngine, type ListEngine } from '../engine/list-inspector.ts';

/** How long hashing in WebAssembly is waited for when all else is there. */
const MAX_WAIT_MS = 2000;

/**
 * The engine on its bulk table; what normalization needs is decoded while the files are on their way.
 *
 * @param hashing the module that hashes; when it does not arrive, JavaScript hashes
 */
export async function startEngine(
  bulk: Promise<Uint8Array>,
  hashing: Promise<Uint8Array>,
): Promise<ListEngine> {
  const module = hashing.catch(() => undefined);
  decodeNormalization();
  const table = await bulk;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, MAX_WAIT_MS);
  });
  return createListEngine({ bulk: table }, { hashing: await Promise.race([module, late]) });
}
