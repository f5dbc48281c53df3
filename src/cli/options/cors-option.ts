import { Option } from 'commander';
import { CliError } from '../process/cli-error.ts';

interface CorsOptions {
  readonly cors?: readonly string[];
  readonly watchlist: readonly string[];
}

/** Creates `--cors`, which takes a list of origins. */
export function createCorsOption(): Option {
  return new Option(
    '--cors <origins>',
    'origins of websites that can use the server, separated by commas, or "*" for all (default: all; none with a watchlist)',
  ).argParser((text: string, previous: readonly string[] = []) => [
    ...previous,
    ...text.split(',').map(readOrigin),
  ]);
}

const ANY_ORIGIN = '*';

function readOrigin(text: string): string {
  const origin = text.trim();
  if (origin === ANY_ORIGIN) return origin;
  if (URL.canParse(origin) && new URL(origin).origin === origin.replace(/\/$/, '')) {
    return new URL(origin).origin;
  }
  throw new CliError('--cors needs origins such as https://wallet.example, or "*" for all.');
}

/**
 * Returns the origins that can use the server, or undefined if every origin can. With a watchlist, the origins are
 * limited, because any website in the user's browser could otherwise find out which names are on the list.
 *
 * @param ownHosts hosts of the server with their ports. Its own pages can use it
 */
export function getAllowedOrigins(
  { cors, watchlist }: CorsOptions,
  ownHosts: readonly string[],
): string[] | undefined {
  if (cors?.includes(ANY_ORIGIN)) return undefined;
  if (cors === undefined && watchlist.length === 0) return undefined;
  const own = ownHosts.map((host) => `http://${host}`).filter((origin) => URL.canParse(origin));
  return [...(cors ?? []), ...own.map((origin) => new URL(origin).origin)];
}
