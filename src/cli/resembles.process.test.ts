import { expect, it } from 'vitest';
import { runCli } from './testing/run-cli.ts';

const run = (args: readonly string[], stdin = '') => runCli(['resembles', ...args], { stdin });

it('compares texts with the known names and with a watchlist', async () => {
  const watched = 'Vitalik Buterin\nDAI\n';
  const [table, lines] = await Promise.all([
    run(['PayPaI', 'DAl', 'a\u202eb', '--watchlist', '-', '--format', 'table', '--quiet'], watched),
    run(['--no-known-names'], 'PayPaI\n\nJohn Smith\n'),
  ]);
  expect(table).toEqual({
    stdout: [
      'verdict  text        resembles  evidence',
      'alert    PayPaI      PayPal     “I” (U+0049) reads as “l”',
      'alert    DAl         DAI        “l” reads as “I”',
      'pass     a<U+202E>b',
      '',
    ].join('\n'),
    stderr: '',
    code: 0,
  });
  expect(lines.stdout).toBe(
    '{"text":"PayPaI","resembles":null}\n{"text":"John Smith","resembles":null}\n',
  );
  expect(lines.stderr).toBe('2 texts: 0 alert, 0 warn, 0 info, 2 pass.\n');
});

it('writes CSV and a JSON array', async () => {
  const [csv, json, none] = await Promise.all([
    run(['--format', 'csv'], 'PayPaI\nJohn\n'),
    run(['--format', 'json', 'MetaMask']),
    run(['--format', 'json'], ''),
  ]);
  expect(csv.stdout).toBe(
    'text,resembles,kind,status,evidence\r\nPayPaI,PayPal,identical_look,alert,“I” (U+0049) reads as “l”\r\nJohn,,,,\r\n',
  );
  expect(JSON.parse(json.stdout)).toEqual([
    {
      text: 'MetaMask',
      resembles: {
        text: 'MetaMask',
        kind: 'same',
        status: 'info',
        evidence: 'both texts read the same',
      },
    },
  ]);
  expect(none.stdout).toBe('[]\n');
});

it.each([
  [['PayPaI', '--fail-on', 'alert'], 1],
  [['MetaMask Support', '--fail-on', 'alert'], 0],
  [['MetaMask Support', '--fail-on', 'warn'], 1],
  [['MetaMask', '--fail-on', 'warn'], 0],
  [['PayPaI', '--watchlist', 'missing.txt'], 2],
  [['', '--fail-on', 'warn'], 2],
])('%j exits with %i', async (args, code) => {
  expect((await run(args)).code).toBe(code);
});

it('does not quote secrets', async () => {
  const key = `0x${'4c'.repeat(32)}`;
  const results = await Promise.all([run([key]), run([], `${key}\n`), run(['--watchlist', key])]);
  for (const { stdout, stderr } of results) expect(stdout + stderr).not.toContain('4c4c');
});
