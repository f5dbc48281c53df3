import fc from 'fast-check';
import { expect, it } from 'vitest';
import { align } from './align.ts';

const formatColumns = (left: string, right: string) =>
  align(Array.from(left), Array.from(right))
    .map((pair) => `${pair.left ?? '∅'}${pair.right ?? '∅'}`)
    .join(' ');

it.each([
  ['', '', ''],
  ['abc', 'abc', 'aa bb cc'],
  ['vitalìk', 'vitalik', 'vv ii tt aa ll ìi kk'],
  ['аррӏе', 'apple', 'аa рp рp ӏl еe'],
  ['a-b', 'ab', 'aa -∅ bb'],
  ['ab', 'a-b', 'aa ∅- bb'],
  ['', 'ab', '∅a ∅b'],
  ['ab', '', 'a∅ b∅'],
  ['xab', 'ab', 'x∅ aa bb'],
  ['a.xetxh.eth', 'a.eth', 'aa .. x∅ e∅ t∅ x∅ h∅ .∅ ee tt hh'],
])('aligns %j with %j: %j', (left, right, expected) => {
  expect(formatColumns(left, right)).toBe(expected);
});

it('keeps every item of both sequences in order', () => {
  const sequence = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 12 });
  fc.assert(
    fc.property(sequence, sequence, (left, right) => {
      const pairs = align(left, right);
      expect(pairs.flatMap((pair) => pair.left ?? [])).toEqual(left);
      expect(pairs.flatMap((pair) => pair.right ?? [])).toEqual(right);
      expect(pairs.every((pair) => pair.left !== null || pair.right !== null)).toBe(true);
    }),
  );
});
