// The engine of the extension. The engine uses the table of the site, which is part of the extension.

import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import bulkUrl from '../../data/tables/bulk.bin?url';
import { createListEngine } from '../../engine/list-engine.ts';
import { createTextContext, type TextContext } from '../../messages/text-context.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import { readTrusted } from './trusted-names.ts';

const loadEngine = retryableOnce(async () => {
  const response = await fetch(bulkUrl);
  return createListEngine({ bulk: new Uint8Array(await response.arrayBuffer()) });
});

let context: Promise<TextContext> | null = null;

/** Returns what texts are judged with: the engine with the trusted names of this device. */
export function getTextContext(): Promise<TextContext> {
  context ??= createContext();
  context.catch(forgetEngine);
  return context;
}

async function createContext(): Promise<TextContext> {
  const [engine, { names, usesKnownNames }] = await Promise.all([loadEngine(), readTrusted()]);
  const { inspector } = engine.watch({ watchlist: names, usesKnownNames });
  // The extension stores no trusted addresses.
  return createTextContext(inspector, createTrustedAddresses([]));
}

/** Makes the next request read the trusted names again. */
export function forgetEngine(): void {
  context = null;
}
