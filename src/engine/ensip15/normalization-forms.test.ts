import { nfc, nfd } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { listMarksByClass } from '../testing/marks-by-class.ts';
import { chooseSize, listCodePoints } from '../testing/test-scope.ts';
import { fromCodePoints, toCodePoints } from '../text/code-points.ts';
import { composeCodePoints, decompose, decomposeCodePoints } from './normalization-forms.ts';

/** Expects the same NFD and NFC as in ens-normalize. */
function expectForms(text: string): void {
  const codePoints = toCodePoints(text);
  const decomposed = fromCodePoints(nfd(codePoints));
  expect(fromCodePoints(decomposeCodePoints(codePoints))).toBe(decomposed);
  expect(fromCodePoints(composeCodePoints(codePoints))).toBe(fromCodePoints(nfc(codePoints)));
  expect(decompose(text)).toBe(decomposed);
}

describe('long runs of marks', () => {
  it('have the same NFD and NFC as in ens-normalize for random marks', () => {
    const marks = listMarksByClass();
    // A mark of each class. Marks that are not listed would be sorted in quadratic time.
    expect(marks).toHaveLength(55);
    const mark = fc.oneof(
      fc.constantFrom(...marks),
      fc.constantFrom('\u0301', '\u0323', '\u031b', '\u0344', '\u0f73', '\u0345'),
    );
    const run = fc.array(mark, { minLength: 25, maxLength: 200 });
    const base = fc.constantFrom('', 'a', 'o', '\u1ea5', '\u1112\u1161', '\u11ab', '\u09c7', '日');
    const text = fc.array(fc.tuple(base, run), { maxLength: 3 });
    fc.assert(
      fc.property(text, (parts) => expectForms(parts.flat(2).join(''))),
      { numRuns: 500 },
    );
  });
});

test('decompose agrees with ens-normalize on every character, with and without marks around it', {
  tags: 'sweep',
}, () => {
  const wrong: string[] = [];
  for (const codePoint of listCodePoints(0, 0x110000)) {
    const character = String.fromCodePoint(codePoint);
    for (const text of [character, `\u0301${character}\u0316`]) {
      if (decompose(text) !== fromCodePoints(nfd(toCodePoints(text)))) wrong.push(text);
    }
  }
  expect(wrong).toEqual([]);
});

it('returns millions of ideographs unchanged', () => {
  const text = '日'.repeat(chooseSize(2_000_000, 16_000_000));
  expect(decompose(text) === text).toBe(true);
});
