import { describe, expect, it } from 'vitest';
import { createInspector } from '../../../engine/inspector.ts';
import { readTables } from '../../../engine/testing/read-tables.ts';
import { formatWarnings, listWarnings } from './list-warnings.ts';

describe('listWarnings', () => {
  const inspector = createInspector(readTables());

  it('returns only names with a warning or alert, in the order of the list', () => {
    const list = ['a\u200bb.eth', 'vitalik.eth', 'uniswaap.eth', 'vitalik.com'];
    const { names, warned } = listWarnings(list, inspector);
    expect(names).toBe(4);
    expect(warned.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['a\u200bb.eth', 'alert'],
      ['uniswaap.eth', 'warn'],
    ]);
    expect(warned[1]?.said).toContain('imitates uniswap.eth (one_edit)');
  });
});

it('formatWarnings counts warnings and alerts, and escapes invisible characters', () => {
  const warned = [
    { name: 'a\u200bb.eth', outcome: 'alert', said: 'invisible alert: …' },
    { name: 'uniswaap.eth', outcome: 'warn', said: 'imitates uniswap.eth' },
  ] as const;
  expect(formatWarnings({ names: 8, warned: [...warned] }).split('\n')).toEqual([
    '8 names, 2 (25.000 %) with a warning or alert, 1 (12.500 %) with an alert',
    'alert  a\\u{200b}b.eth  invisible alert: …',
    'warn   uniswaap.eth  imitates uniswap.eth',
  ]);
});

it('formatWarnings accepts an empty list', () => {
  expect(formatWarnings({ names: 0, warned: [] })).toBe(
    '0 names, 0 (0.000 %) with a warning or alert, 0 (0.000 %) with an alert',
  );
});
