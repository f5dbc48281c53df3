import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import type { ListOptions } from '../options/list-options.ts';
import { readWatchlist } from '../reading/read-watchlist.ts';
import type { Messages } from './messages.ts';

/** Which names are known, by `--watchlist` and `--no-known-names`; entries that name nothing are told. */
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
    await messages.say(`${path}: “${watchlist[index]}”: ${detail}`);
  }
  return { usesKnownNames, watchlist };
}
