// Starts the installed command. What needs no process of its own is tested with `runProgram`.

import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { describe, expect, it } from 'vitest';
import { callTool } from '../mcp/testing/connect-client.ts';
import { createTestFolder } from '../primitives/testing/create-test-folder.ts';
import { startRpcServer } from './testing/rpc-server.ts';
import { CAN_INTERRUPT, CLI, collect, runCli, startCli } from './testing/run-cli.ts';
import { readLines, run } from './testing/run-program.ts';

const files = createTestFolder();
const isPosix = process.platform !== 'win32';

/** A device of Linux that behaves like a full disk. */
const FULL_DISK = '/dev/full';

const MANY = Array.from({ length: 12_345 }, (_, index) =>
  index % 50 === 0 ? `köln${index}.eth` : `name${index}.eth`,
);

it('prints the version of the package', async () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(await runCli(['--version'])).toEqual({ stdout: `${version}\n`, stderr: '', code: 0 });
});

describe('worker threads', () => {
  it.each([
    ['inspect', 'json', '3', MANY.slice(0, 4500)],
    ['inspect', 'csv', '3', MANY.slice(0, 4500)],
    ['groups', 'jsonl', '2', [...MANY, 'paypal.eth', 'paypa1.eth']],
  ])('%s writes the same %s as one thread', async (command, format, threads, names) => {
    const args = [command, '-', '--format', format, '--quiet', '--threads'];
    const stdin = names.join('\n');
    const several = await runCli([...args, threads], { stdin });
    expect(several).toEqual(await run([...args, '1'], { stdin }));
    expect(several.stdout).toContain(command === 'groups' ? 'paypa1.eth' : 'name4499.eth');
  });
});

it('loads the code for the chain with --rpc', async () => {
  const body = '{"jsonrpc":"2.0","id":1,"result":"0x89"}';
  const server = await startRpcServer(() => ({ body }));
  const { stderr, code } = await runCli(['a.eth', '--rpc', server.url]);
  await server.stop();
  expect(stderr).toContain(`namescope: The server ${server.host} is on chain 137.`);
  expect(code).toBe(2);
});

it('reads a thousand watchlists without a warning from Node', async () => {
  const lists = Array.from({ length: 1000 }, (_, index) => {
    writeFileSync(join(files, `watched-${index}.txt`), `ourbrand-${index}.eth\n`);
    return ['--watchlist', `watched-${index}.txt`];
  });
  const names = ['ourbrаnd-0.eth', 'ourbrаnd-999.eth'];
  const { stdout, stderr } = await runCli([...lists.flat(), ...names, '--quiet'], { cwd: files });
  expect(readLines(stdout).map(({ imitates }) => imitates.name)).toEqual([
    'ourbrand-0.eth',
    'ourbrand-999.eth',
  ]);
  expect(stderr).toBe('');
});

describe('a full disk', () => {
  it.runIf(existsSync(FULL_DISK))('ends with 2', () => {
    const full = openSync(FULL_DISK, 'w');
    const { status, stderr } = spawnSync(process.execPath, [CLI, 'a.eth'], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([2, 'namescope: Cannot write: no space left on device.\n']);
  });

  it.runIf(isPosix)('does not lose what the system does not write', () => {
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

it.runIf(CAN_INTERRUPT)('ends after Ctrl-C while standard input sends nothing', async () => {
  const child = startCli(['-']);
  child.stdin.write('a.eth\n');
  await once(child.stdout, 'readable');
  child.kill('SIGINT');
  expect(await collect(child)).toMatchObject({ stderr: 'Interrupted after 1 name.\n', code: 130 });
});

it.runIf(CAN_INTERRUPT)('ends after Ctrl-C while a named pipe sends nothing', async () => {
  const pipe = join(files, 'pipe');
  execFileSync('/usr/bin/mkfifo', [pipe]);
  const child = startCli(['inspect', pipe]);
  // Waits until the process has opened the pipe for reading.
  const writer = await open(pipe, 'w');
  child.kill('SIGINT');
  const { stderr, code } = await collect(child);
  expect(stderr).toBe('Interrupted after 0 names.\n');
  // If a thread is waiting for the pipe, the signal ends the process. Shells report 130 in both cases.
  expect(code ?? child.signalCode).toSatisfy((end) => end === 130 || end === 'SIGINT');
  await writer.close();
});

describe('namescope mcp', () => {
  it('answers the official client', async () => {
    const client = new Client({ name: 'test', version: '1.0.0' });
    const command = { command: process.execPath, args: [CLI, 'mcp'] };
    await client.connect(new StdioClientTransport({ ...command, stderr: 'ignore' }));
    const name = await callTool(client, 'inspect_names', { names: ['rnetamask.eth'] });
    expect(name).toMatchObject({ isError: false, text: expect.stringContaining('Don’t send.') });
    await client.close();
  });

  const REQUEST = '{"jsonrpc":"2.0","id":5,"method":"tools/list"}\n';

  it('ends when the client no longer reads', async () => {
    const child = startCli(['mcp']);
    child.stdout.destroy();
    child.stdin.on('error', () => undefined);
    child.stdin.write(REQUEST);
    const [code] = await once(child, 'exit');
    expect(code).toBe(0);
  });

  it.runIf(CAN_INTERRUPT)('ends after Ctrl-C', async () => {
    const child = startCli(['mcp']);
    child.stdin.write(REQUEST);
    await once(child.stdout, 'readable');
    child.kill('SIGINT');
    const { stderr, code } = await collect(child);
    expect(stderr).toBe('');
    // On a busy machine, the signal ends the process. Shells report 130 in both cases.
    expect(code ?? child.signalCode).toSatisfy((end) => end === 130 || end === 'SIGINT');
  });
});

it.runIf(CAN_INTERRUPT)('serve answers costly requests and ends with 0 after SIGTERM', async () => {
  const child = startCli(['serve', '--port', '0']);
  const [line] = await once(child.stdout, 'data');
  const names = Array.from({ length: 250 }, (_, index) => `rnetamask${index}.eth`);
  const response = await fetch(new URL('bulk-inspect-names', String(line).trim()), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ names, network_name: 'mainnet' }),
  });
  expect((await response.json()).results).toHaveLength(names.length);
  child.kill('SIGTERM');
  expect(await collect(child)).toEqual({ stdout: '', stderr: '', code: 0 });
});

/** Runs a command in a pseudo-terminal: https://man7.org/linux/man-pages/man1/script.1.html */
const SCRIPT = '/usr/bin/script';

// On systems other than Linux, `script` has other options.
it.runIf(process.platform === 'linux' && existsSync(SCRIPT))(
  'uses the width of a terminal and its input',
  () => {
    const cli = `'${process.execPath}' '${CLI}'`;
    const line = `stty cols 80; ${cli} imitations vitalik.eth --limit 20; ${cli}; echo code $?`;
    const { FORCE_COLOR, ...others } = process.env;
    const env = { ...others, TERM: 'xterm', NO_COLOR: '1' };
    const written = execFileSync(SCRIPT, ['-qc', line, '/dev/null'], { encoding: 'utf8', env });
    const stdout = written.replaceAll('\r\n', '\n');
    expect(stdout).toMatch(/^name +kind +evidence\nvita1ik\.eth/);
    expect(stdout).toContain('Only the first 20 are shown.');
    expect(stdout).toMatch(/Usage: namescope[\s\S]*code 2\n$/);
  },
);

describe('action.yml', () => {
  const BAD = 'pay rnetamask.eth\n';

  /** Creates a folder with files. */
  function createFolder(name: string, contents: Readonly<Record<string, string>>): string {
    const path = join(files, name);
    mkdirSync(path);
    for (const [file, text] of Object.entries(contents)) writeFileSync(join(path, file), text);
    return path;
  }

  /** Runs the script of the action with a fake npx that runs the packed command. */
  function runAction(cwd: string, inputs: Readonly<Record<string, string>>) {
    const [, script = ''] = readFileSync('action.yml', 'utf8').split(/^ {6}run: \|\n/m);
    const commands = mkdtempSync(join(files, 'bin-'));
    writeFileSync(
      join(commands, 'npx'),
      `#!/bin/sh\n[ "$1 $2" = "--yes namescope@latest" ] || exit 9\nshift 2\nexec "${process.execPath}" "${CLI}" "$@"\n`,
    );
    chmodSync(join(commands, 'npx'), 0o755);
    const output = join(commands, 'output.txt');
    const env = {
      ...process.env,
      PATH: `${commands}:${process.env.PATH}`,
      GITHUB_OUTPUT: output,
      INPUT_PATHS: '.',
      INPUT_FAIL_ON: 'alert',
      INPUT_BASELINE: '',
      INPUT_WATCHLIST: '',
      INPUT_FORMAT: 'jsonl',
      INPUT_OUTPUT: '',
      INPUT_VERSION: 'latest',
      ...inputs,
    };
    const args = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
    const { stdout, status } = spawnSync('bash', args, { cwd, env, encoding: 'utf8' });
    return { stdout, code: status, output: status === 0 ? readFileSync(output, 'utf8') : '' };
  }

  it.runIf(isPosix)('writes a SARIF file and fails', () => {
    const path = createFolder('action', { 'a b.txt': BAD, '-x.txt': 'nothing\n' });
    const inputs = { INPUT_FORMAT: 'sarif', INPUT_OUTPUT: 'scan.sarif' };
    expect(runAction(path, inputs)).toMatchObject({ stdout: '', code: 1 });
    const { runs } = JSON.parse(readFileSync(join(path, 'scan.sarif'), 'utf8'));
    expect(runs[0].results).toHaveLength(1);
  });

  it.runIf(isPosix)('passes each line of the inputs as one argument', () => {
    const path = createFolder('injection', { 'a $(touch x);b.txt': BAD, '-x.txt': 'nothing\n' });
    const found = runAction(path, {
      INPUT_PATHS: 'a $(touch x);b.txt\n-x.txt\n',
      INPUT_FAIL_ON: '',
    });
    expect(found).toMatchObject({ code: 0, output: 'exit-code=0\n' });
    expect(readLines(found.stdout).map(({ path: found }) => found)).toEqual(['a $(touch x);b.txt']);
    expect(runAction(path, { INPUT_VERSION: 'latest; touch x' }).code).toBe(2);
    expect(runAction(path, { INPUT_FAIL_ON: 'info' }).code).toBe(2);
    expect(() => readFileSync(join(path, 'x'))).toThrow('ENOENT');
  });
});
