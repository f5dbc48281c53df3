import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getFuzzRuns } from '../engine/testing/fuzz-runs.ts';
import { findSecret } from './find-secret.ts';
import { mayHoldSecret } from './may-hold-secret.ts';
import { SECRET_SHAPE } from './secret-shape.ts';
import { WORD_LISTS } from './testing/phrases.ts';

const anyList = fc.constantFrom(...Object.values(WORD_LISTS));
const anyGap = fc.constantFrom(
  ' ',
  '  ',
  '\n',
  '\r\n',
  ', ',
  '\u3000',
  '\t',
  '; ',
  '\u200b',
  ' 7. ',
  '|',
  '/',
);
const anyCase = fc.constantFrom<(word: string) => string>(
  (word) => word,
  (word) => word.toUpperCase(),
  (word) => word.normalize('NFC'),
  (word) => word.normalize('NFD'),
);

/** Any words of one language, with any gaps between them. */
const anyPhrase = anyList.chain((list) =>
  fc
    .array(fc.tuple(fc.constantFrom(...list), anyGap, anyCase), { minLength: 12, maxLength: 24 })
    .map((parts) => parts.map(([word, gap, change]) => change(word) + gap).join('')),
);

const anyKey = fc
  .tuple(
    fc.array(fc.constantFrom(...'0123456789abcdefABCDEF'), { minLength: 64, maxLength: 64 }),
    fc.constantFrom('', '0x'),
  )
  .map(([digits, start]) => start + digits.join(''));

const anyText = fc.string({ unit: 'grapheme', maxLength: 200 });

it('finds every seed phrase, with and without a text around it', async () => {
  await fc.assert(
    fc.asyncProperty(anyPhrase, anyText, async (phrase, text) => {
      expect(await findSecret(phrase)).toBe('seed_phrase');
      expect(await findSecret(`${text}\nmy seed is ${phrase}\n${text}`)).not.toBeNull();
    }),
    { numRuns: getFuzzRuns(800) },
  );
});

it('finds every private key', async () => {
  await fc.assert(
    fc.asyncProperty(anyKey, anyText, async (key, text) => {
      expect(await findSecret(key)).toBe('private_key');
      expect(await findSecret(`${text}\n ${key} \n${text}`)).not.toBeNull();
    }),
    { numRuns: getFuzzRuns(800) },
  );
});

it('recognizes the shape of every text that the check of single texts suspects', () => {
  const anyParts = fc
    .array(fc.oneof(anyPhrase, anyKey, anyText, anyGap), { maxLength: 6 })
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(anyParts, (text) => {
      if (mayHoldSecret(text)) expect(text).toMatch(SECRET_SHAPE);
    }),
    { numRuns: getFuzzRuns(4000) },
  );
});

it('answers for any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (text) => {
      expect([null, 'private_key', 'seed_phrase']).toContain(await findSecret(text));
    }),
    { numRuns: getFuzzRuns(2000) },
  );
});
