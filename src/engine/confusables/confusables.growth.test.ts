import { expect, test } from 'vitest';
import { LINEAR, measureGrowthExponent } from '../testing/growth-exponent.ts';
import { confusables } from '../testing/test-confusables.ts';

test.each([
  ['marks in non-canonical order', (n: number) => `a${'\u0301\u0323'.repeat(n / 2)}`],
  ['marks before a base', (n: number) => `${'\u0315\u0300\u05ae'.repeat(n / 3)}a`],
  ['plain letters with a longer skeleton', (n: number) => 'm'.repeat(n)],
  ['plain letters with a shorter skeleton', (n: number) => 'cl'.repeat(n / 2)],
  ['Cyrillic', (n: number) => '\u0430'.repeat(n)],
  ['emoji', (n: number) => '\u{1f469}\u200d\u2764\ufe0f'.repeat(n / 5)],
  ['long targets', (n: number) => '\ufdfa'.repeat(n)],
  ['unpaired surrogates', (n: number) => '\ud800a'.repeat(n / 2)],
  ['characters with two readings', (n: number) => '\u04e9\u0142\u0438\u0447'.repeat(n / 4)],
  ['capitals with marks', (n: number) => 'A\u0301\u0323'.repeat(n / 3)],
])('skeletons and lookups of %s take linear time', (_, make) => {
  const exponent = measureGrowthExponent(make, (text) => {
    confusables.looseSkeleton(text);
    confusables.typedSkeleton(text);
    confusables.extendedReadings(text);
    confusables.classifyConfusable(text);
    confusables.perceivedGrapheme(text);
  });
  expect(exponent).toBeLessThan(LINEAR);
});
