import { expect, it } from 'vitest';
import { createNodeInspector } from '../hosts/node.ts';
import { readLines, runCli } from './testing/run-cli.ts';
import { HAS_TERMINAL, runInTerminal } from './testing/run-in-terminal.ts';

it('writes the documented report for each grapheme, including hidden ones', async () => {
  const inspector = await createNodeInspector();
  const reports = ['ì', '👩\u200d🚀', '\u202e', '\u0300'].map((grapheme) => {
    const outcome = inspector.inspectGrapheme(grapheme);
    return outcome.ok ? outcome.value : outcome.problem;
  });
  const args = ['grapheme', 'ì', 'U+1F469 u+200d,U+1F680', '\u202e', 'U+0300'];
  const [lines, list] = await Promise.all([runCli(args), runCli([...args, '--format', 'json'])]);
  expect(lines).toMatchObject({ stderr: '', code: 0 });
  expect(readLines(lines.stdout)).toEqual(reports);
  expect(JSON.parse(list.stdout)).toEqual(reports);
});

it('reports invalid graphemes and still writes the valid ones', async () => {
  const { stdout, stderr, code } = await runCli(['grapheme', 'a\u202e', 'ì', '', 'U+D800']);
  expect(JSON.parse(stdout).grapheme).toBe('ì');
  expect(stderr).toBe(
    [
      'namescope: The text has 2 graphemes. Give one of them: “a” (U+0061), U+202E.',
      'The text is empty. Give one grapheme.',
      'The text contains an unpaired surrogate, which UTF-8 cannot encode. Use text that is valid Unicode.',
      '',
    ].join('\n'),
  );
  expect(code).toBe(2);
  const rejected = await Promise.all([
    runCli(['grapheme']),
    runCli(['grapheme', 'U+110000']),
    runCli(['grapheme', 'a', '--format', 'csv']),
  ]);
  expect(rejected.map((result) => [result.stdout, result.code])).toEqual(
    new Array(3).fill(['', 2]),
  );
});

it('writes a readable report, with colours only on request', async () => {
  const [plain, colored] = await Promise.all([
    runCli(['grapheme', '--format', 'table', 'm', '\u200b']),
    runCli(['grapheme', '--format', 'table', '--color', 'm']),
  ]);
  expect(plain.stdout).toMatch(/^“m” {2}pass: No problem found\n/);
  expect(plain.stdout).toMatch(/^м +U\+043C +Cyrillic Small Letter Em$/m);
  expect(plain.stdout).toContain('Reads as: “rn”, “nn”\n');
  expect(plain.stdout).toMatch(/^“<U\+200B>” {2}alert: High risk$/m);
  expect(plain.stdout).toMatch(/^Invisible Characters +alert +Hidden character: /m);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: matches terminal escapes
  expect(plain.stdout).not.toMatch(/[\u001b\u200b]/);
  expect(colored.stdout).toContain('\u001b[32mpass: No problem found\u001b[39m');
});

it.runIf(HAS_TERMINAL)(
  'escapes hidden and direction-changing characters in a terminal',
  async () => {
    const hostile = ['\u202eì', '\u202e', 'U+200D'];
    const outputs = await Promise.all([
      runInTerminal(['grapheme', ...hostile], { NO_COLOR: '1' }),
      runInTerminal(['grapheme', '--format', 'json', ...hostile]),
      runInTerminal(['grapheme', '--format', '\u202e\u001b[31m', 'a']),
    ]);
    expect(outputs[0]).toContain('“<U+202E>”  alert');
    expect(outputs[1]).toContain('"grapheme": "\\u202e"');
    // biome-ignore lint/suspicious/noControlCharactersInRegex: matches terminal escapes
    for (const text of outputs) expect(text).not.toMatch(/[\u001b\u202e\u200d]/);
  },
);
