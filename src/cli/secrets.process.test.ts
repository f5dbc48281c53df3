import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { PRIVATE_KEY, pickWords } from '../secrets/testing/phrases.ts';
import { runCli } from './testing/run-cli.ts';

const files = createTestFolder();

const WORDS = pickWords('english', 12);
const PHRASE = WORDS.join(' ');
const KEY = 'looks like a private key. It was not read into the list.';
const SEED = 'looks like a seed phrase or a part of one. It was not read into the list.';

writeFileSync(join(files, 'list.txt'), `a.eth\n${PRIVATE_KEY}\n${PHRASE}\nb.eth\n`);
writeFileSync(join(files, 'columns.csv'), `${WORDS.join(',')}\na.eth,x\n`);
writeFileSync(join(files, 'names.csv'), `${WORDS.join(',')}\na.eth,b.eth\n`);

it.each<[args: string[], stdin: string, messages: string[], code: number]>([
  [['a.eth', PRIVATE_KEY, 'b.eth'], '', [`argument:2: The line ${KEY}`], 0],
  [['a.eth', PHRASE], '', [`argument:2: The line ${SEED}`], 0],
  [WORDS, '', WORDS.map((_, at) => `argument:${at + 1}: The line ${SEED}`), 0],
  [[], `a.eth\n${PHRASE}\n`, [`standard input:2: The line ${SEED}`], 0],
  [[PRIVATE_KEY.slice(0, 32), PRIVATE_KEY.slice(32)], '', [`argument:2: The line ${KEY}`], 0],
  [['inspect', 'list.txt'], '', [`list.txt:2: The line ${KEY}`, `list.txt:3: The line ${SEED}`], 0],
  [['groups', 'list.txt'], '', [`list.txt:2: The line ${KEY}`], 0],
  [['--watchlist', 'list.txt', 'a.eth'], '', [`list.txt:2: The line ${KEY}`], 0],
  [['inspect', 'names.csv'], '', ['names.csv: Reading names from the column “•••”.'], 0],
  [['inspect', '--column', 'ens', 'columns.csv'], '', ['There is no column “ens”.'], 2],
  [['inspect', PHRASE], '', ['An argument looks like a seed phrase. It was not used.'], 2],
  [['inspect', ...WORDS], '', ['An argument looks like a seed phrase. It was not used.'], 2],
  [
    ['--watchlist', PRIVATE_KEY, '--watchlist', 'list.txt', 'a.eth'],
    '',
    ['looks like a private'],
    2,
  ],
  [['imitations', PRIVATE_KEY], '', ['An argument looks like a private key. It was not used.'], 2],
  ...[
    ['inspect', `my.dir/${PRIVATE_KEY}`],
    ['--watchlist', `my.dir/${PRIVATE_KEY}`, 'a.eth'],
    ['--fail-on', PHRASE],
    [`--fail-on=${PHRASE}`],
    ['--format', PRIVATE_KEY],
    ['--threads', ...WORDS],
    [`--${PHRASE}`],
    [`--x=${PRIVATE_KEY}`],
    ['serve', '--cors', PRIVATE_KEY],
    ['serve', '--port', PHRASE],
    ['mcp', '--watchlist', PRIVATE_KEY],
  ].map((args): [string[], string, string[], number] => [
    args,
    '',
    ['An argument looks like a'],
    2,
  ]),
  [['grapheme', PHRASE], '', ['An argument looks like a seed phrase. It was not used.'], 2],
])('refuses secrets and does not write them: %j', async (args, stdin, messages, code) => {
  const result = await runCli(args, { stdin, cwd: files });
  for (const message of messages) expect(result.stderr).toContain(message);
  expect(result.code).toBe(code);
  const output = (result.stdout + result.stderr).replaceAll(/[^\p{L}\d]+/gu, ' ');
  expect(output).not.toContain(PRIVATE_KEY.slice(0, 16));
  expect(output).not.toContain(WORDS.slice(0, 3).join(' '));
});
