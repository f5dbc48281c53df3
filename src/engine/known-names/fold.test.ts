import { expect, test } from 'vitest';
import { fold, MAX_FOLDED_LENGTH, spellDigits } from './fold.ts';

test.each<[text: string, tight: string, wide: string, coarse: string]>([
  ['', '', '', ''],
  // digits
  ['015', 'ols', 'ols', 'ols'],
  ['2346789', '2346789', 'zeabtbg', 'zeabtbg'],
  // pairs of letters
  ['rn', 'm', 'm', 'n'],
  ['vv', 'w', 'w', 'w'],
  ['cl', 'd', 'd', 'b'],
  ['c1', 'd', 'd', 'b'],
  ['ci', 'd', 'd', 'b'],
  ['vw', 'wv', 'wv', 'wu'],
  ['wv', 'wv', 'wv', 'wu'],
  ['vvvv', 'ww', 'ww', 'ww'],
  // single letters
  ['i', 'l', 'l', 'l'],
  ['q', 'q', 'g', 'g'],
  ['vmcd', 'vmcd', 'vmcd', 'uneb'],
  // pairs that are replaced only in the coarse fold
  ['lb', 'lb', 'lb', 'b'],
  ['lh', 'lh', 'lh', 'h'],
  ['lc', 'lc', 'lc', 'k'],
  ['nnn', 'nnn', 'nnn', 'n'],
  ['l8', 'l8', 'lb', 'b'],
  // hyphens, which are removed, even between the letters of a pair
  ['-r-n-', 'm', 'm', 'n'],
  ['rneta-mask', 'metamask', 'metamask', 'netanask'],
])('%j folds to %s, %s, %s', (text, tight, wide, coarse) => {
  expect([fold('tight', text), fold('wide', text), fold('coarse', text)]).toEqual([
    tight,
    wide,
    coarse,
  ]);
});

test('returns null for texts that are not ASCII or too long', () => {
  expect(fold('tight', 'a\u0080')).toBeNull();
  expect(fold('tight', 'a\u007f')).toBe('a\u007f');
  expect(fold('tight', 'a'.repeat(MAX_FOLDED_LENGTH))).toHaveLength(MAX_FOLDED_LENGTH);
  expect(fold('tight', 'a'.repeat(MAX_FOLDED_LENGTH + 1))).toBeNull();
});

test.each<[text: string, spelled: string[]]>([
  ['clash', []],
  ['c1ash', ['clash', 'ciash']],
  ['b00b1e5', ['boobles', 'boobies']],
  ['0123456789', ['olzeasbtbg', 'oizeasbtbg']],
])('spells %s as %j', (text, spelled) => {
  expect(spellDigits(text)).toEqual(spelled);
});
