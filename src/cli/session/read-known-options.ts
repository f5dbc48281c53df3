import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import type { ListOptions } from '../options/list-options.ts';
import type { Messages } from './messages.ts';
import { readWatchlist } from './read-watchlist.ts';

/** Reads the engine options for `--watchlist` and `--no-known-names`. Prints watchlist entries that are not valid names. */
export async function readKnownOptions(
  { watchlist: path, knownNames: usesKnownNames }: Pick<ListOptions, 'watchlist' | 'knownNames'>,
  messages: Messages,
  signal: AbortSignal,
): Promise<WatchOptions> {
  if (path === undefined) return { usesKnownNames };
  const watchlist = await readWatchlist(path, messages, signal);
  const { inspector } = await createNodeListEngine({ watchlist });
  for (const { path: entry, detail } of inspector.watchlistFaults) {
    const index = Number(/\d+/.exec(entry)?.[0]);
    await messages.print(`${path}: “${watchlist[index]}”: ${detail}`);
  }
  return { usesKnownNames, watchlist };
}
