import { Option } from 'commander';
import { CliError } from '../process/cli-error.ts';

interface CorsOptions {
  readonly cors?: readonly string[];
  readonly watchlist: readonly string[];
  readonly host: string;
}

/** Creates `--cors`, which takes origins. */
export function createCorsOption(): Option {
  return new Option(
    '--cors <origins>',
    'websites that may use the server, separated by commas, or "*" for all (default: all; none with a watchlist)',
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
  throw new CliError(`--cors needs origins such as https://wallet.example, but got "${text}".`);
}

/**
 * Returns the origins that may use the server, or undefined for all. Without this limit, any website in the user's
 * browser could find out which names are on the watchlist.
 */
export function getAllowedOrigins({ cors, watchlist, host }: CorsOptions): string[] | undefined {
  if (cors?.includes(ANY_ORIGIN)) return undefined;
  if (cors === undefined && watchlist.length === 0) return undefined;
  // The server also answers to the name that it listens on.
  const own = `http://${host}`;
  return [...(cors ?? []), ...(URL.canParse(own) ? [new URL(own).origin] : [])];
}
