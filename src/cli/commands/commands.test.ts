import { describe, expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { readLines, run } from '../testing/run-program.ts';
import { readGraphemeArgument } from './print-graphemes.ts';

const inspector = await createNodeInspector();

describe('namescope grapheme', () => {
  const grapheme = (...args: string[]) => run(['grapheme', ...args]);

  it('writes the documented report for each grapheme, including hidden ones', async () => {
    const reports = ['ì', '👩\u200d🚀', '\u202e', '\u0300'].map((text) => {
      const outcome = inspector.inspectGrapheme(text);
      return outcome.ok ? outcome.value : outcome.problem;
    });
    const args = ['ì', 'U+1F469 u+200d,U+1F680', '\u202e', 'U+0300'];
    const lines = await grapheme(...args);
    expect(lines).toMatchObject({ stderr: '', code: 0 });
    expect(readLines(lines.stdout)).toEqual(reports);
    expect(JSON.parse((await grapheme(...args, '--format', 'json')).stdout)).toEqual(reports);
  });

  it('reports invalid graphemes and still writes the valid ones', async () => {
    const { stdout, stderr, code } = await grapheme('a\u202e', 'ì', '', 'U+D800');
    expect(JSON.parse(stdout).grapheme).toBe('ì');
    expect(stderr.split('\n')).toEqual([
      'namescope: The text has 2 graphemes. Give one of them: “a” (U+0061), U+202E.',
      'The text is empty. Give one grapheme.',
      'The text contains an unpaired surrogate, which UTF-8 cannot encode. Use text that is valid Unicode.',
      '',
    ]);
    expect(code).toBe(2);
  });

  it.each([
    [[], 'missing required argument'],
    [['U+0061 U+FFFFFFFFFFFFFFFFFFFF'], 'the last code point is U+10FFFF'],
    [['a', '--format', 'csv'], 'Allowed choices are'],
  ])('rejects %j', async (args, message) => {
    const { stdout, stderr, code } = await grapheme(...args);
    expect([stdout, stderr, code]).toEqual(['', expect.stringContaining(message), 2]);
  });

  it.each([
    ['ì', 'ì'],
    ['u+ec', 'ì'],
    ['U+0069 U+0300', 'i\u0300'],
    ['U+1F469, U+200D,U+1F680', '👩\u200d🚀'],
    ['U+', 'U+'],
    ['U+00EC x', 'U+00EC x'],
  ])('reads %j as %j', (argument, grapheme) => {
    expect(readGraphemeArgument(argument)).toBe(grapheme);
  });

  it('writes a readable report, with colours only on request', async () => {
    const { stdout } = await grapheme('--format', 'table', 'm', '\u200b');
    expect(stdout).toMatch(/^“m” {2}pass: No problem found\n/);
    expect(stdout).toMatch(/^м +U\+043C +Cyrillic Small Letter Em$/m);
    expect(stdout).toContain('Reads as: “rn”, “nn”\n');
    expect(stdout).toMatch(/^“<U\+200B>” {2}alert: High risk$/m);
    expect(stdout).toMatch(/^Invisible Characters +alert +Hidden character: /m);
    for (const hidden of ['\u001b', '\u200b']) expect(stdout).not.toContain(hidden);
    const colored = await grapheme('--format', 'table', '--color', 'm');
    expect(colored.stdout).toContain('\u001b[32mpass: No problem found\u001b[39m');
  });
});

describe('namescope groups', () => {
  const LIST = ['paypal.eth', 'zurich.eth', 'other.eth', 'paypa1.eth', 'zürich.eth', 'paypa1.eth'];
  const GROUPS = [
    '{"group":1,"look":"exact","names":[{"name":"paypal.eth","rating":2,"imitates":null,"count":1},{"name":"paypa1.eth","rating":4,"imitates":"paypal.eth","count":2}]}',
    '{"group":2,"look":"loose","names":[{"name":"zurich.eth","rating":2,"imitates":null,"count":1},{"name":"zürich.eth","rating":2,"imitates":null,"count":1}]}',
  ];
  const group = (args: readonly string[], names: readonly string[]) =>
    run(['groups', '-', ...args], { stdin: names.join('\n') });

  it('writes groups of look-alikes in every format', async () => {
    const lines = await group([], LIST);
    expect(lines.stdout).toBe(`${GROUPS.join('\n')}\n`);
    expect(lines.stderr).toBe(
      '6 names: 1 group with the same look, 1 group with almost the same look.\n',
    );
    const array = await group(['--format', 'json', '--fail-on', 'alert'], LIST);
    expect(array).toMatchObject({ stdout: `[\n${GROUPS.join(',\n')}\n]\n`, code: 1 });
    const csv = await group(['--format', 'csv'], LIST);
    expect(csv.stdout.split('\r\n').slice(0, 3)).toEqual([
      'group,look,name,rating,imitates,count',
      '1,exact,paypal.eth,2,,1',
      '1,exact,paypa1.eth,4,paypal.eth,2',
    ]);
    const table = await group(['--format', 'table'], LIST);
    expect(table.stdout).toMatch(/^1 +exact +alert +2 +paypa1\.eth +imitates paypal\.eth$/m);
    expect((await group(['--format', 'json'], [])).stdout).toBe('[]\n');
  });
});

describe('namescope imitations', () => {
  const imitations = (...args: string[]) => run(['imitations', ...args]);

  const list = (options: Parameters<typeof inspector.imitations>[1]) => [
    ...inspector.imitations('vitalik.eth', options),
  ];

  it('writes the documented candidates and respects --limit and --kinds', async () => {
    const all = await imitations('vitalik.eth');
    expect(all).toMatchObject({ stderr: '', code: 0 });
    expect(readLines(all.stdout)).toEqual(list({ limit: 1000 }));
    const some = await imitations('vitalik.eth', '--limit', '250', '--kinds', 'hyphen,added_word');
    expect(readLines(some.stdout)).toEqual(list({ limit: 250, kinds: ['hyphen', 'added_word'] }));
    const response = await imitations('vitalik.eth', '--limit', '2', '--format', 'json');
    const imitated = { name: 'vitalik.eth', complete: false, imitations: list({ limit: 2 }) };
    expect(JSON.parse(response.stdout)).toEqual(imitated);
  });

  it.each([
    ['csv', /^name,kind,evidence\r\nvita1ik\.eth,look_alike,“1” reads as “l”\r\n$/],
    ['table', /^name {9}kind {8}evidence\nvita1ik\.eth {2}look_alike {2}“1” reads as “l”\n$/],
  ])('writes %s', async (format, written) => {
    const { stdout } = await imitations('vitalik.eth', '--limit', '1', '--format', format);
    expect(stdout).toMatch(written);
  });

  it.each<[args: string[], message: RegExp]>([
    [['vitalik..eth'], /^namescope: The name has an empty label, which ENS does not accept\.\n$/],
    [
      ['vitalik.eth', '--limit', '0', '--kinds', 'look_alike,\u202e'],
      /^namescope: --limit must be .*\n--kinds must be .*: look_alike, .*\n$/,
    ],
  ])('rejects %j', async (args, message) => {
    const { stdout, stderr, code } = await imitations(...args);
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).toMatch(message);
  });

  it('says in a terminal that there are more candidates', async () => {
    const args = ['imitations', 'vitalik.eth', '--limit', '20'];
    const { stdout, stderr } = await run(args, { isTerminal: true });
    expect(stdout.split('\n')).toHaveLength(22);
    expect(stdout).toContain('\u001b[1mname\u001b[22m');
    expect(stderr).toBe('Only the first 20 are shown. Use --limit for up to 10000.\n');
  });
});

describe('namescope resembles', () => {
  const resembles = (args: readonly string[], stdin = '') => run(['resembles', ...args], { stdin });

  it('compares texts with the known names and with a watchlist', async () => {
    const args = ['PayPaI', 'DAl', 'a\u202eb', '--watchlist', '-', '--format', 'table', '--quiet'];
    expect(await resembles(args, 'Vitalik Buterin\nDAI\n')).toEqual({
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
    expect(await resembles(['--no-known-names'], 'PayPaI\n\nJohn Smith\n')).toEqual({
      stdout: '{"text":"PayPaI","resembles":null}\n{"text":"John Smith","resembles":null}\n',
      stderr: '2 texts: 0 alert, 0 warn, 0 info, 2 pass.\n',
      code: 0,
    });
  });

  it('writes CSV and a JSON array', async () => {
    const csv = await resembles(['--format', 'csv'], 'PayPaI\nJohn\n');
    expect(csv.stdout).toBe(
      'text,resembles,kind,status,evidence\r\nPayPaI,PayPal,identical_look,alert,“I” (U+0049) reads as “l”\r\nJohn,,,,\r\n',
    );
    const json = await resembles(['--format', 'json', 'MetaMask']);
    expect(json.stdout).toBe(
      '[\n{"text":"MetaMask","resembles":{"text":"MetaMask","kind":"same","status":"info","evidence":"both texts read the same"}}\n]\n',
    );
    expect((await resembles(['--format', 'json'])).stdout).toBe('[]\n');
  });

  it.each([
    [['PayPaI', '--fail-on', 'alert'], 1],
    [['MetaMask Support', '--fail-on', 'alert'], 0],
    [['MetaMask Support', '--fail-on', 'warn'], 1],
    [['MetaMask', '--fail-on', 'warn'], 0],
    [['PayPaI', '--watchlist', 'missing.txt'], 2],
    [['', '--fail-on', 'warn'], 2],
  ])('%j exits with %i', async (args, code) => {
    expect((await resembles(args)).code).toBe(code);
  });
});
