import { ens_emoji, ens_normalize } from '@adraffy/ens-normalize';
import { expect, it } from 'vitest';
import { createNodeInspector } from '../../hosts/node.ts';
import { findNormalForm, findUnaccentedName, getKeyboardForm } from './report-facts.ts';

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
  expect(getKeyboardForm(name, 2)).toBe(form);
});

it.each(['คำ.eth', 'น้ำ.eth', 'ກຳ.eth', 'ໝາ.eth', 'ໜັງ.eth', "O'Brien.eth", "fa'afetai.eth"])(
  'the form of %j is the one that ENSIP-15 gives',
  (name) => {
    expect(getKeyboardForm(name, 1)).toBe(ens_normalize(name));
    expect(getKeyboardForm(name, 2)).toBeNull();
  },
);

it('no form is known of marks that ENSIP-15 puts in another order', () => {
  expect(getKeyboardForm('น\u0e49\u0e38.eth', 1)).toBeNull();
});

it('is the form that ENSIP-15 gives, for every emoji', () => {
  const names = ens_emoji().map((codePoints) => `A${String.fromCodePoint(...codePoints)}.eth`);
  const known = names.filter((name) => getKeyboardForm(name, 1) !== null);
  expect(known.length).toBeGreaterThan(3000);
  for (const name of known) expect(getKeyboardForm(name, 1)).toBe(ens_normalize(name));
});

it('findUnaccentedName returns the canonical form of each accented letter that ENS allows', async () => {
  const inspector = await createNodeInspector();
  const letters = Array.from({ length: 0x2000 }, (_, at) => String.fromCodePoint(0x80 + at));
  const accented = letters.filter((letter) => /^\p{Script=Latin}$/u.test(letter));
  const found: [string, string | null][] = [];
  for (const letter of accented) {
    const outcome = inspector.inspectName(`stra${letter}e.eth`);
    if (!outcome.ok || outcome.value.normalization !== 'normalized') continue;
    const { canonical_name, name, looks_like } = outcome.value;
    found.push([name, canonical_name === name ? looks_like : canonical_name]);
  }
  expect(found.length).toBeGreaterThan(50);
  for (const [name, form] of found) expect([name, findUnaccentedName(name)]).toEqual([name, form]);
});

it('findNormalForm returns the form that ENSIP-15 gives to each accented capital, or null', async () => {
  const inspector = await createNodeInspector();
  const letters = Array.from({ length: 0x2000 }, (_, at) => String.fromCodePoint(0x80 + at));
  const capitals = letters.filter((letter) => /^\p{Lu}$/u.test(letter));
  const names = capitals.flatMap((letter) =>
    ['a', 'ж', 'ωσ', 'խա'].flatMap((rest) => [`${letter}${rest}.eth`, `${rest}${letter}.eth`]),
  );
  let found = 0;
  for (const report of inspector.bulkInspectNames(names)) {
    const form = report.ok ? findNormalForm(report.value) : null;
    if (!report.ok || form === null) continue;
    found += 1;
    expect([report.value.name, form]).toEqual([
      report.value.name,
      ens_normalize(report.value.name),
    ]);
  }
  expect(found).toBeGreaterThan(30);
});
