import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getFuzzRuns } from '../engine/testing/test-scope.ts';
import { findSecret } from './find-secret.ts';
import { mayHoldSecret } from './may-hold-secret.ts';
import { SECRET_SHAPE } from './secret-shape.ts';
import { WORD_LISTS } from './testing/phrases.ts';

const anyList = fc.constantFrom(...Object.values(WORD_LISTS));
const anyMark = fc.constantFrom(' ', '\n', '\r\n', ', ', '\u3000', '\t', '; ', '\u200b', '|', '/');

/** Any gap between two words: a mark, the columns of a table, a number, or a time. */
const anyGap = fc.oneof(
  anyMark,
  fc.tuple(anyMark, fc.integer({ min: 1, max: 60 })).map(([mark, count]) => mark.repeat(count)),
  fc.constantFrom(' 7. ', '\n12', ' 2024-01-01 10:00:10.000 : ', ' [2024-01-01T10:00:10] '),
);
const anyCase = fc.constantFrom<(word: string) => string>(
  (word) => word,
  (word) => word.toUpperCase(),
  ...['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => (word: string) => word.normalize(form)),
);

/** Any words of one language, with any gaps between them. One word may be wrong. */
const anyPhrase = anyList.chain((list) =>
  fc
    .tuple(
      fc.array(fc.tuple(fc.constantFrom(...list), anyGap, anyCase), {
        minLength: 12,
        maxLength: 24,
      }),
      fc.option(fc.nat({ max: 11 })),
    )
    .map(([parts, wrong]) =>
      parts.map(([word, gap, change], at) => (at === wrong ? '龘龘' : change(word)) + gap).join(''),
    ),
);

const anyDigit = fc.constantFrom(...'0123456789abcdefABCDEF');

/** Digits of a key. Random digits are not mostly letters or mostly numbers. */
const anyDigits = fc
  .string({ unit: anyDigit, minLength: 64, maxLength: 64 })
  .filter((digits) => /(?:[a-f]\d*){8}/i.test(digits) && /(?:\d[a-f]*){16}/i.test(digits));

const anyKey = fc.tuple(fc.constantFrom('', '0x'), anyDigits).map((parts) => parts.join(''));

/** A key in groups of one size, with the same gap between them. */
const anyGroupedKey = fc
  .tuple(
    anyDigits,
    fc.constantFrom(2, 4, 8, 16, 32),
    fc.constantFrom(' ', '  ', '\t', ', ', '-', ' | ', '\u200b\u200b'),
  )
  .map(([digits, size, gap]) => digits.match(new RegExp(`.{${size}}`, 'g'))?.join(gap) ?? '');

/** A key on several lines of one length. The last line is the rest. */
const anyWrappedKey = fc
  .tuple(
    anyDigits,
    fc.integer({ min: 20, max: 63 }),
    fc.constantFrom('\n', '\r\n', '\n    ', '\r\n\t'),
  )
  .map(([digits, size, gap]) => digits.match(new RegExp(`.{1,${size}}`, 'g'))?.join(gap) ?? '')
  .filter((key) => key.split(/\s+/).every((line) => line.length < 16 || /[a-f]/i.test(line)));

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
    fc.asyncProperty(fc.oneof(anyKey, anyGroupedKey, anyWrappedKey), anyText, async (key, text) => {
      expect(await findSecret(key)).toBe('private_key');
      expect(await findSecret(`${text}\n ${key} \n${text}`)).not.toBeNull();
    }),
    { numRuns: getFuzzRuns(800) },
  );
});

/** Parts of a text that have the shape of a secret when they are repeated: words, digits and gaps of any width. */
const anyRepeated = fc
  .array(fc.oneof(anyGap, anyText, fc.constantFrom(...'aFx4７ｂ的®', 'away', 'Ⱡ', '\ud800')), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.join('').repeat(64));

it('recognizes the shape of every text that the check of single texts suspects', () => {
  const anyParts = fc
    .array(
      fc.oneof(anyPhrase, anyKey, anyGroupedKey, anyWrappedKey, anyText, anyGap, anyRepeated),
      {
        maxLength: 6,
      },
    )
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
