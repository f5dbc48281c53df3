import { describe, expect, it } from 'vitest';
import { escapeText, formatCounts, formatExamples, formatMeasures } from './format-measures.ts';
import type { JudgedCase } from './judge-cases.ts';
import type { MeasureResult } from './run-measures.ts';

const failingCase: JudgedCase = {
  name: 'trre\u200dzor.eth',
  set: 'attacks',
  group: 'wild-edit1',
  targets: ['trezor.eth'],
  shipped: { outcome: 'pass', said: '' },
  listed: { outcome: 'info', said: 'close to trezor.eth' },
};
const result: MeasureResult = {
  title: 'attacks with a warning',
  as: 'shipped',
  bound: { atLeast: 80 },
  cases: 3,
  counted: 2,
  percent: 200 / 3,
  standing: 'missed',
  against: [failingCase, { ...failingCase, name: 'b.eth', targets: ['c.eth', 'd.eth'] }],
};

const squeeze = (text: string) => text.replaceAll(/ +/g, ' ').trim();

describe('formatMeasures', () => {
  it.each<[Partial<MeasureResult>, string]>([
    [{}, '66.67 % ≥ 80 % MISSED 2 of 3 attacks with a warning'],
    [
      { as: 'listed', standing: 'held', bound: { atMost: 0.2 } },
      '66.67 % ≤ 0.2 % met 2 of 3 attacks with a warning (target on the watchlist)',
    ],
    [
      { cases: 0, counted: 0, percent: Number.NaN, standing: 'no cases' },
      '– ≥ 80 % no cases 0 of 0 attacks with a warning',
    ],
  ])('formats a result with %o as %s', (change, line) => {
    expect(squeeze(formatMeasures([{ ...result, ...change }]))).toBe(line);
  });
});

it('formatExamples lists no more failing cases than the limit', () => {
  expect(formatExamples([result, { ...result, against: [] }], 1)).toBe(
    'attacks with a warning: 2 failing\n  trre\\u{200d}zor.eth (target trezor.eth): pass',
  );
  expect(formatExamples([{ ...result, as: 'listed' }], 2)).toContain(
    '\n  b.eth: info · close to trezor.eth',
  );
});

it('formatCounts adds the counts with a watchlist if a group has targets', () => {
  const counts = { pass: 1, info: 2, warn: 3, alert: 4 };
  const results = [
    { set: 'attacks', group: 'wild-idn', cases: 10, shipped: counts, listed: counts },
    { set: 'ordinary', group: 'Han', cases: 10, shipped: counts, listed: null },
  ] as const;
  const [, both, one] = formatCounts(results).split('\n');
  expect(squeeze(both ?? '')).toBe('10 1 2 3 4 1 2 3 4 attacks: wild-idn');
  expect(squeeze(one ?? '')).toBe('10 1 2 3 4 ordinary: Han');
});

it.each([
  ['a b', 'a b'],
  ['автор', 'автор'],
  ['a\u200bb\u202ec\n', 'a\\u{200b}b\\u{202e}c\\u{a}'],
  ['a\u3000b', 'a\\u{3000}b'],
])('escapeText formats %j as %s', (text, escaped) => {
  expect(escapeText(text)).toBe(escaped);
});
