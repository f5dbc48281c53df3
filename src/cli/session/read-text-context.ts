import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { createTextContext, type TextContext } from '../../messages/text-context.ts';
import { readTrustedAddresses } from './read-trusted-addresses.ts';

/**
 * Loads what texts are judged with: an engine, and the addresses of `--watchlist`. A watchlist in standard input can be
 * read only once, so its addresses are not compared.
 *
 * @param known names of `--watchlist`
 */
export async function readTextContext(
  known: WatchOptions,
  watchlist: readonly string[],
  signal: AbortSignal,
): Promise<TextContext> {
  const files = watchlist.filter((path) => path !== '-');
  const pins = await readTrustedAddresses(files, signal);
  const { inspector } = await createNodeListEngine(known);
  return createTextContext(inspector, createTrustedAddresses(pins));
}
