// A module of its own, imported when the worker is already answering plain names.

import { decodeNormalization } from '../engine/ensip15/normalize-label.ts';
import { createListEngine, type ListEngine } from '../engine/list-inspector.ts';
import { withTimeout } from '../primitives/with-timeout.ts';

/**
 * The engine on its bulk table; what normalization needs is decoded while the files are on their way.
 *
 * @param hashing the module that hashes; when it does not arrive in time, JavaScript hashes
 */
export async function startEngine(
  bulk: Promise<Uint8Array>,
  hashing: Promise<Uint8Array>,
): Promise<ListEngine> {
  const module = withTimeout(hashing, bulk);
  decodeNormalization();
  return createListEngine({ bulk: await bulk }, { hashing: await module });
}
