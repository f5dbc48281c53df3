import { expect, test } from 'vitest';
import type { Finding, FindingStatus } from '../../../contract/finding.ts';
import { splitShownText } from './shown-text.tsx';

const LONG = 'word '.repeat(100);

/** Creates findings of passages, each given with its status: `alert a.eth`. */
const find = (text: string, ...found: string[]): Finding[] =>
  found.map((each) => {
    const [status, ...words] = each.split(' ') as [FindingStatus, ...string[]];
    const passage = words.join(' ');
    const start = text.indexOf(passage);
    return { subject: 'name', status, code: 'x', args: {}, start, end: start + passage.length };
  });

test.each<[text: string, found: string[], parts: string]>([
  ['Pay nick.eth, please', ['pass nick.eth'], 'Pay |[pass nick.eth]|, please'],
  ['nick.eth', ['pass nick.eth'], '[pass nick.eth]'],
  [
    'to nick.eth and a.eth',
    ['alert a.eth', 'pass nick.eth'],
    'to |[pass nick.eth]| and |[alert a.eth]',
  ],
  // The worst finding wins where findings overlap.
  [
    'see ens.app/a.eth?b now',
    ['alert a.eth', 'info ens.app/a.eth?b'],
    'see |[info ens.app/]|[alert a.eth]|[info ?b]| now',
  ],
  ['a.eth@base', ['alert a.eth@base', 'pass a.eth'], '[alert a.eth@base]'],
  [
    'abcdef',
    ['alert cd', 'warn bcd', 'info cde', 'pass abcdef'],
    '[pass a]|[warn b]|[alert cd]|[info e]|[pass f]',
  ],
  ['hello', [], 'hello'],
])('splits %j', (text, found, parts) => {
  const shown = splitShownText(text, find(text, ...found)).map(({ finding, text: part }) =>
    finding ? `[${finding.status} ${part}]` : part,
  );
  expect(shown.join('|')).toBe(parts);
});

test('cuts a long message around its findings', () => {
  const text = `${LONG}nick.eth ${LONG}a.eth ${LONG}`;
  const parts = splitShownText(text, find(text, 'pass nick.eth', 'pass a.eth'));
  expect(parts).toHaveLength(5);
  expect(parts.map((part) => part.text).join('').length).toBeLessThan(400);
  expect(parts[0]?.text).toMatch(/^ … .*word $/u);
  expect(parts[4]?.text).toMatch(/^ word.* … $/u);
});

test('cuts a long finding', () => {
  const text = `https://a.eth/${'x'.repeat(100_000)}`;
  const parts = splitShownText(text, find(text, `warn ${text}`));
  expect(parts).toHaveLength(1);
  expect(parts[0]?.text).toMatch(/^https:\/\/a\.eth\/x+ … x+$/u);
  expect(parts[0]?.text.length).toBeLessThan(200);
});

test('shows the worst of many findings', () => {
  const names = Array.from({ length: 100 }, (_, index) => `n${index}.eth`);
  const text = `${names.join(' ')} bad.eth`;
  const findings = find(text, 'alert bad.eth', ...names.map((name) => `pass ${name}`));
  const found = splitShownText(text, findings).filter(({ finding }) => finding);
  expect(found).toHaveLength(40);
  expect(found.at(-1)).toMatchObject({ text: 'bad.eth', finding: { status: 'alert' } });
});
