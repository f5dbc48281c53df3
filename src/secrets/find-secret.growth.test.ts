import { describe, expect, it } from 'vitest';
import { LINEAR, measureGrowthExponent } from '../engine/testing/growth-exponent.ts';
import { hasPrivateKey } from './has-private-key.ts';
import { mayHoldSecret } from './may-hold-secret.ts';
import { findOpenRun, findPhrases } from './phrase-runs.ts';
import { SECRET_SHAPE } from './secret-shape.ts';
import { listReadings, splitWords } from './split-words.ts';
import { PRIVATE_KEY, WIF_KEY } from './testing/phrases.ts';

const HOSTILE: [what: string, part: string][] = [
  ['letters', 'g'],
  ['digits', '1'],
  ['63 digits in a row', `${PRIVATE_KEY.slice(1)} `],
  ['65 digits in a row', `${PRIVATE_KEY}0 `],
  ['hashes in one link', `https://a.xyz/${PRIVATE_KEY}/`],
  ['hashes in brackets', `[${PRIVATE_KEY}]`],
  ['bytes', 'ab '],
  ['numbers', '1 '],
  ['spaces', ' '],
  ['line breaks', '\n'],
  ['hidden characters', '\u200b'],
  ['a wrong checksum', `${WIF_KEY.replace('TJ', 'TK')} `],
  ['list words', 'abandon ability '],
  ['list words with a wrong word', 'abandon ability able about above qqqqq '],
  ['backslashes', '\\u00'],
  ['colons', 'a://'],
  ['groups with wide gaps', `ab${' '.repeat(50)}`],
  ['long groups', `${PRIVATE_KEY.slice(0, 32)}\n`],
  ['words with wide gaps', `a${' '.repeat(5000)}`],
  ['tags', '<a>'],
  ['opening brackets', '<'],
  ['quotes', '"'],
  ['percent signs', '%20'],
  ['numbered words', '1st a) '],
];

/** The synchronous parts of `findSecret`. */
function search(text: string): void {
  mayHoldSecret(text);
  SECRET_SHAPE.test(text);
  hasPrivateKey(text);
  for (const reading of listReadings(text)) splitWords(reading);
}

describe('the search for secrets takes linear time for', () => {
  it.each(HOSTILE)('a text made of %s', (_, part) => {
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
