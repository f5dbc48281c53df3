import { expect, it } from 'vitest';
import type { Stroke } from '../../contract/similarity-service.ts';
import type { DrawGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createShapeFinder } from './shape-finder.ts';

const SIZE = 32;

type Ink = (x: number, y: number) => boolean;

const isOnRing = (x: number, y: number) => Math.abs(Math.hypot(x - 16, y - 16) - 9) < 2;

/** A font of simple shapes. It has no digits, so it draws a box for them. */
const FONT: Record<string, Ink> = {
  o: isOnRing,
  O: isOnRing,
  l: (x, y) => Math.abs(x - 16) < 2 && y > 4 && y < 28,
  '-': (x, y) => Math.abs(y - 16) < 2 && x > 6 && x < 26,
  x: (x, y) => Math.abs(Math.abs(x - 16) - Math.abs(y - 16)) < 2 && Math.abs(x - 16) < 10,
  '+': (x, y) =>
    (Math.abs(x - 16) < 2 && Math.abs(y - 16) < 10) ||
    (Math.abs(y - 16) < 2 && Math.abs(x - 16) < 10),
  '.': (x, y) => Math.hypot(x - 16, y - 26) < 2,
  '●': (x, y) => Math.hypot(x - 16, y - 16) < 10,
  '■': (x, y) => Math.abs(x - 16) < 11 && Math.abs(y - 16) < 11,
  ' ': () => false,
};

const MISSING: Ink = (x, y) => [8, 23].includes(x) || [4, 27].includes(y);

const draw: DrawGlyph = (text) => {
  const ink = FONT[text] ?? MISSING;
  const coverage = Uint8Array.from({ length: SIZE * SIZE }, (_, at) =>
    ink(at % SIZE, Math.floor(at / SIZE)) ? 255 : 0,
  );
  return { width: SIZE, height: SIZE, coverage, colour: null, advance: SIZE };
};

function createFinder() {
  const finder = createShapeFinder(draw);
  for (const character of ['o', 'l', 'x', '-', '+', '.', '7', ' ']) finder.add(character, 0);
  for (const character of ['O', '●', '■']) finder.add(character, 1);
  return finder;
}

function drawRing(x: number, y: number, radius: number): Stroke {
  return Array.from({ length: 40 }, (_, at) => (at * Math.PI) / 19).flatMap((angle) => [
    x + radius * Math.cos(angle),
    y + radius * Math.sin(angle),
  ]);
}

const CROSS: Stroke[] = [
  [20, 20, 100, 100],
  [100, 20, 20, 100],
];

const FULL_PAD: Stroke[] = Array.from({ length: 128 }, (_, y) => [0, y, 128, y]);

it.each<[name: string, strokes: Stroke[], first: string]>([
  ['a ring', [drawRing(64, 64, 40)], 'o'],
  ['a small ring in a corner', [drawRing(20, 100, 14)], 'o'],
  ['a vertical line', [[64, 10, 64, 118]], 'l'],
  ['a short vertical line with a slip', [[30, 40, 33, 60, 31, 80]], 'l'],
  ['a horizontal line', [[10, 64, 118, 64]], '-'],
  ['two crossed lines', CROSS, 'x'],
  ['two lines in one stroke', [[20, 20, 100, 100, 60, 60, 100, 20, 20, 100]], 'x'],
  [
    'a plus',
    [
      [64, 20, 64, 108],
      [20, 64, 108, 64],
    ],
    '+',
  ],
  ['a tap', [[64, 64]], '.'],
  ['a full pad', FULL_PAD, '■'],
])('finds %s', (_, strokes, first) => {
  expect(createFinder().find(strokes, 3)[0]).toBe(first);
});

it.each<[name: string, strokes: Stroke[]]>([
  ['no stroke', []],
  ['a stroke without points', [[]]],
])('finds nothing for %s', (_, strokes) => {
  expect(createFinder().find(strokes, 3)).toEqual([]);
});

it('decides between equal shapes by rank', () => {
  expect(createFinder().find([drawRing(64, 64, 40)], 2)).toEqual(['o', 'O']);
});

it('leaves out characters that are blank or missing', () => {
  const found = createFinder().find(CROSS, 99);
  expect(found).not.toContain('7');
  expect(found).not.toContain(' ');
  expect(found).toHaveLength(9);
});

it('accepts a drawing of 10,000 points', () => {
  const scribble = Array.from({ length: 20_000 }, (_, at) => 64 + 60 * Math.sin(at * at));
  expect(createFinder().find([scribble], 1)).toEqual(['■']);
});
