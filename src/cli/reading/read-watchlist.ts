import { formatCount } from '../../primitives/format-count.ts';
import { CliError } from '../cli-error.ts';
import { createLineFaults } from '../session/line-faults.ts';
import type { Messages } from '../session/messages.ts';
import { openSource } from './name-source.ts';
import { readNames } from './read-name-sources.ts';

/** With more, verdicts would wait for minutes and take gigabytes. */
const MAX_WATCHED = 100_000;

/**
 * All names of a watchlist; lines that give none are told.
 *
 * @throws CliError when it cannot be read to its end: without it, verdicts would be others
 */
export async function readWatchlist(
  path: string,
  messages: Messages,
  signal: AbortSignal,
): Promise<string[]> {
  const lines = createLineFaults(messages);
  const names: string[] = [];
  const reading = readNames([openSource(path)], {
    signal,
    events: {
      bytes: () => undefined,
      rejected: lines.add,
      async unreadable({ label }, why) {
        throw new CliError(`${label}: ${why}`);
      },
    },
  });
  for await (const batch of reading) {
    names.push(...batch);
    if (names.length > MAX_WATCHED) {
      throw new CliError(`${path}: A watchlist has ${formatCount(MAX_WATCHED, 'name')} at most.`);
    }
  }
  await lines.end();
  return names;
}
