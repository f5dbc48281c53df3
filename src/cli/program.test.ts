import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { PRIVATE_KEY, pickWords } from '../secrets/testing/phrases.ts';
import { runProgram } from './program.ts';
import { API_KEY } from './testing/rpc-server.ts';
import { createTestIo, readLines, run as runInProcess } from './testing/run-program.ts';

const cwd = createTestFolder();

const run = (args: readonly string[], stdin = '') => runInProcess(args, { cwd, stdin });

const write = (name: string, text: string, encoding: BufferEncoding = 'utf8') =>
  writeFileSync(join(cwd, name), Buffer.from(text, encoding));

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const WORDS = pickWords('english', 12);
const PHRASE = WORDS.join(' ');

describe('usage', () => {
  it.each<[args: string[], message: string]>([
    [['--fail-on', 'info', 'a.eth'], 'Allowed choices are warn, alert'],
    [['--fromat', 'csv'], '\n(Did you mean --format?)\n'],
    [['--threads', '0'], 'from 1 to 64'],
    [['--full', '--format', 'csv', 'a.eth'], '--full needs'],
    [['--quiet', 'inspect', 'a.txt'], '--quiet must follow inspect'],
    [['inspect'], 'missing required argument'],
    [['a.eth', '-'], 'no names can be given with it'],
    [['--watchlist', '-', '--watchlist', '-', 'a.eth'], 'only once'],
    [['a.eth', '--format', '\u202e\u001b[31m'], '<U+202E><U+001B>[31m'],
    [['a.eth', `--rcp=https://rpc.example/${API_KEY}`], 'https://rpc.example/…'],
    [['a.eth', '--format', `https://rpc.example?${API_KEY}`], 'https://rpc.example/…'],
    [['a.eth', '--rpc', `ftp://rpc.example/${API_KEY}`], '--rpc needs a URL'],
    [['a.eth', '--rpc', `https://user:${API_KEY}@rpc.example`], 'cannot contain a user name'],
    [['a.eth', '--rpc', API_KEY], '--rpc needs a URL'],
    [['a.eth', '--ccip'], 'error: --ccip needs --rpc.'],
    [['imitations', 'a.eth', '--ccip'], 'error: --ccip needs --rpc.'],
    [['imitations', 'a.eth', '--registered'], 'error: --registered needs --rpc.'],
  ])('rejects %j', async (args, message) => {
    const { stdout, stderr, code } = await run(args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain(API_KEY);
  });

  it.each(['help', 'serve', '--help', '-'])('inspects %s after --', async (name) => {
    const { stdout, code } = await run(['--fail-on', 'alert', '--', name]);
    expect([readLines(stdout).map((report) => report.name), code]).toEqual([[name], 0]);
  });

  it('prints help if nothing is piped into it', async () => {
    for (const args of [[], ['resembles'], ['scan']]) {
      const { stderr, code } = await runInProcess(args, { isTerminal: true });
      expect([stderr.includes(`Usage: namescope ${args.join('')}`), code]).toEqual([true, 2]);
    }
  });
});

describe('exit code', () => {
  write('fine.txt', 'fine.eth\n');
  write('empty.txt', '');
  write('latin1.txt', 'fine.eth\nrneta\xffmask.eth\n', 'latin1');
  write('found.txt', '\xff\npaypa1.eth\n', 'latin1');
  write('long.txt', `fine.eth\n${'a'.repeat(70_000)}\n`);
  write('nofield.jsonl', '{"name":"fine.eth"}\n{"id":1}\n');
  write('heading.csv', 'id,name\n');
  write('two.csv', 'name,ens\nfine.eth,fine.eth\n');
  write('first.csv', 'vitalik,1\nfine.eth,2\n');
  write('numbers.csv', '2,1\nfine.eth,x\n');
  write('late.csv', `name,alias\n${'a.eth,\n'.repeat(10_000)}b.eth,rnetamask.eth\n`);
  write('pairs.csv', `name,address\nfine.eth,${'0x'.padEnd(42, '1')}\nother.eth,vìtalik.eth\n`);
  write('message.txt', `Pay fine.eth or ${ADDRESS} today\n`);
  write('reversed.txt', 'Pay fine.eth \u202eyadot\n');
  write('reversed-name.txt', 'Pay fine.eth or \u202ehte.enif now\n');
  write('faulty-watchlist.txt', 'ourbrand.eth\nx..y\n');

  it.each<[line: string, code: number, message?: string, stdin?: string]>([
    ['--fail-on alert zurõch.eth', 0],
    ['--fail-on warn zürich.eth', 0],
    ['--fail-on warn zurõch.eth', 1],
    ['--fail-on warn paypa1.eth', 1],
    ['inspect --fail-on warn none.txt -', 1, 'none.txt: no such', 'paypa1.eth\n'],
    ['inspect --fail-on alert none.txt fine.txt', 2, 'none.txt: no such'],
    ['inspect latin1.txt empty.txt two.csv', 0, 'two.csv: Reading names from the column “name”.'],
    // A finding takes precedence over what was not inspected.
    ['inspect --fail-on alert found.txt', 1, 'found.txt:1: '],
    ['inspect --fail-on alert reversed-name.txt --text', 1, 'reversed-name.txt:1: '],
    ['inspect --fail-on alert reversed.txt --text', 1, 'reversed.txt:1: alert: Hidden characters'],
    ['inspect --fail-on alert reversed.txt --text', 1, '; 1 other finding: 1 alert, 0 warn.'],
    // The column is clear.
    ['inspect --fail-on alert two.csv --column ens', 0],
    ['inspect --fail-on alert late.csv --column name --threads 1', 0],
    // With --fail-on, something was not inspected.
    ['inspect --fail-on alert latin1.txt', 2, 'Not everything was inspected: 1 line skipped.'],
    ['inspect --fail-on alert long.txt', 2, '1 line skipped.'],
    ['inspect --fail-on alert nofield.jsonl', 2, '1 line skipped.'],
    ['inspect --fail-on alert message.txt --text', 2, '1 line skipped.'],
    ['inspect --fail-on alert fine.txt empty.txt', 2, 'empty.txt: The list contains no names.'],
    ['inspect --fail-on alert heading.csv', 2, 'heading.csv: The list contains no names.'],
    ['inspect --fail-on alert two.csv', 2, 'Use --column to choose one'],
    ['inspect --fail-on alert fine.txt --watchlist faulty-watchlist.txt', 2, '1 fault in'],
    ['inspect --fail-on alert first.csv', 2, 'first line contains headings or a name'],
    ['inspect --fail-on alert late.csv --threads 1', 2, 'late.csv:10002: Another column'],
    ['inspect --fail-on alert pairs.csv', 2, '1 address not valid'],
    ['inspect --fail-on alert numbers.csv --column 2', 2, 'number of another'],
    ['groups --fail-on alert latin1.txt', 2, '1 line skipped.'],
    ['--fail-on alert', 2, 'standard input: The list contains no names.'],
    ['--fail-on alert -', 2, 'whether this is a list or a message', 'Pay a.eth now\n'],
    // Names that read as an option or a command are not inspected.
    ['--fail-on alert -h', 2],
    ['--fail-on alert help', 2],
    ['--fail-on alert --version', 2],
  ])('of “%s” is %i', async (line, code, message = '', stdin = '') => {
    const result = await run(line.split(' '), stdin);
    expect(result.stderr).toContain(message);
    expect(result.code).toBe(code);
  });

  it('is 2 with --fail-on for an empty argument', async () => {
    const { stderr, code } = await run(['--fail-on', 'alert', '']);
    expect([stderr.includes('argument:1: The line is empty.'), code]).toEqual([true, 2]);
  });
});

describe('secrets', () => {
  const KEY = 'looks like a private key. It was not read into the list.';
  const SEED = 'looks like a seed phrase or a part of one. It was not read into the list.';
  write('list.txt', `a.eth\n${PRIVATE_KEY}\n${PHRASE}\nb.eth\n`);
  write('columns.csv', `${WORDS.join(',')}\na.eth,x\n`);
  write('names.csv', `${WORDS.join(',')}\na.eth,b.eth\n`);

  it.each<[args: string[], messages: string[], stdin?: string]>([
    [['a.eth', PRIVATE_KEY, 'b.eth'], [`argument:2: The line ${KEY}`]],
    [['a.eth', PHRASE], [`argument:2: The line ${SEED}`]],
    [WORDS, WORDS.map((_, at) => `argument:${at + 1}: The line ${SEED}`)],
    [[], [`standard input:2: The line ${SEED}`], `a.eth\n${PHRASE}\n`],
    [[PRIVATE_KEY.slice(0, 32), PRIVATE_KEY.slice(32)], [`argument:2: The line ${KEY}`]],
    [
      ['inspect', 'list.txt'],
      [`list.txt:2: The line ${KEY}`, `list.txt:3: The line ${SEED}`],
    ],
    [['groups', 'list.txt'], [`list.txt:2: The line ${KEY}`]],
    [['--watchlist', 'list.txt', 'a.eth'], [`list.txt:2: The line ${KEY}`]],
    [['inspect', 'names.csv'], ['names.csv: Reading names from the column “•••”.']],
    [['resembles', PRIVATE_KEY], []],
    [['resembles'], [], `${PRIVATE_KEY}\n`],
    [
      ['-', '--text'],
      ['standard input:1: alert: This finding is next to a secret, so it is not shown.'],
      `[vitalik.eth](https://a.xyz/nick.eth?k=0x${PRIVATE_KEY})`,
    ],
  ])('are not read from %j', async (args, messages, stdin) => {
    const result = await run(args, stdin);
    for (const message of messages) expect(result.stderr).toContain(message);
    expect(result.code).toBe(args[0] === 'resembles' && args[1] ? 2 : 0);
    expectNoSecret(result);
  });

  it.each<[args: string[]]>([
    [['inspect', PHRASE]],
    [['inspect', ...WORDS]],
    [['inspect', `my.dir/${PRIVATE_KEY}`]],
    [['--watchlist', PRIVATE_KEY, '--watchlist', 'list.txt', 'a.eth']],
    [['--watchlist', `my.dir/${PRIVATE_KEY}`, 'a.eth']],
    [['imitations', PRIVATE_KEY]],
    [['grapheme', PHRASE]],
    [['resembles', '--watchlist', PRIVATE_KEY]],
    [['--fail-on', PHRASE]],
    [[`--fail-on=${PHRASE}`]],
    [['--format', PRIVATE_KEY]],
    [['--threads', ...WORDS]],
    [[`--${PHRASE}`]],
    [[`--x=${PRIVATE_KEY}`]],
    [['serve', '--cors', PRIVATE_KEY]],
    [['serve', '--port', PHRASE]],
    [['mcp', '--watchlist', PRIVATE_KEY]],
  ])('in the arguments %j end the command', async (args) => {
    const result = await run(args);
    expect(result.stderr).toMatch(
      /^namescope: An argument looks like a (?:seed phrase|private key).* It was not used\.\n$/u,
    );
    expect(result.code).toBe(2);
    expectNoSecret(result);
  });

  it('are not quoted from the headings of a list', async () => {
    const result = await run(['inspect', '--column', 'ens', 'columns.csv']);
    expect(result.stderr).toContain('There is no column “ens”.');
    expect(result.code).toBe(2);
    expectNoSecret(result);
  });

  function expectNoSecret({ stdout, stderr }: { stdout: string; stderr: string }): void {
    const output = (stdout + stderr).replaceAll(/[^\p{L}\d]+/gu, ' ');
    expect(output).not.toContain(PRIVATE_KEY.slice(0, 16));
    expect(output).not.toContain(WORDS.slice(0, 3).join(' '));
  }
});

it('escapes the message of an unexpected error', async () => {
  const { io, written } = createTestIo();
  const once = () => {
    throw new Error('bad\rnews');
  };
  await runProgram(['a.eth'], Object.assign(io, { signals: { once, off: once } }));
  expect(written.stderr).toMatch(/^namescope: Error: bad<U\+000D>news\n {4}at /);
  expect(io.exitCode).toBe(2);
});

// Windows does not allow these characters in file names.
it.runIf(process.platform !== 'win32')('escapes file names and headings in logs', async () => {
  const list = 'a\u001b[31m\n\u202eb.csv';
  write(list, 'na\u001b[2Jme,x\na.eth,b.eth\n');
  for (const args of [
    ['inspect', list],
    ['inspect', list, '--column', 'none\u001b[1m'],
    ['inspect', list, '--fail-on', 'alert'],
    ['groups', `${list}.txt`],
    ['--watchlist', `${list}.txt`, 'a.eth'],
    ['--watchlist', list, 'a.eth'],
  ]) {
    const { stderr } = await run(args);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this test looks for control characters
    expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(stderr).toContain('a<U+001B>[31m<U+000A><U+202E>b.csv');
    expect(stderr).not.toMatch(/^(y|.?b\.csv)/m);
  }
});
