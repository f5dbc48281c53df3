import { Command } from 'commander';
import { expect, it } from 'vitest';
import { createCorsOption } from './serve-command.ts';
import { getAllowedOrigins } from './serve-http.ts';

const OWN = 'http://127.0.0.1:8080';
const WALLET = 'https://wallet.example';

/** Returns the origins that can use a server. */
function read(cors: readonly string[], watchlist: readonly string[] = []) {
  const command = new Command().addOption(createCorsOption()).parse(cors, { from: 'user' });
  return getAllowedOrigins({ ...command.opts(), watchlist }, ['127.0.0.1:8080', 'bad host:1']);
}

it.each<[cors: string[], watchlist: string[], origins: string[] | undefined]>([
  [[], [], undefined],
  [[], ['a.txt'], [OWN]],
  [['--cors', '*'], ['a.txt'], undefined],
  [['--cors', `${WALLET}, https://other.example/`], [], [WALLET, 'https://other.example', OWN]],
  [['--cors', WALLET, '--cors', 'http://a.xyz'], ['a.txt'], [WALLET, 'http://a.xyz', OWN]],
])('with %j and the watchlists %j, allows %j', (cors, watchlist, origins) => {
  expect(read(cors, watchlist)).toEqual(origins);
});

it.each(['wallet.example', `${WALLET}/page`, 'null', ''])('rejects the origin %j', (origin) => {
  expect(() => read(['--cors', origin])).toThrow(
    '--cors needs origins such as https://wallet.example, or "*" for all.',
  );
});
