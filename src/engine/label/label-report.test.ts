import { describe, expect, test } from 'vitest';
import { inspectName } from '../testing/test-inspector.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

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
    ['шаг', 'warn warn warn'],
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
