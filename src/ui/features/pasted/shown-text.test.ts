import { expect, test } from 'vitest';
import type { Finding, FindingStatus } from '../../../contract/finding.ts';
import { splitShownText } from './shown-text.tsx';

const LONG = 'word '.repeat(100);

/** Creates findings of passages, each given with its status. */
const find = (text: string, ...found: [passage: string, status: FindingStatus][]): Finding[] =>
  found.map(([passage, status]) => {
    const start = text.indexOf(passage);
    return { subject: 'name', status, code: 'x', args: {}, start, end: start + passage.length };
  });

test.each<[text: string, found: [string, FindingStatus][], parts: string[]]>([
  ['Pay nick.eth, please', [['nick.eth', 'pass']], ['Pay ', '[pass nick.eth]', ', please']],
  ['nick.eth', [['nick.eth', 'pass']], ['[pass nick.eth]']],
  [
    'to nick.eth and a.eth',
    [
      ['a.eth', 'alert'],
      ['nick.eth', 'pass'],
    ],
    ['to ', '[pass nick.eth]', ' and ', '[alert a.eth]'],
  ],
  // The worst finding wins where findings overlap.
  [
    'see ens.app/a.eth?b now',
    [
      ['a.eth', 'alert'],
      ['ens.app/a.eth?b', 'info'],
    ],
    ['see ', '[info ens.app/]', '[alert a.eth]', '[info ?b]', ' now'],
  ],
  [
    'a.eth@base',
    [
      ['a.eth@base', 'alert'],
      ['a.eth', 'pass'],
    ],
    ['[alert a.eth@base]'],
  ],
  [
    'abcdef',
    [
      ['cd', 'alert'],
      ['bcd', 'warn'],
      ['cde', 'info'],
      ['abcdef', 'pass'],
    ],
    ['[pass a]', '[warn b]', '[alert cd]', '[info e]', '[pass f]'],
  ],
  ['hello', [], ['hello']],
])('splits %j', (text, found, parts) => {
  expect(
    splitShownText(text, find(text, ...found)).map(({ finding, text: part }) =>
      finding ? `[${finding.status} ${part}]` : part,
    ),
  ).toEqual(parts);
});

test('cuts a long message around its findings', () => {
  const text = `${LONG}nick.eth ${LONG}a.eth ${LONG}`;
  const parts = splitShownText(text, find(text, ['nick.eth', 'pass'], ['a.eth', 'pass']));
  expect(parts).toHaveLength(5);
  expect(parts.map((part) => part.text).join('').length).toBeLessThan(400);
  expect(parts[0]?.text).toMatch(/^ … .*word $/u);
  expect(parts[4]?.text).toMatch(/^ word.* … $/u);
});

test('cuts a long finding', () => {
  const text = `https://a.eth/${'x'.repeat(100_000)}`;
  const parts = splitShownText(text, find(text, [text, 'warn']));
  expect(parts).toHaveLength(1);
  expect(parts[0]?.text).toMatch(/^https:\/\/a\.eth\/x+ … x+$/u);
  expect(parts[0]?.text.length).toBeLessThan(200);
});

test('shows the worst of many findings', () => {
  const words = Array.from({ length: 100 }, (_, index) => `n${index}.eth `);
  const text = `${words.join('')}bad.eth`;
  const passing = find(
    text,
    ...words.map((word): [string, FindingStatus] => [word.trim(), 'pass']),
  );
  const found = splitShownText(text, [...find(text, ['bad.eth', 'alert']), ...passing]).filter(
    ({ finding }) => finding,
  );
  expect(found).toHaveLength(40);
  expect(found.at(-1)).toMatchObject({ text: 'bad.eth', finding: { status: 'alert' } });
});
