import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  divideByLabel,
  findDifferences,
  findLookMatch,
  splitAtDifferences,
} from './find-differences.ts';

describe('findDifferences', () => {
  it.each([
    ['a character', 'vita1ik.eth', 'vitalik.eth', [['1'], []]],
    ['a character of two code units', 'x\u{1f512}y.eth', 'xy.eth', [['\u{1f512}'], []]],
    ['nothing in an equal name', 'vitalik.eth', 'vitalik.eth', [[], []]],
    ['an ending', 'vitalik.etn', 'vitalik.eth', [[], ['n']]],
    ['the place of a missing character', 'vitlik.eth', 'vitalik.eth', [[''], []]],
  ])('finds %s', (_, name, other, expected) => {
    const labels = name.split('.');
    const texts = findDifferences(name, other).map((parts, at) =>
      parts.map(({ start, end }) => labels[at]?.slice(start, end)),
    );
    expect(texts).toEqual(expected);
  });
});

it('divideByLabel returns the parts of each label', () => {
  const parts = [
    { start: 0, end: 1 },
    { start: 7, end: 8 },
  ];
  const divided = [[{ start: 0, end: 1 }], [{ start: 4, end: 5 }], []];
  expect(divideByLabel('my.vita1ik.eth', parts)).toEqual(divided);
});

describe('splitAtDifferences', () => {
  const format = (text: string, offset: number, differences: [number, number][]) =>
    splitAtDifferences(
      text,
      offset,
      differences.map(([start, end]) => ({ start, end })),
    )
      .map(({ text: run, differs }) => (differs ? `[${run}]` : run))
      .join('');

  it.each<[string, string, number, [number, number][], string]>([
    ['no part', 'vitalik', 0, [], 'vitalik'],
    ['one part', 'vita1ik', 0, [[4, 5]], 'vita[1]ik'],
    ['parts at both ends', 'xvitalikx', 0, [[0, 1], [8, 9]], '[x]vitalik[x]'], // biome-ignore format: one case per line
    ['a missing character', 'vitlik', 0, [[3, 3]], 'vit[]lik'],
    ['a missing character at the end', 'vitali', 0, [[6, 6]], 'vitali[]'],
    ['a missing character at the start', 'italik', 0, [[0, 0]], '[]italik'],
    ['a part before the text', 'ik', 5, [[4, 5]], 'ik'],
    ['a part that starts before the text', '1ik', 4, [[3, 5]], '[1]ik'],
    ['a part that ends after the text', 'vita1', 0, [[4, 7]], 'vita[1]'],
    ['a missing character before the text', 'ik', 5, [[5, 5]], 'ik'],
  ])('splits a text with %s', (_, text, offset, differences, expected) => {
    expect(format(text, offset, differences)).toBe(expected);
  });
});

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
