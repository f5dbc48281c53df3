import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createNodeInspector } from '../hosts/node.ts';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { CAN_INTERRUPT, CLI, collect, readLines, runCli, startCli } from './testing/run-cli.ts';
import { HAS_TERMINAL, runShellInTerminal } from './testing/run-in-terminal.ts';

const files = createTestFolder();

/** A device of Linux that behaves like a full disk. */
const FULL_DISK = '/dev/full';

const inspector = await createNodeInspector();

function getReports(names: readonly string[]): unknown[] {
  return inspector
    .bulkInspectNames(names)
    .map((outcome) => (outcome.ok ? outcome.value : outcome.problem));
}

const run = (args: readonly string[], stdin: string | Uint8Array = '') =>
  runCli(args, { stdin, cwd: files });

const readNames = (text: string) => readLines(text).map(({ name }) => name);

function writeList(name: string, content: string | Uint8Array): string {
  writeFileSync(join(files, name), content);
  return name;
}

const NAMES = [
  'vitalik.eth',
  'vitаlik.eth',
  'pay\u202epal.eth',
  '👨‍👩‍👧.eth',
  'same.eth',
  'same.eth',
];

const MANY = Array.from({ length: 12_345 }, (_, index) =>
  index % 50 === 0 ? `köln${index}.eth` : `name${index}.eth`,
);

describe('namescope [names]', () => {
  it('writes consolidated reports as JSON Lines in input order when piped', async () => {
    const given = await run(NAMES);
    expect(readLines(given.stdout)).toEqual(getReports(NAMES));
    expect(given).toMatchObject({ stderr: '6 names: 2 alert, 0 warn, 4 pass.\n', code: 0 });
    const read = await run([], `${NAMES.join('\r\n')}\n\n`);
    expect(read).toEqual(given);
  });

  it('answers a name before the next one arrives', async () => {
    const child = startCli([]);
    child.stdin.write('serve\n');
    const [first] = await once(child.stdout, 'data');
    expect(readNames(String(first))).toEqual(['serve']);
    child.stdin.end('last.eth');
    expect(readNames((await collect(child)).stdout)).toEqual(['last.eth']);
  });

  it.each([[NAMES], [[]]])('writes a JSON array for %j', async (names) => {
    const { stdout, code } = await run(['--format', 'json'], names.join('\n'));
    expect(JSON.parse(stdout)).toEqual(getReports(names));
    expect(code).toBe(0);
  });

  it('writes CSV, with only a header if there are no names', async () => {
    const csv = await run(['--format', 'csv', ...NAMES]);
    const records = csv.stdout.split('\r\n');
    expect(records).toHaveLength(NAMES.length + 2);
    expect(records[2]).toMatch(/^vitаlik\.eth,4,/);
    expect((await run(['--format', 'csv'])).stdout).toBe(`${records[0]}\r\n`);
    expect((await run([])).stdout).toBe('');
  });

  it('writes a table that shows hidden characters', async () => {
    const { stdout } = await run(['--format', 'table', ...NAMES]);
    const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
    expect(lines[0]).toEqual(['verdict', 'name', 'finding', 'evidence']);
    expect(lines[2]?.slice(0, 3)).toEqual([
      'alert',
      'vitаlik.eth',
      'Don’t send. This is not vitalik.eth.',
    ]);
    expect(lines[3]?.slice(0, 3)).toEqual([
      'alert',
      'pay<U+202E>pal.eth',
      'Don’t send. This name hides a character.',
    ]);
    expect(lines).toHaveLength(NAMES.length + 2);
  });

  it('writes full reports with --full', async () => {
    const { stdout } = await run(['--full', 'ì.eth']);
    const outcome = inspector.inspectName('ì.eth');
    expect(readLines(stdout)).toEqual([outcome.ok && outcome.value]);
  });
});

describe('messages', () => {
  const message = 'Hi, please pay vitaIik.eth or nick.eth today.\nNot 0xd8dA…6045, my friend!\n';

  it('inspects the names in a message and reports shortened addresses', async () => {
    const { stdout, stderr } = await run(['-'], message);
    expect(readNames(stdout)).toEqual(['vitaIik.eth', 'nick.eth']);
    expect(stderr).toContain('standard input:2: A shortened address.');
  });

  it('reads a list line by line, even if a name contains a space', async () => {
    const names = ['vitalik.eth', 'vita lik.eth', 'coinbase wallet.eth'];
    const { stdout } = await run([], names.join('\n'));
    expect(readNames(stdout)).toEqual(names);
  });

  it('reads a handle that is a name, and a name with a space before its suffix', async () => {
    const { stdout } = await run(['-', '--text'], 'ask @someone\n@vìtalik.eth\nvitalik .eth\n');
    expect(readNames(stdout)).toEqual(['vìtalik.eth', 'vitalik .eth']);
  });

  it.each([
    ['--text', ['nick.eth']],
    ['--no-text', ['send it to nick.eth']],
  ])('with %s, does not look at the shape of the lines', async (option, names) => {
    const { stdout } = await run(['-', option], 'send it to nick.eth');
    expect(readNames(stdout)).toEqual(names);
  });
});

describe('namescope inspect', () => {
  const plain = writeList('plain.txt', 'a.eth\nb.eth');
  const gzip = gzipSync(MANY.slice(0, 3000).join('\n'));
  writeList('names.csv', 'id,ens,owner\n1,a.eth,x.eth\n2,"b,c.eth",y.eth\n3\n');
  writeList('to.jsonl', '{"name":"a.eth","owner":"z.eth"}');
  writeList('names.jsonl', '{"name":"a.eth","to":"x.eth"}\n"b.eth"\nno json\n');
  writeList('utf16.txt', Buffer.from('\ufeffkö.eth\nb.eth\n', 'utf16le'));
  writeList('mark.txt', '\ufeffkö.eth\n');
  writeList('binary.txt', Buffer.from('PK\x03\x04zip'));
  writeList('members.gz', Buffer.concat([gzipSync('a.eth\nb.'), gzipSync('eth\n')]));
  writeList('broken.gz', gzip.subarray(0, gzip.length - 2000));
  writeList('bad.txt', Buffer.from('a.eth\n\xff.eth\n\nb.eth\n', 'latin1'));
  writeList('worse.txt', Buffer.from('\xff\n'.repeat(23), 'latin1'));

  const good = [plain, 'mark.txt', 'utf16.txt', 'members.gz', 'names.csv', 'names.jsonl'];

  it.each([
    {
      args: good,
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
        'bad.txt:2: The line is not valid Unicode: some bytes or escapes do not encode a character.',
        ...Array.from(
          { length: 19 },
          (_, index) =>
            `worse.txt:${index + 1}: The line is not valid Unicode: some bytes or escapes do not encode a character.`,
        ),
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
    const { stdout, stderr, code } = await run(['inspect', 'broken.gz', plain, '--quiet']);
    const names = readNames(stdout);
    expect(names.length).toBeGreaterThan(1000);
    expect(names).toEqual([...MANY.slice(0, names.length - 2), 'a.eth', 'b.eth']);
    expect(stderr).toBe('namescope: broken.gz: The gzip data is damaged or incomplete.\n');
    expect(code).toBe(2);
  });

  it('reads gzipped CSV from standard input', async () => {
    const packed = await run(
      ['inspect', plain, '-', '--column', '2'],
      gzipSync('no,ens\n1,c.eth\n'),
    );
    expect(readNames(packed.stdout)).toEqual(['c.eth']);
    expect(packed.stderr).toContain('plain.txt: A plain list has no columns.');
  });

  it.each(['json', 'csv'])('writes the same %s with one thread and with three', async (format) => {
    const args = ['inspect', '-', '--format', format, '--quiet', '--threads'];
    const [one, three] = await Promise.all(
      ['1', '3'].map((threads) => run([...args, threads], MANY.join('\n'))),
    );
    expect(three).toEqual(one);
    expect(one?.stdout.match(/name\d+\.eth"?,/g)?.length).toBeGreaterThanOrEqual(
      MANY.length * 0.98,
    );
  });
});

describe('--watchlist and --no-known-names', () => {
  it('add to the known names or ignore them', async () => {
    const list = writeList('watch.txt', 'ourbrand.eth\n\u202e\n');
    const watched = await run(['--watchlist', list, 'ourbrаnd.eth']);
    expect(readLines(watched.stdout)[0].imitates).toMatchObject({ name: 'ourbrand.eth' });
    expect(watched.stderr).toMatch(/^watch\.txt: “<U\+202E>”: .+\n1 name: 1 alert/);
    const [none] = readLines((await run(['--no-known-names', 'paypa1.eth'])).stdout);
    expect(none.imitates).toBeNull();
    const missing = await run(['--watchlist', 'none.txt', 'a.eth']);
    expect(missing).toEqual({
      stdout: '',
      stderr: 'namescope: none.txt: no such file or directory.\n',
      code: 2,
    });
  });
});

describe('several watchlists', () => {
  it('are merged, and each fault names its file', async () => {
    writeList('first.txt', 'ourbrand.eth\nx..y\n');
    writeList('second.txt', Buffer.from('ourbrand.eth\nsecondbrand.eth\nx..y\n\xff\n', 'latin1'));
    const lists = ['--watchlist', 'first.txt', '--watchlist', 'second.txt'];
    for (const command of [[], ['inspect'], ['groups']]) {
      const [names, stdin] = command.length
        ? [['-'], 'ourbrаnd.eth\nrnsecondbrand.eth']
        : [['ourbrаnd.eth', 'secondbrаnd.eth'], ''];
      const { stderr } = await run([...command, ...lists, ...names], stdin);
      expect(stderr.split('\n').slice(0, 2)).toEqual([
        'second.txt:4: The line is not valid Unicode: some bytes or escapes do not encode a character.',
        'first.txt: “x..y”: ENSIP-15 rejects this name, so it is not a valid ENS name.',
      ]);
      expect(stderr).not.toContain('“ourbrand');
    }
    const { stdout } = await run([...lists, 'ourbrаnd.eth', 'secondbrаnd.eth']);
    expect(readLines(stdout).map(({ imitates }) => imitates.name)).toEqual([
      'ourbrand.eth',
      'secondbrand.eth',
    ]);
  });

  it('work with a thousand lists, without a warning from Node', async () => {
    const lists = Array.from({ length: 1000 }, (_, index) =>
      writeList(`watched-${index}.txt`, `ourbrand-${index}.eth\n`),
    );
    const args = lists.flatMap((list) => ['--watchlist', list]);
    const { stdout, stderr } = await run([
      ...args,
      'ourbrаnd-0.eth',
      'ourbrаnd-999.eth',
      '--quiet',
    ]);
    expect(readLines(stdout).map(({ imitates }) => imitates.name)).toEqual([
      'ourbrand-0.eth',
      'ourbrand-999.eth',
    ]);
    expect(stderr).toBe('');
  });

  it('print at most 20 faults in total', async () => {
    const faulty = Array.from({ length: 15 }, (_, index) => `a..b${index}`).join('\n');
    writeList('faulty.txt', faulty);
    writeList('faultier.txt', faulty.replaceAll('a..b', 'a..c'));
    const lists = ['--watchlist', 'faulty.txt', '--watchlist', 'faultier.txt'];
    const { stderr } = await run([...lists, 'a.eth', '--quiet']);
    const lines = stderr.trimEnd().split('\n');
    expect(lines).toHaveLength(21);
    expect(lines[19]).toMatch(/^faultier\.txt: “a\.\.c4”: /);
    expect(lines[20]).toBe('… and 10 more faults.');
  });
});

describe('exit code', () => {
  it.each([
    { args: ['--fail-on', 'alert', 'zurîch.eth'], code: 0 },
    { args: ['--fail-on', 'warn', 'zürich.eth'], code: 0 },
    { args: ['--fail-on', 'warn', 'zurîch.eth'], code: 1 },
    { args: ['--fail-on', 'warn', 'paypa1.eth'], code: 1 },
    {
      args: ['inspect', '--fail-on', 'warn', 'none.txt', '-'],
      code: 1,
      message: /none\.txt: no such/,
    },
    { args: ['inspect', '--fail-on', 'alert', 'none.txt', 'fine.txt'], code: 2 },
    { args: ['--watchlist', '-', '--watchlist', '-', 'a.eth'], code: 2, message: /only once/ },
    { args: ['--fail-on', 'info', 'a.eth'], code: 2, message: /Allowed choices are warn, alert/ },
    { args: ['--fromat', 'csv'], code: 2, message: /Did you mean --format/ },
    { args: ['--threads', '0'], code: 2, message: /from 1 to 64/ },
    { args: ['--full', '--format', 'csv', 'a.eth'], code: 2, message: /--full needs/ },
    { args: ['--quiet', 'inspect', 'a.txt'], code: 2, message: /--quiet must follow inspect/ },
    { args: ['inspect'], code: 2, message: /missing required argument/ },
  ])('is $code for $args', async ({ args, code, message = /./ }) => {
    const result = await run(args, 'paypa1.eth\n');
    expect(result.code).toBe(code);
    expect(result.stderr).toMatch(message);
  });

  const fine = 'fine.eth\n';
  writeList('fine.txt', fine);
  writeList('empty.txt', '');
  writeList('latin1.txt', Buffer.from('fine.eth\nrneta\xffmask.eth\n', 'latin1'));
  writeList('long.txt', `${fine}${'a'.repeat(70_000)}\n`);
  writeList('nofield.jsonl', '{"name":"fine.eth"}\n{"id":1}\n');
  writeList('heading.csv', 'id,name\n');
  writeList('two.csv', 'name,ens\nfine.eth,fine.eth\n');
  writeList('message.txt', 'Pay fine.eth or 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 today\n');
  writeList('first.csv', 'vitalik,1\nfine.eth,2\n');
  writeList('reversed.txt', 'Pay fine.eth \u202eyadot\n');
  writeList('reversed-name.txt', 'Pay fine.eth or \u202ehte.enif now\n');
  writeList('faulty-watchlist.txt', 'ourbrand.eth\nx..y\n');
  writeList('found.txt', Buffer.from('\xff\npaypa1.eth\n', 'latin1'));

  it.each([
    [
      'has a line that is not UTF-8',
      ['latin1.txt'],
      'Not everything was inspected: 1 line skipped.',
    ],
    ['has a line that is too long', ['long.txt'], '1 line skipped.'],
    ['has a line without the field', ['nofield.jsonl'], '1 line skipped.'],
    ['has an address in a message', ['message.txt', '--text'], '1 line skipped.'],
    ['is empty', ['fine.txt', 'empty.txt'], 'empty.txt: The list contains no names.'],
    ['has only headings', ['heading.csv'], 'heading.csv: The list contains no names.'],
    ['has two columns with names', ['two.csv'], 'Use --column to choose one'],
    [
      'is a watchlist with a fault',
      ['fine.txt', '--watchlist', 'faulty-watchlist.txt'],
      '1 fault in',
    ],
    [
      'has a first line that may be headings',
      ['first.csv'],
      'whether the first line contains headings or a name',
    ],
  ])('is 2 with --fail-on if a list %s', async (_, args, message) => {
    const { stderr, code } = await run(['inspect', ...args, '--fail-on', 'alert', '--quiet']);
    expect([stderr.includes(message), code]).toEqual([true, 2]);
  });

  writeList('pairs.csv', `name,address\nfine.eth,${'0x'.padEnd(42, '1')}\nother.eth,vìtalik.eth\n`);
  writeList('numbers.csv', '2,1\nfine.eth,x\n');

  writeList('late.csv', `name,alias\n${'a.eth,\n'.repeat(10_000)}b.eth,rnetamask.eth\n`);

  it.each<[why: string, args: string[], message: string, stdin?: string]>([
    ['a late row with a second name', ['late.csv'], 'late.csv:10002: Another column'],
    ['a line that groups skips', ['groups', 'latin1.txt'], '1 line skipped.'],
    ['an empty argument', [''], 'argument:1: The line is empty.'],
    ['empty standard input', [], 'standard input: The list contains no names.'],
    ['a name that prints the help', ['-h'], ''],
    ['a name that is the help command', ['help'], ''],
    ['a name that prints the version', ['--version'], ''],
    [
      'a message that may be a list',
      ['-'],
      'whether this is a list or a message',
      'Pay a.eth now\n',
    ],
    ['a name in the place of an address', ['pairs.csv'], '1 address not valid'],
    [
      'a heading that is the number of another column',
      ['numbers.csv', '--column', '2'],
      'number of another',
    ],
    ['names beside standard input', ['a.eth', '-'], 'no names can be given with it'],
  ])('is 2 with --fail-on for %s', async (_, args, message, stdin = '') => {
    const isFile = /\.(?:csv|jsonl)$/.test(args[0] ?? '');
    const { stderr, code } = await run(
      [...(isFile ? ['inspect'] : []), ...args, '--fail-on', 'alert'],
      stdin,
    );
    expect([stderr.includes(message), code]).toEqual([true, 2]);
  });

  it('is 1 if a message deceives apart from its names', async () => {
    const { stderr, code } = await run(['inspect', 'reversed.txt', '--text', '--fail-on', 'alert']);
    expect(stderr).toContain('reversed.txt:1: alert: Hidden characters change the order');
    expect(stderr).toContain('1 name: 0 alert, 0 warn, 1 pass; 1 other finding: 1 alert, 0 warn.');
    expect(code).toBe(1);
  });

  it('is 1 if a name is found next to a skipped line, and 0 without --fail-on', async () => {
    const found = await run(['inspect', 'found.txt', '--fail-on', 'alert', '--quiet']);
    expect([found.stderr.includes('found.txt:1: '), found.code]).toEqual([true, 1]);
    const reversed = await run([
      'inspect',
      'reversed-name.txt',
      '--text',
      '--fail-on',
      'alert',
      '--quiet',
    ]);
    expect([reversed.stderr.includes('reversed-name.txt:1: '), reversed.code]).toEqual([true, 1]);
    const skipped = await run(['inspect', 'latin1.txt', 'empty.txt', 'two.csv']);
    expect(skipped).toMatchObject({ code: 0 });
    expect(skipped.stderr).toContain('two.csv: Reading names from the column “name”.');
  });

  it.each([
    ['two.csv', 'ens'],
    ['late.csv', 'name'],
  ])('is 0 with --fail-on if the column of %s is named', async (list, column) => {
    const args = ['inspect', list, '--column', column, '--fail-on', 'alert', '--quiet'];
    expect(await run(args)).toMatchObject({ stderr: '', code: 0 });
  });

  it.runIf(existsSync(FULL_DISK))('is 2 if the disk is full', () => {
    const full = openSync(FULL_DISK, 'w');
    const { status, stderr } = spawnSync(process.execPath, [CLI, 'a.eth'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, 'namescope: Cannot write: no space left on device.\n']);
  });
});

it.each(['help', 'serve', '--help', '-'])('inspects %s after --', async (name) => {
  const { stdout, code } = await run(['--fail-on', 'alert', '--', name]);
  expect([readNames(stdout), code]).toEqual([[name], 0]);
});

it.runIf(process.platform !== 'win32')('does not lose what the system does not write', () => {
  const script = 'ulimit -f 1; exec "$0" "$@" > limited.txt';
  const names = Array.from({ length: 400 }, (_, index) => `name${index}.eth`);
  for (const args of [
    ['a.eth', '--full'],
    [...names, '--format', 'table'],
    ['grapheme', 'a'],
    ['--help'],
  ]) {
    const { status, stderr } = spawnSync(
      '/bin/sh',
      ['-c', script, process.execPath, CLI, ...args],
      { encoding: 'utf8', cwd: files },
    );
    expect([status, stderr]).toEqual([2, 'namescope: Cannot write: file too large.\n']);
  }
});

describe('an endless list', () => {
  /** Writes the names to standard input repeatedly while the process reads, and counts how often. */
  function feed(child: ReturnType<typeof startCli>, names: readonly string[]) {
    const fed = { times: 0 };
    const text = `${names.join('\n')}\n`;
    const write = () => {
      do fed.times += 1;
      while (child.stdin.writable && child.stdin.write(text));
    };
    child.stdin.on('error', () => undefined).on('drain', write);
    write();
    return fed;
  }

  it.each([
    { args: [], message: '', code: 0 },
    {
      args: ['--fail-on', 'alert'],
      message: 'namescope: Not everything was inspected: the output was closed early.\n',
      code: 2,
    },
  ])(
    'ends with $code when the reader closes the output of $args',
    async ({ args, ...expected }) => {
      const child = startCli(args);
      feed(child, MANY);
      await once(child.stdout, 'data');
      child.stdout.destroy();
      const [[code], stderr] = await Promise.all([once(child, 'exit'), child.stderr.toArray()]);
      expect({ code, message: stderr.join('') }).toEqual(expected);
    },
  );

  it.runIf(CAN_INTERRUPT)(
    'stops reading while the output is full, and finishes in order after Ctrl-C',
    async () => {
      const child = startCli(['--format', 'json', '--threads', '2']);
      const fed = feed(child, MANY);
      await once(child.stdout, 'readable');
      // The output is not read, so the process must stop reading its input.
      await setTimeout(1500);
      const timesBefore = fed.times;
      await setTimeout(500);
      expect(fed.times).toBe(timesBefore);
      child.kill('SIGINT');
      const { stdout, stderr, code } = await collect(child);
      const names = JSON.parse(stdout).map(({ name }: { name: string }) => name);
      expect(names.length).toBeGreaterThan(0);
      expect(names).toEqual(names.map((_: string, index: number) => MANY[index % MANY.length]));
      expect(stderr).toBe(`Interrupted after ${names.length.toLocaleString('en')} names.\n`);
      expect(code).toBe(130);
    },
  );
});

// Windows does not allow these characters in file names.
it.runIf(process.platform !== 'win32')('escapes file names and headings in logs', async () => {
  const list = writeList('a\u001b[31m\n\u202eb.csv', 'na\u001b[2Jme,x\na.eth,b.eth\n');
  const messages = await Promise.all([
    run(['inspect', list]),
    run(['inspect', list, '--column', 'none\u001b[1m']),
    run(['inspect', list, '--fail-on', 'alert']),
    run(['groups', `${list}.txt`]),
    run(['--watchlist', `${list}.txt`, 'a.eth']),
    run(['--watchlist', list, 'a.eth']),
  ]);
  for (const { stderr } of messages) {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: this test looks for control characters
    expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
    expect(stderr).toContain('a<U+001B>[31m<U+000A><U+202E>b.csv');
    expect(stderr).not.toMatch(/^(y|.?b\.csv)/m);
  }
});

describe.runIf(HAS_TERMINAL)('in a terminal', () => {
  it('writes a table, escapes every format, and prints help if there is no input', async () => {
    const cli = `'${process.execPath}' '${CLI}'`;
    const formats = ['table', 'jsonl', 'json', 'csv'].map(
      (format) => `${cli} 'pay\u202epal.eth' --format ${format}`,
    );
    const commands = [
      `${cli} a.eth`,
      ...formats,
      `${cli} inspect 'no\u202efile'`,
      `${cli}; echo code $?`,
    ];
    const stdout = await runShellInTerminal(commands.join(';'), {
      cwd: files,
      env: { NO_COLOR: '1' },
    });
    expect(stdout).toMatch(/^verdict +name +finding +evidence\npass +a\.eth/);
    expect([stdout.includes('\u202e'), stdout.includes('\u001b')]).toEqual([false, false]);
    expect(stdout.match(/pay<U\+202E>pal\.eth/g)?.length).toBeGreaterThanOrEqual(2);
    expect(stdout.match(/pay\\u202epal\.eth/g)?.length).toBeGreaterThanOrEqual(2);
    expect(stdout).toContain('no<U+202E>file: no such file');
    expect(stdout).toMatch(/Usage: namescope[\s\S]*code 2\n$/);
  });
});
