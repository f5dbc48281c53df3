import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { createTestFolder } from '../../primitives/testing/create-test-folder.ts';
import { readLines, run, startProgram } from '../testing/run-program.ts';

const root = createTestFolder();

const BAD = 'pay rnetamask.eth\n';
const isPosix = process.platform !== 'win32';

/** Creates a folder with files and returns its path. */
function createFolder(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(root, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(path, file)), { recursive: true });
    writeFileSync(join(path, file), text);
  }
  return path;
}

const scan = (cwd: string, args: readonly string[], stdin = '') =>
  run(['scan', ...args], { cwd, stdin });

const listPaths = (stdout: string) => readLines(stdout).map(({ path }) => path);

describe('namescope scan', () => {
  const project = createFolder('project', {
    '.git/config': BAD,
    '.gitignore': 'dist/\n*.log\n!kept.log\n',
    'a.log': BAD,
    'b.txt': BAD,
    'dist/c.txt': BAD,
    'kept.log': BAD,
    'lib/.gitignore': '/own.txt\n!b.log\n',
    'lib/b.log': BAD,
    'lib/deep/own.txt': BAD,
    'lib/own.txt': BAD,
    'node_modules/d.txt': BAD,
  });

  it('walks folders in order and respects .gitignore files', async () => {
    const { stdout, stderr, code } = await scan(project, ['.']);
    expect(listPaths(stdout)).toEqual(['b.txt', 'kept.log', 'lib/b.log', 'lib/deep/own.txt']);
    expect(stderr).toBe(
      '4 findings in 6 files: 4 alert, 0 warn; 4 ignored files and folders skipped.\n',
    );
    expect(code).toBe(0);
  });

  it.each([
    ['lib', 'lib/b.log lib/deep/own.txt'],
    ['dist', 'dist/c.txt'],
    ['node_modules', 'node_modules/d.txt'],
    ['a.log b.txt', 'a.log b.txt'],
    [
      '--no-gitignore lib node_modules',
      'lib/b.log lib/deep/own.txt lib/own.txt node_modules/d.txt',
    ],
  ])('scans what was named: %s', async (args, paths) => {
    const { stdout } = await scan(project, args.split(' '));
    expect(listPaths(stdout).join(' ')).toBe(paths);
  });

  it.each<[args: string[], stdin: string, code: number]>([
    [['--fail-on', 'alert'], BAD, 1],
    [['--fail-on', 'warn'], 'pay\u200bpal me', 1],
    [['--fail-on', 'alert'], 'pay\u200bpal me', 0],
    [['--fail-on', 'warn'], 'pay vitalik.eth', 0],
    [[], BAD, 0],
    [['missing.txt'], '', 2],
    [['--fail-on', 'alert', 'missing.txt', '-'], BAD, 1],
    [['-', '-'], '', 2],
    [['--format', 'csv'], '', 2],
    [['--watchlist', '-'], '', 2],
  ])('sets the exit code with %j', async (args, stdin, code) => {
    expect((await scan(root, args, stdin)).code).toBe(code);
  });

  it('protects the names and addresses of a watchlist', async () => {
    writeFileSync(
      join(root, 'ours.txt'),
      'treasury.eth = 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045\n',
    );
    const text = 'treasurry.eth 0xd8da000000000000000000000000000000006045';
    const { stdout } = await scan(root, ['--watchlist', 'ours.txt'], text);
    expect(stdout).toContain('Look closely: close to treasury.eth.');
    expect(stdout).toContain('Looks like the address you trust as treasury.eth');
  });

  it.each(['jsonl', 'sarif'])('reports only what is new since a baseline in %s', async (format) => {
    const known = createFolder(`baseline-${format}`, { 'a.txt': BAD, 'b.txt': BAD });
    const { stdout } = await scan(known, ['.', '--format', format]);
    writeFileSync(join(root, `known.${format}`), stdout);
    const args = ['.', '--baseline', join(root, `known.${format}`), '--fail-on', 'warn'];
    expect(await scan(known, args)).toMatchObject({ stdout: '', code: 0 });
    // Moved lines are known, but a copy and a different name are new.
    writeFileSync(join(known, 'a.txt'), `first line\n\n${BAD}`);
    writeFileSync(join(known, 'b.txt'), `${BAD}${BAD}vltalik.eth\n`);
    const again = await scan(known, args);
    expect(readLines(again.stdout)).toMatchObject([
      { path: 'b.txt', line: 2, text: 'rnetamask.eth' },
      { path: 'b.txt', line: 3, text: 'vltalik.eth' },
    ]);
    expect(again.stderr).toContain('2 findings in 2 files: 2 alert, 0 warn; 2 in the baseline.');
    expect(again.code).toBe(1);
  });

  it.each([
    ['{"path":"a.txt","rule":"risky-name"', 'damaged.jsonl:1: The baseline is damaged.'],
    ['{"version":"2.1.0","runs":[]}', 'damaged.jsonl:1: The baseline is damaged.'],
    [null, 'missing.jsonl: The baseline cannot be read: no such file or directory.'],
  ])('rejects the baseline %j', async (text, message) => {
    if (text !== null) writeFileSync(join(root, 'damaged.jsonl'), text);
    const file = text === null ? 'missing.jsonl' : 'damaged.jsonl';
    const { stderr, stdout, code } = await scan(root, ['--baseline', file], BAD);
    expect(stderr).toContain(message);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
  });

  it.runIf(isPosix)('skips links, loops and pipes, and reports unreadable files', async () => {
    const path = createFolder('special', { 'a.txt': BAD });
    symlinkSync('.', join(path, 'loop'));
    symlinkSync('a.txt', join(path, 'link.txt'));
    execFileSync('/usr/bin/mkfifo', [join(path, 'pipe')]);
    const { stdout, stderr, code } = await scan(path, ['.', 'gone.txt']);
    expect(listPaths(stdout)).toEqual(['a.txt']);
    expect(stderr).toContain('namescope: gone.txt: no such file or directory.');
    expect(stderr).toContain('2 symbolic links, 1 special file skipped.');
    expect(code).toBe(2);
  });

  it.runIf(isPosix)('escapes file names', async () => {
    const name = 'a\u202e\n\u001b[31m.txt';
    const path = createFolder('hostile', { [name]: BAD });
    for (const format of ['table', 'jsonl', 'json', 'sarif']) {
      const { stdout } = await scan(path, ['.', '--format', format]);
      for (const hidden of ['\u202e', '\u001b', 'a\n']) expect(stdout).not.toContain(hidden);
    }
    expect((await scan(path, ['.', '--format', 'jsonl'])).stdout).toContain(
      '"path":"a\\u202e\\n\\u001b[31m.txt"',
    );
  });

  it.each([
    ['too many rules', 'x\n'.repeat(100_000)],
    ['a costly rule', `${'*a'.repeat(30)}*\n`],
  ])('does not use a .gitignore with %s', async (_, rules) => {
    const path = createFolder(`rules-${rules.length}`, {
      '.gitignore': rules,
      [`${'a'.repeat(200)}.txt`]: BAD,
    });
    const { stdout, stderr } = await scan(path, ['.']);
    expect(listPaths(stdout)).toHaveLength(1);
    expect(stderr).toContain(
      'The file is not used, because its rules would take too long to apply.',
    );
  });

  it('ends with 130 after Ctrl-C', async () => {
    const stdin = new PassThrough();
    const program = startProgram(['scan', '-', '--format', 'json'], { stdin });
    // A text of up to 4,000 characters is judged when it ends.
    stdin.write(BAD + 'text\n'.repeat(1000));
    await program.whenWritten('rnetamask.eth');
    program.signals.emit('SIGINT');
    const { stdout, stderr, code } = await program.ended;
    expect({ stderr, code }).toEqual({ stderr: 'Interrupted after 0 files.\n', code: 130 });
    expect(JSON.parse(stdout)).toMatchObject([{ text: 'rnetamask.eth' }]);
  });
});
