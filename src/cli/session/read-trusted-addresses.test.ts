import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { pickWords } from '../../secrets/testing/phrases.ts';
import { createTestIo } from '../testing/run-program.ts';
import { readTrustedAddresses } from './read-trusted-addresses.ts';

const folder = createTestFolder();
const { io } = createTestIo();

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const WRONG = ADDRESS.replace('6045', '6046');

/** Reads a watchlist. Returns the addresses of the watchlist and the messages. */
async function read(fileName: string, content: string | Uint8Array) {
  const path = join(folder, fileName);
  writeFileSync(path, content);
  const messages: string[] = [];
  const print = async (message: string) => void messages.push(message.slice(path.length));
  const pins = await readTrustedAddresses(io, [path, path], new AbortController().signal, print);
  return { pins, messages };
}

const pin = (name: string | null, note: string | null = null) => ({ address: ADDRESS, name, note });

it.each([
  [
    'a.txt',
    `nick.eth\nvitalik.eth = ${ADDRESS} # from his site\n`,
    [pin('vitalik.eth', 'from his site')],
  ],
  ['b.txt', `${ADDRESS}\n`, [pin(null)]],
  ['c.csv', `name,address,note\nvitalik.eth,${ADDRESS},x\n`, [pin('vitalik.eth', 'x')]],
  ['d.jsonl', `{"name":"vitalik.eth","address":"${ADDRESS}"}\n`, [pin('vitalik.eth')]],
  ['e.txt.gz', gzipSync(`vitalik.eth = ${ADDRESS}\n`), [pin('vitalik.eth')]],
  ['f.txt', 'nick.eth\n', []],
  ['g.txt', `${ADDRESS} # ${pickWords('english', 12).join(' ')}\n`, []],
])('reads the addresses of %s once', async (fileName, content, pins) => {
  expect(await read(fileName, content)).toEqual({ pins, messages: [] });
});

it('prints the lines whose address is refused', async () => {
  const { pins, messages } = await read('h.txt', `nick.eth\nvitalik.eth = ${WRONG}\n`);
  expect(pins).toEqual([]);
  expect(messages).toEqual([expect.stringMatching(/^:2: The checksum of this address is wrong/u)]);
});
