import { formatCount } from '../../primitives/format-count.ts';
import { CliError } from '../process/cli-error.ts';
import { openSource } from '../reading/name-source.ts';
import { readNames } from '../reading/read-name-sources.ts';
import { createLineReporter } from './line-reporter.ts';
import type { Messages } from './messages.ts';

/** Maximum number of watched names. A larger index takes minutes and gigabytes to build. */
const MAX_WATCHED = 100_000;

/**
 * Reads all names of a watchlist and prints which lines have no readable name.
 *
 * @throws CliError if the watchlist cannot be read completely, because verdicts would differ without it
 */
export async function readWatchlist(
  path: string,
  messages: Messages,
  signal: AbortSignal,
): Promise<string[]> {
  const lineReporter = createLineReporter(messages);
  const names: string[] = [];
  const reading = readNames([openSource(path)], {
    signal,
    callbacks: {
      onBytes: () => undefined,
      onRejected: lineReporter.add,
      async onUnreadable({ label }, reason) {
        throw new CliError(`${label}: ${reason}`);
      },
    },
  });
  for await (const batch of reading) {
    names.push(...batch);
    if (names.length > MAX_WATCHED) {
      throw new CliError(
        `${path}: A watchlist can have at most ${formatCount(MAX_WATCHED, 'name')}.`,
      );
    }
  }
  await lineReporter.end();
  return names;
}
