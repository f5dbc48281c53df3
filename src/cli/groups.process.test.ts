import { expect, it } from 'vitest';
import { runCli } from './testing/run-cli.ts';

const LIST = ['paypal.eth', 'zurich.eth', 'other.eth', 'paypa1.eth', 'zürich.eth', 'paypa1.eth'];

const GROUPS = [
  {
    group: 1,
    look: 'exact',
    names: [
      { name: 'paypal.eth', rating: 2, imitates: null, count: 1 },
      { name: 'paypa1.eth', rating: 4, imitates: 'paypal.eth', count: 2 },
    ],
  },
  {
    group: 2,
    look: 'loose',
    names: [
      { name: 'zurich.eth', rating: 2, imitates: null, count: 1 },
      { name: 'zürich.eth', rating: 2, imitates: null, count: 1 },
    ],
  },
];

const groupNames = (args: string[], names: readonly string[]) =>
  runCli(['groups', '-', ...args], { stdin: names.join('\n') });

it('writes groups of look-alikes in every format', async () => {
  const lines = await groupNames([], LIST);
  expect(lines.stdout).toBe(GROUPS.map((group) => `${JSON.stringify(group)}\n`).join(''));
  expect(lines.stderr).toBe(
    '6 names: 1 group with the same look, 1 group with the same look except for marks.\n',
  );
  const array = await groupNames(['--format', 'json', '--fail-on', 'alert'], LIST);
  expect([JSON.parse(array.stdout), array.code]).toEqual([GROUPS, 1]);
  const csv = await groupNames(['--format', 'csv'], LIST);
  expect(csv.stdout.split('\r\n').slice(0, 3)).toEqual([
    'group,look,name,rating,imitates,count',
    '1,exact,paypal.eth,2,,1',
    '1,exact,paypa1.eth,4,paypal.eth,2',
  ]);
  const table = await groupNames(['--format', 'table'], LIST);
  expect(table.stdout).toMatch(/^1 +exact +alert +2 +paypa1\.eth +imitates paypal\.eth$/m);
  expect((await groupNames(['--format', 'json'], [])).stdout).toBe('[]\n');
});

it('finds the same groups among thousands of names with one thread and with two', async () => {
  const many = Array.from({ length: 9000 }, (_, index) => `name${index}.eth`);
  const list = [...many, ...LIST];
  const [one, two] = await Promise.all(
    ['1', '2'].map((threads) => groupNames(['--threads', threads], list)),
  );
  expect(two).toEqual(one);
  expect(one?.stdout).toContain('"name":"paypa1.eth"');
});
