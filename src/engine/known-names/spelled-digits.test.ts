import { expect, test } from 'vitest';
import { spellDigits } from './spelled-digits.ts';

test.each<[text: string, spelled: string[]]>([
  ['clash', []],
  ['c1ash', ['clash', 'ciash']],
  ['b00b1e5', ['boobles', 'boobies']],
  ['0123456789', ['olzeasbtbg', 'oizeasbtbg']],
])('spells %s as %j', (text, spelled) => {
  expect(spellDigits(text)).toEqual(spelled);
});
