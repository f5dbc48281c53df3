import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { createTextContext, type TextContext } from '../../messages/text-context.ts';
import type { ListOptions } from '../options/list-options.ts';
import type { Messages } from './messages.ts';
import { readKnownOptions } from './read-known-options.ts';
import { readTrustedAddresses } from './read-trusted-addresses.ts';

/** Loads what texts are judged with: an engine, and the names and addresses of `--watchlist`. */
export async function readTextContext(
  options: Pick<ListOptions, 'watchlist' | 'knownNames' | 'failOn'>,
  messages: Messages,
  signal: AbortSignal,
): Promise<TextContext> {
  const pins = await readTrustedAddresses(options.watchlist, signal);
  const known = await readKnownOptions(options, messages, signal);
  const { inspector } = await createNodeListEngine(known);
  return createTextContext(inspector, createTrustedAddresses(pins));
}
