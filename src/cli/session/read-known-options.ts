import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import type { ListOptions } from '../options/list-options.ts';
import { createFaultReporter } from './fault-reporter.ts';
import type { Messages } from './messages.ts';
import { endFaults, readWatchlists } from './read-watchlists.ts';

/**
 * Reads the engine options for `--watchlist` and `--no-known-names`. Prints watchlist entries that are not valid names.
 *
 * @throws CliError if a watchlist has faults and `--fail-on` is given, because imitations of skipped names would pass
 */
export async function readKnownOptions(
  {
    watchlist: paths,
    knownNames: usesKnownNames,
    failOn,
  }: Pick<ListOptions, 'watchlist' | 'knownNames' | 'failOn'>,
  messages: Messages,
  signal: AbortSignal,
): Promise<WatchOptions> {
  if (paths.length === 0) return { usesKnownNames };
  const faults = createFaultReporter(messages, 'fault');
  const labels = await readWatchlists(paths, { faults, signal });
  const watchlist = [...labels.keys()];
  const { inspector } = await createNodeListEngine({ watchlist });
  for (const { path: entry, detail } of inspector.watchlistFaults) {
    const name = watchlist[Number(/\d+/.exec(entry)?.[0])] ?? '';
    await faults.add(`${labels.get(name)}: “${name}”: ${detail}`);
  }
  await endFaults(faults, failOn, signal);
  return { usesKnownNames, watchlist };
}
