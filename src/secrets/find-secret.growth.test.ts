import { describe, expect, it } from 'vitest';
import { LINEAR, measureGrowthExponent } from '../engine/testing/growth-exponent.ts';
import { hasPrivateKey } from './has-private-key.ts';
import { mayHoldSecret } from './may-hold-secret.ts';
import { findOpenRun, findPhrases } from './phrase-runs.ts';
import { SECRET_SHAPE } from './secret-shape.ts';
import { listReadings, splitWords } from './split-words.ts';
import { PRIVATE_KEY, WIF_KEY } from './testing/phrases.ts';

/** Texts that are hard to search when they are repeated. */
const HOSTILE = [
  ...['g', '1', 'ab ', '1 ', ' ', '\n', '\u200b', '\\u00', 'a://', '<a>', '<', '"', '%20'],
  '1st a) ',
  ...[`${PRIVATE_KEY.slice(1)} `, `${PRIVATE_KEY}0 `, `[${PRIVATE_KEY}]`],
  `https://a.xyz/${PRIVATE_KEY}/`,
  ...[`${PRIVATE_KEY.slice(0, 32)}\n`, `${WIF_KEY.replace('TJ', 'TK')} `, 'abandon ability '],
  ...['abandon ability able about above qqqqq ', `ab${' '.repeat(50)}`, `a${' '.repeat(5000)}`],
];

/** The synchronous parts of `findSecret`. */
function search(text: string): void {
  mayHoldSecret(text);
  SECRET_SHAPE.test(text);
  hasPrivateKey(text);
  for (const reading of listReadings(text)) splitWords(reading);
}

describe('the search for secrets takes linear time for', () => {
  it.each(HOSTILE)('a text made of %j', (part) => {
    const exponent = measureGrowthExponent(
      (length) => part.repeat(Math.ceil(length / part.length)),
      search,
    );
    expect(exponent).toBeLessThan(LINEAR);
  });

  it.each([
    ['words of one language', [1]],
    ['words of ten languages', Array.from({ length: 10 }, (_, bit) => 1 << bit)],
    ['words of all languages', [1023]],
    ['list words with other words', [1, 1, 1, 0, 3, 2, 0]],
  ])('%s', (_, part) => {
    const exponent = measureGrowthExponent(
      (length) => 'x'.repeat(length),
      (text) => {
        const words = Array.from(text, (_, at) => part[at % part.length] as number);
        findPhrases(words);
        findOpenRun(words);
      },
    );
    expect(exponent).toBeLessThan(LINEAR);
  });
});
