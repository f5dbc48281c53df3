import { expect, it } from 'vitest';
import { createNodeInspector } from '../hosts/node.ts';
import { readLines, runCli } from './testing/run-cli.ts';
import { HAS_TERMINAL, runInTerminal } from './testing/run-in-terminal.ts';

const run = (...args: string[]) => runCli(['imitations', ...args]);

it('writes the documented candidates and respects --limit and --kinds', async () => {
  const inspector = await createNodeInspector();
  const [all, some, response] = await Promise.all([
    run('vitalik.eth'),
    run('vitalik.eth', '--limit', '250', '--kinds', 'hyphen,added_word'),
    run('vitalik.eth', '--limit', '2', '--format', 'json'),
  ]);
  expect(all).toMatchObject({ stderr: '', code: 0 });
  expect(readLines(all.stdout)).toEqual([...inspector.imitations('vitalik.eth', { limit: 1000 })]);
  expect(readLines(some.stdout)).toEqual([
    ...inspector.imitations('vitalik.eth', { limit: 250, kinds: ['hyphen', 'added_word'] }),
  ]);
  expect(JSON.parse(response.stdout)).toEqual({
    name: 'vitalik.eth',
    complete: false,
    imitations: [...inspector.imitations('vitalik.eth', { limit: 2 })],
  });
});

it('writes a table and CSV', async () => {
  const [csv, table, none] = await Promise.all([
    run('vitalik.eth', '--limit', '1', '--format', 'csv'),
    run('vitalik.eth', '--limit', '1', '--format', 'table'),
    run('a.eth', '--kinds', 'emoji', '--format', 'csv', '--limit', '1'),
  ]);
  expect(csv.stdout).toBe('name,kind,evidence\r\nvita1ik.eth,look_alike,“1” reads as “l”\r\n');
  expect(table.stdout).toBe(
    'name         kind        evidence\nvita1ik.eth  look_alike  “1” reads as “l”\n',
  );
  expect(none.stdout).toMatch(/^name,kind,evidence\r\n/);
});

it('rejects invalid names and options', async () => {
  const results = await Promise.all([
    run('vitalik..eth'),
    run('vitalik.eth', '--limit', '0', '--kinds', 'look_alike,\u202e'),
    run('vitalik.eth', '--limit', '10001'),
    run('a'.repeat(300)),
  ]);
  expect(results.map(({ stdout, code }) => [stdout, code])).toEqual(new Array(4).fill(['', 2]));
  const [name, options, limit, long] = results.map(({ stderr }) => stderr);
  expect(name).toBe('namescope: The name has an empty label, which ENS does not accept.\n');
  expect(options).toMatch(/^namescope: --limit must be .*\n--kinds must be .*: look_alike, .*\n$/);
  expect(limit).toContain('from 1 to 10000');
  expect(long).toContain('300 characters');
});

it.runIf(HAS_TERMINAL)('fits the terminal and says that there are more candidates', async () => {
  const text = await runInTerminal(['imitations', 'vitalik.eth', '--limit', '20']);
  const [head, ...lines] = text.trimEnd().split('\n');
  expect(head).toContain('\u001b[1mname\u001b[22m');
  expect(lines.at(-1)).toBe('Only the first 20 are shown. Use --limit for up to 10000.');
  expect(lines).toHaveLength(21);
});
