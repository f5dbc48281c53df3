import { describe, expect, test } from 'vitest';
import { inspectName } from './testing/test-inspector.ts';
import { UNKNOWN } from './testing/unknown-label-example.ts';

const inspect = (label: string) => inspectName(`${label}.eth`).labels?.[0];

describe('label report', () => {
  test.each([
    ['nick', 2, 'normalized', 'nick', 'nick'],
    ['❤', 2, 'normalized', '❤\ufe0f', '❤'],
    ['café', 2, 'normalized', 'café', 'cafe'],
    ['ßinance', 3, 'normalized', 'ßinance', 'binance'],
    ['NICK', 4, 'unnormalized', null, 'nick'],
    ['a b', 4, 'unnormalized', null, null],
    [UNKNOWN, 4, 'unknown', null, UNKNOWN],
  ])('of %s has rating %d and is %s', (label, rating, normalization, beautiful, canonical) => {
    expect(inspect(label)).toMatchObject({
      label,
      rating,
      normalization,
      beautiful_label: beautiful,
      canonical_label: canonical,
    });
  });

  test.each([
    ['nick', 'pass pass pass pass'],
    ['автор', 'info info info info info'],
    ['jusπn', 'pass pass pass warn pass'],
    ['ѕкуре', 'warn warn warn warn warn'],
    // Only the unusual letter has a warning.
    ['кеуьаѕе', 'info info info info info warn info'],
    ['a丁b', 'pass info pass'],
    ['aé🫐', 'pass info info'],
    ['Öl', 'alert pass'],
    ['а\u200dб', 'warn alert warn'],
  ])('of %s has graphemes with the statuses %s', (label, statuses) => {
    const graphemes = inspect(label)?.graphemes ?? [];
    expect(graphemes.map(({ status_in_label }) => status_in_label).join(' ')).toBe(statuses);
    expect(graphemes.map(({ grapheme }) => grapheme).join('')).toBe(label);
  });

  test('of an unknown label has no graphemes and no error', () => {
    expect(inspect(UNKNOWN)).toMatchObject({
      labelhash: `0x${'5d'.repeat(32)}`,
      graphemes: null,
      normalization_error: null,
    });
  });
});

describe('forms of a name', () => {
  type Row = [name: string, normalization: string, beautiful: string | null, canonical: unknown];
  const LONG = '❤'.repeat(99);

  test.each<Row>([
    ['', 'normalized', '', ''],
    ['nick.eth', 'normalized', 'nick.eth', 'nick.eth'],
    ['mitchξll.eth', 'normalized', 'mitchΞll.eth', 'mitchξll.eth'],
    ['café.vitalìk.eth', 'normalized', 'café.vitalìk.eth', 'cafe.vitalik.eth'],
    ['NICK.eth', 'unnormalized', null, 'nick.eth'],
    ['a b.eth', 'unnormalized', null, null],
    [`é.${UNKNOWN}`, 'unknown', null, `e.${UNKNOWN}`],
    // not inspected
    [
      `${LONG}.${LONG}.a.b`,
      'normalized',
      `${'❤\ufe0f'.repeat(99)}.${'❤\ufe0f'.repeat(99)}.a.b`,
      null,
    ],
    [`${LONG}.${LONG}.A.b`, 'unnormalized', null, null],
    [`${LONG}.${LONG}.a..b`, 'unnormalized', null, null],
    [`${LONG}.${LONG}.A.${UNKNOWN}`, 'unknown', null, null],
  ])('%j is %s (beautified %j, canonical %j)', (name, normalization, beautiful, canonical) => {
    expect(inspectName(name)).toMatchObject({
      name,
      normalization,
      beautiful_name: beautiful,
      canonical_name: canonical,
    });
  });
});

test.each([
  ['nick.eth', { name: 'nick.eth', title: 'Nick Johnson', category: 'person' }],
  ['pay.NICK.eth', { name: 'nick.eth', title: 'Nick Johnson', category: 'person' }],
  ['hello.eth', null],
])('reports %s as known: %j', (name, known) => {
  expect(inspectName(name)).toMatchObject({ known, imitates: null });
});

test('a name that is not inspected has one risk, and the check uninspected has no other names', () => {
  const { checks, ...report } = inspectName('É'.repeat(201));
  const [first, ...others] = checks;
  const risk = { check: 'uninspected', status: 'alert' };
  expect(report).toMatchObject({ inspected: false, rating: 4, risk_count: 1, highest_risk: risk });
  expect(report).toMatchObject({ looks_like: null, labels: null });
  expect(first).toMatchObject(risk);
  expect(new Set(others.map(({ message }) => message))).toEqual(
    new Set(['Not checked, because this name was not inspected.']),
  );
  expect(inspectName('a').checks.some(({ check }) => check === 'uninspected')).toBe(false);
});

test.each<[name: string, looksLike: string | null]>([
  ['аррӏе.eth', 'apple.eth'],
  ['ap\u{e0061}ple.eth', 'apple.eth'],
  ['при\u200dвет.eth', 'привет.eth'],
  ['приве\u0301т.eth', 'привет.eth'],
  ['привет.eth', null],
  ['', null],
  [`аррӏе.${UNKNOWN}`, null],
])('looks_like of %j is %j', (name, looksLike) => {
  expect(inspectName(name).looks_like).toBe(looksLike);
});
