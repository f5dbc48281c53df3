import { ens_emoji, ens_normalize } from '@adraffy/ens-normalize';
import { expect, it } from 'vitest';
import { getKeyboardForm } from './report-facts.ts';

it.each([
  ['Vitalik.eth', 'vitalik.eth'],
  ['Nick❤️.eth', 'nick❤.eth'],
  ['1️⃣.❤.eth', '1⃣.❤.eth'],
  ['👩‍❤️‍👨.eth', '👩‍❤‍👨.eth'],
  ['a-❤️', 'a-❤'],
  ['™️.eth', null],
  ['Ⓜ️.eth', null],
  ['a\u{fe0f}b.eth', null],
  ['josé.eth', null],
  ['a_B.eth', null],
  ['Ab--c.eth', null],
  ['❤️..eth', null],
  ['', null],
])('the form of %j that differs only in what keyboards add is %j', (name, form) => {
  expect(getKeyboardForm(name)).toBe(form);
});

it('is the form that ENSIP-15 gives, for every emoji', () => {
  const names = ens_emoji().map((codePoints) => `A${String.fromCodePoint(...codePoints)}.eth`);
  const known = names.filter((name) => getKeyboardForm(name) !== null);
  expect(known.length).toBeGreaterThan(3000);
  for (const name of known) expect(getKeyboardForm(name)).toBe(ens_normalize(name));
});
