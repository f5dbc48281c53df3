import fc from 'fast-check';
import { expect, it } from 'vitest';
import { findLookMatch } from './find-look-match.ts';

function mark(name: string, text: string): string | null {
  const parts = findLookMatch(name, text);
  if (!parts) return null;
  return parts.reduceRight(
    (marked, { start, end }) =>
      `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    name,
  );
}

it.each([
  ['a digit for a letter', 'vita1ik.eth', 'vitalik', 'vita[1]ik.eth'],
  ['a look inside a longer name', 'my-vita1ik.eth', 'vitalik', 'my-vita[1]ik.eth'],
  ['an accent', 'vital\u00eck.eth', 'vitalik', 'vital[\u00ec]k.eth'],
  ['a hidden character', 'vital\u200bik.eth', 'vitalik', 'vital[\u200b]ik.eth'],
  ['a missing character', 'vitlik.eth', 'vitalik', 'vit[]lik.eth'],
  ['the text itself', 'vitalik.eth', 'vitalik', 'vitalik.eth'],
  ['nothing in another name', 'hello.eth', 'vitalik', null],
  ['nothing without a text', 'hello.eth', '', null],
])('marks %s', (_, name, text, expected) => {
  expect(mark(name, text)).toBe(expected);
});

it('does not compare long names with long texts', () => {
  expect(findLookMatch('a'.repeat(300), 'a'.repeat(300))).toBeNull();
});

it('marks nothing in a name that contains the text', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{0,9}$/u),
      fc.stringMatching(/^[a-z]{1,9}$/u),
      (end, text) => {
        expect(findLookMatch(`${end}${text}.eth`, text)).toEqual([]);
      },
    ),
  );
});
