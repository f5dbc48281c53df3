import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { pickWords } from '../../secrets/testing/phrases.ts';
import { createTestIo } from '../testing/run-program.ts';
import { readTrustedAddresses } from './read-trusted-addresses.ts';
import { readWatchlists } from './read-watchlists.ts';

const folder = createTestFolder();
const { io } = createTestIo();

/** Reads a watchlist. Returns the names and the faults. */
async function read(extension: string, text: string) {
  const path = join(folder, `list.${extension}`);
  writeFileSync(path, text);
  const faults: string[] = [];
  const print = async (message: string) => void faults.push(message.slice(path.length));
  const { signal } = new AbortController();
  const names = await readWatchlists(io, { watchlist: [path] }, { print }, signal);
  return { names, faults };
}

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const COLUMN = ': Reading names from the column “name”. Use --column to choose another one.';
const OTHER_NAME = 'Another column or field of the line may contain a name.';
/** Rows that are longer than the first part of a list, which is used to detect columns. */
const MANY = 'a.eth,,/'.repeat(10_000);

const MORE_FIELDS = 'The line has more fields than the first line.';
const OPEN_QUOTE = 'A quoted field starts in this line but does not end.';
const NO_TEXT = 'The line has no text in the chosen field.';

// In the lists, `@` stands for an address and `/` for a line break.
it.each<[why: string, extension: string, list: string, ...faults: string[]]>([
  ['an address and a note', 'txt', 'a.eth = @ # ours/@/'],
  ['an object with only an address', 'jsonl', '{"name":"a.eth","address":"@"}/{"address":"@"}/'],
  ['no names', 'txt', '@/', ': The watchlist contains no names.'],
  ['a row with only an address', 'csv', 'name,address,note/a.eth,@,x/,@,/'],
  ['a note with a name', 'csv', 'name,address,note/a.eth,@,see x.com/'],
  ['a note with a name in JSON', 'jsonl', '{"name":"a.eth","note":"see x.com"}'],
  ['a name in another column', 'csv', 'name,alias,address/a.eth,,/,mine.eth,@/', COLUMN],
  ['a late name', 'csv', `name,alias,address/${MANY},mine.eth,@/`, `:10002: ${OTHER_NAME}`],
  ['a name for an address', 'csv', 'name,note,address/a.eth,,@/,,mine.eth/', `:3: ${OTHER_NAME}`],
  [
    'a field after the address and the note',
    'jsonl',
    '{"name":"a.eth"}/{"address":"@","note":"","alias":"mine.eth"}/',
    COLUMN,
  ],
  ['too many cells', 'csv', 'name,address/a.eth,@/mine.eth,@,x/', `:3: ${MORE_FIELDS}`],
  ['an open quote', 'csv', 'name,address/a.eth,@/"mine.eth,@/', `:3: ${OPEN_QUOTE}`],
  ['damaged JSON', 'jsonl', '{"name":"a.eth"}/{"name":"mine.eth"/', ':2: The line is not JSON.'],
  [
    'a field that reads as another',
    'jsonl',
    '{"name":"a.eth"}/{"address":"@","nаme":"mine.eth"}/',
    COLUMN,
    `:2: ${NO_TEXT}`,
  ],
])('reads a watchlist with %s', async (_, extension, list, ...faults) => {
  const names = list.includes('a.eth') ? ['a.eth'] : [];
  const text = list.replaceAll('/', '\n').replaceAll('@', ADDRESS);
  expect(await read(extension, text)).toEqual({ names, faults });
});

it.each([
  ['csv', "name\n'-mine.eth\n''=mine.eth\n'mine.eth\n", ['-mine.eth', "'=mine.eth", "'mine.eth"]],
  ['txt', "'-mine.eth\n", ["'-mine.eth"]],
])('removes the formula protection only in CSV: %s', async (extension, text, names) => {
  expect(await read(extension, text)).toEqual({ names, faults: [] });
});

const WRONG = ADDRESS.replace('6045', '6046');

/** Reads a watchlist. Returns the addresses of the watchlist and the messages. */
async function readAddresses(fileName: string, content: string | Uint8Array) {
  const path = join(folder, fileName);
  writeFileSync(path, content);
  const messages: string[] = [];
  const print = async (message: string) => void messages.push(message.slice(path.length));
  const pins = await readTrustedAddresses(io, [path, path], new AbortController().signal, print);
  return { pins, messages };
}

const pin = (name: string | null, note: string | null = null) => ({ address: ADDRESS, name, note });

it.each([
  ['d.jsonl', `{"name":"vitalik.eth","address":"${ADDRESS}"}\n`, [pin('vitalik.eth')]],
  ['e.txt.gz', gzipSync(`vitalik.eth = ${ADDRESS}\n`), [pin('vitalik.eth')]],
  ['g.txt', `${ADDRESS} # ${pickWords('english', 12).join(' ')}\n`, []],
])('reads the addresses of %s once', async (fileName, content, pins) => {
  expect(await readAddresses(fileName, content)).toEqual({ pins, messages: [] });
});

it('prints the lines whose address is refused', async () => {
  const { pins, messages } = await readAddresses('h.txt', `nick.eth\nvitalik.eth = ${WRONG}\n`);
  expect(pins).toEqual([]);
  expect(messages).toEqual([expect.stringMatching(/^:2: The checksum of this address is wrong/u)]);
});
