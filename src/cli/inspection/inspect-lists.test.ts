import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { readLines, run as runProgram, startProgram } from '../testing/run-program.ts';

const cwd = createTestFolder();
const inspector = await createNodeInspector();

const run = (args: readonly string[], stdin: string | Uint8Array = '') =>
  runProgram(args, { stdin, cwd });

const getReports = (names: readonly string[]) =>
  inspector
    .bulkInspectNames(names)
    .map((outcome) => (outcome.ok ? outcome.value : outcome.problem));

const readNames = (text: string) => readLines(text).map(({ name }) => name);

function write(name: string, content: string | Uint8Array): string {
  writeFileSync(join(cwd, name), content);
  return name;
}

const EMOJI = '👨‍👩‍👧.eth';
const NAMES = ['vitalik.eth', 'vitаlik.eth', 'pay\u202epal.eth', EMOJI, 'same.eth', 'same.eth'];

describe('namescope [names]', () => {
  it('writes consolidated reports as JSON Lines in input order when piped', async () => {
    const given = await run(NAMES);
    expect(readLines(given.stdout)).toEqual(getReports(NAMES));
    expect(given).toMatchObject({ stderr: '6 names: 2 alert, 0 warn, 4 pass.\n', code: 0 });
    expect(await run([], `${NAMES.join('\r\n')}\n\n`)).toEqual(given);
  });

  it('says how many alerts a table shows as info', async () => {
    const given = await run(['--format', 'table', 'Vitalik.eth', 'vitаlik.eth', 'same.eth']);
    expect(given.stderr).toBe('3 names: 2 alert (1 shown as info), 0 warn, 1 pass.\n');
    expect(given.stdout).toMatch(/^info +Vitalik\.eth/mu);
  });

  it('answers a name before the next one arrives', async () => {
    const stdin = new PassThrough();
    const program = startProgram([], { stdin });
    stdin.write('serve\n');
    await program.whenWritten('"name":"serve"');
    stdin.end('last.eth');
    expect(readNames((await program.ended).stdout)).toEqual(['serve', 'last.eth']);
  });

  it.each([[NAMES], [[]]])('writes a JSON array for %j', async (names) => {
    const { stdout, code } = await run(['--format', 'json'], names.join('\n'));
    expect(JSON.parse(stdout)).toEqual(getReports(names));
    expect(code).toBe(0);
  });

  it('writes CSV, with only a header if there are no names', async () => {
    const records = (await run(['--format', 'csv', ...NAMES])).stdout.split('\r\n');
    expect(records).toHaveLength(NAMES.length + 2);
    expect(records[2]).toMatch(/^vitаlik\.eth,4,/);
    expect((await run(['--format', 'csv'])).stdout).toBe(`${records[0]}\r\n`);
    expect((await run([])).stdout).toBe('');
  });

  it('writes a table in a terminal and escapes every format', async () => {
    const inTerminal = (...args: string[]) =>
      runProgram(['pay\u202epal.eth', ...args], { isTerminal: true, env: { NO_COLOR: '1' } });
    expect((await inTerminal()).stdout).toMatch(
      /^verdict +name +finding +evidence\nalert +pay<U\+202E>pal\.eth +Don’t send\. This name hides a character\./,
    );
    for (const [format, name] of [
      ['jsonl', 'pay\\u202epal.eth'],
      ['json', 'pay\\u202epal.eth'],
      ['csv', 'pay<U+202E>pal.eth'],
    ] as const) {
      const { stdout } = await inTerminal('--format', format);
      expect(stdout).toContain(name);
      for (const hidden of ['\u001b', '\u202e']) expect(stdout).not.toContain(hidden);
    }
  });

  it('writes full reports with --full', async () => {
    const { stdout } = await run(['--full', 'ì.eth']);
    const outcome = inspector.inspectName('ì.eth');
    expect(readLines(stdout)).toEqual([outcome.ok && outcome.value]);
  });
});

// Names are separated by `|`. A list is read line by line, even if a name contains a space. In messages, a name has one
// row for each line.
it.each<[args: string[], text: string, names: string, message?: string]>([
  [
    [],
    'Hi, please pay vitaIik.eth or nick.eth today.\nNot 0xd8dA…6045, my friend!\n',
    'vitaIik.eth|nick.eth',
    'standard input:2: A shortened address.',
  ],
  [[], 'a.eth\nvita lik.eth\ncoinbase wallet.eth', 'a.eth|vita lik.eth|coinbase wallet.eth'],
  [['--text'], 'ask @someone\n@vìtalik.eth\nvitalik .eth\n', 'vìtalik.eth|vitalik .eth'],
  [['--text'], 'send it to nick.eth', 'nick.eth'],
  [['--text'], 'nick.eth, a.eth, nick.eth\nnick.eth and 3.14', 'nick.eth|a.eth|nick.eth'],
  [
    ['--text'],
    'Hi\n\nPay [vitalik.eth](https://app.ens.domains/nick.eth) now',
    'vitalik.eth|nick.eth',
    'standard input:3: alert: Don’t follow this link. It leads to nick.eth. Its text says vitalik.eth.\n',
  ],
  [['--no-text'], 'send it to nick.eth', 'send it to nick.eth'],
])('with %j, reads messages and lists: %j', async (args, text, names, message = '') => {
  const { stdout, stderr } = await run(['-', ...args], text);
  expect(readNames(stdout).join('|')).toBe(names);
  expect(stderr).toContain(message);
});

describe('namescope inspect', () => {
  const plain = write('plain.txt', 'a.eth\nb.eth');
  const many = Array.from({ length: 3000 }, (_, index) => `name${index}.eth`);
  const gzip = gzipSync(many.join('\n'));
  write('names.csv', 'id,ens,owner\n1,a.eth,x.eth\n2,"b,c.eth",y.eth\n3\n');
  write('to.jsonl', '{"name":"a.eth","owner":"z.eth"}');
  write('names.jsonl', '{"name":"a.eth","to":"x.eth"}\n"b.eth"\nno json\n');
  write('utf16.txt', Buffer.from('\ufeffkö.eth\nb.eth\n', 'utf16le'));
  write('mark.txt', '\ufeffkö.eth\n');
  write('binary.txt', Buffer.from('PK\x03\x04zip'));
  write('members.gz', Buffer.concat([gzipSync('a.eth\nb.'), gzipSync('eth\n')]));
  write('broken.gz', gzip.subarray(0, gzip.length - 2000));
  write('bad.txt', Buffer.from('a.eth\n\xff.eth\n\nb.eth\n', 'latin1'));
  write('worse.txt', Buffer.from('\xff\n'.repeat(23), 'latin1'));
  const INVALID = 'The line is not valid Unicode: some bytes or escapes do not encode a character.';

  it.each([
    {
      args: [plain, 'mark.txt', 'utf16.txt', 'members.gz', 'names.csv', 'names.jsonl'],
      names: 'a b kö kö b a b a b,c a b',
      messages: [
        'names.csv: Reading names from the column “ens”. Use --column to choose another one.',
        'names.csv:4: The line does not have the chosen column.',
        'names.jsonl: Reading names from the column “name”. Use --column to choose another one.',
        'names.jsonl:3: The line is not JSON.',
        '11 names: 1 alert, 0 warn, 10 pass; 2 lines skipped.',
      ],
      code: 0,
    },
    {
      args: ['none.txt', '.', 'binary.txt', plain, 'bad.txt', 'worse.txt'],
      names: 'a b a b',
      messages: [
        'namescope: none.txt: no such file or directory.',
        'namescope: .: illegal operation on a directory.',
        'namescope: binary.txt: This is a binary file, not a list. Save the list as text, CSV or JSON Lines and open that file.',
        `bad.txt:2: ${INVALID}`,
        ...Array.from({ length: 19 }, (_, index) => `worse.txt:${index + 1}: ${INVALID}`),
        '… and 4 more lines.',
        '4 names: 0 alert, 0 warn, 4 pass; 24 lines skipped.',
      ],
      code: 2,
    },
    {
      args: ['--column', 'owner', 'names.csv', 'to.jsonl', 'plain.txt', '--quiet'],
      names: 'x y z',
      messages: [
        'names.csv:4: The line does not have the chosen column.',
        'namescope: plain.txt: A plain list has no columns.',
      ],
      code: 2,
    },
  ])('reads sources in order: $args', async ({ args, names, messages, code }) => {
    const result = await run(['inspect', ...args]);
    expect(readNames(result.stdout)).toEqual(names.split(' ').map((name) => `${name}.eth`));
    expect(result.stderr.split('\n')).toEqual([...messages, '']);
    expect(result.code).toBe(code);
  });

  it('reads a damaged list up to where the data breaks off', async () => {
    const args = ['inspect', 'broken.gz', plain, '--quiet', '--threads', '1'];
    const { stdout, stderr, code } = await run(args);
    const names = readNames(stdout);
    expect(names.length).toBeGreaterThan(1000);
    expect(names).toEqual([...many.slice(0, names.length - 2), 'a.eth', 'b.eth']);
    expect(stderr).toBe('namescope: broken.gz: The gzip data is damaged or incomplete.\n');
    expect(code).toBe(2);
  });

  it('reads gzipped CSV from standard input', async () => {
    const packed = gzipSync('no,ens\n1,c.eth\n');
    const { stdout, stderr } = await run(['inspect', plain, '-', '--column', '2'], packed);
    expect(readNames(stdout)).toEqual(['c.eth']);
    expect(stderr).toContain('plain.txt: A plain list has no columns.');
  });
});

describe('--watchlist and --no-known-names', () => {
  const imitated = (text: string) => readLines(text).map(({ imitates }) => imitates?.name);

  it('add to the known names or ignore them', async () => {
    const list = write('watch.txt', 'ourbrand.eth\n\u202e\n');
    const watched = await run(['--watchlist', list, 'ourbrаnd.eth']);
    expect(imitated(watched.stdout)).toEqual(['ourbrand.eth']);
    expect(watched.stderr).toMatch(/^watch\.txt: “<U\+202E>”: .+\n1 name: 1 alert/);
    const none = await run(['--no-known-names', 'paypa1.eth']);
    expect(imitated(none.stdout)).toEqual([undefined]);
    expect(await run(['--watchlist', 'none.txt', 'a.eth'])).toEqual({
      stdout: '',
      stderr: 'namescope: none.txt: no such file or directory.\n',
      code: 2,
    });
  });

  it('merge lists, and each fault names its file', async () => {
    write('first.txt', 'ourbrand.eth\nx..y\n');
    write('second.txt', Buffer.from('ourbrand.eth\nsecondbrand.eth\nx..y\n\xff\n', 'latin1'));
    const lists = ['--watchlist', 'first.txt', '--watchlist', 'second.txt'];
    for (const args of [[], ['inspect', '-'], ['groups', '-']]) {
      const { stdout, stderr } = await run([...args, ...lists], 'ourbrаnd.eth\nsecondbrаnd.eth');
      expect(stderr.split('\n').slice(0, 2)).toEqual([
        'second.txt:4: The line is not valid Unicode: some bytes or escapes do not encode a character.',
        'first.txt: “x..y”: ENSIP-15 rejects this name, so it is not a valid ENS name.',
      ]);
      expect(stderr).not.toContain('“ourbrand');
      if (args[0] !== 'groups')
        expect(imitated(stdout)).toEqual(['ourbrand.eth', 'secondbrand.eth']);
    }
  });

  it('print only the start of a long entry', async () => {
    write('long.txt', `${'x'.repeat(10_000)}\n`);
    const { stderr } = await run(['inspect', '-', '--watchlist', 'long.txt'], 'a.eth');
    const start = 'x'.repeat(40);
    expect(stderr).toContain(`“${start}…”: A watched name has at most 200 characters.\n`);
  });

  it('print at most 20 faults in total', async () => {
    const faulty = Array.from({ length: 15 }, (_, index) => `a..b${index}`).join('\n');
    write('faulty.txt', faulty);
    write('faultier.txt', faulty.replaceAll('a..b', 'a..c'));
    const lists = ['--watchlist', 'faulty.txt', '--watchlist', 'faultier.txt'];
    const { stderr } = await run([...lists, 'a.eth', '--quiet']);
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(21);
    expect(lines[19]).toMatch(/^faultier\.txt: “a\.\.c4”: /);
    expect(lines[20]).toBe('… and 10 more faults.');
  });
});
