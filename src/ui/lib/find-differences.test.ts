import { describe, expect, it } from 'vitest';
import { divideByLabel, findDifferences, splitAtDifferences } from './find-differences.ts';

describe('findDifferences', () => {
  it.each([
    ['a character', 'vita1ik.eth', 'vitalik.eth', [['1'], []]],
    ['a character of two code units', 'x\u{1f512}y.eth', 'xy.eth', [['\u{1f512}'], []]],
    ['nothing in an equal name', 'vitalik.eth', 'vitalik.eth', [[], []]],
    ['an ending', 'vitalik.etn', 'vitalik.eth', [[], ['n']]],
  ])('finds %s', (_, name, other, expected) => {
    const labels = name.split('.');
    const texts = findDifferences(name, other).map((parts, at) =>
      parts.map(({ start, end }) => labels[at]?.slice(start, end)),
    );
    expect(texts).toEqual(expected);
  });

  it('finds the place of a missing character', () => {
    expect(findDifferences('vitlik.eth', 'vitalik.eth')).toEqual([[{ start: 3, end: 3 }], []]);
  });
});

describe('divideByLabel', () => {
  it('returns the parts of each label', () => {
    const parts = [
      { start: 0, end: 1 },
      { start: 7, end: 8 },
    ];
    expect(divideByLabel('my.vita1ik.eth', parts)).toEqual([
      [{ start: 0, end: 1 }],
      [{ start: 4, end: 5 }],
      [],
    ]);
  });
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
