import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plane } from './gaussian-blur.ts';
import { compareShapes } from './shape-similarity.ts';

const SIZE = 48;

/** Draws a plane with ink where `isInk` returns true. */
function draw(isInk: (x: number, y: number) => boolean): Plane {
  const values = Float64Array.from({ length: SIZE * SIZE }, (_, at) =>
    Number(isInk(at % SIZE, Math.floor(at / SIZE))),
  );
  return { width: SIZE, height: SIZE, values };
}

const isWithin = (value: number, from: number, to: number) => value >= from && value < to;
const createBox =
  (left: number, top: number, right: number, bottom: number) => (x: number, y: number) =>
    isWithin(x, left, right) && isWithin(y, top, bottom);
const createRing = (radius: number, centreY: number) => (x: number, y: number) =>
  Math.abs(Math.hypot(x - 24, y - centreY) - radius) <= 1.5;

const SHAPES = {
  /** `l`: a stem. */
  stem: draw(createBox(22, 8, 26, 36)),
  /** `I` with serifs: the same stem, but slightly shorter. */
  serifs: draw(
    (x, y) =>
      createBox(22, 11, 26, 36)(x, y) ||
      createBox(19, 11, 29, 13)(x, y) ||
      createBox(19, 34, 29, 36)(x, y),
  ),
  /** `i`: a short stem with a dot. */
  dotted: draw((x, y) => createBox(22, 18, 26, 36)(x, y) || createBox(22, 10, 26, 14)(x, y)),
  o: draw(createRing(8, 27)),
  capitalO: draw(createRing(13, 23)),
  /** `ó`: a ring with an acute accent. */
  accented: draw(
    (x, y) => createRing(8, 27)(x, y) || (isWithin(y, 10, 16) && Math.abs(x + y - 38) <= 1),
  ),
  apostrophe: draw(createBox(22, 8, 26, 17)),
  comma: draw(createBox(22, 32, 26, 41)),
  diagonal: draw((x, y) => isWithin(y, 19, 36) && Math.abs(x + y - 51) <= 2),
  blank: draw(() => false),
};

type Shape = keyof typeof SHAPES;

const score = (a: Shape, b: Shape) => compareShapes(SHAPES[a], SHAPES[b]);

function move(plane: Plane, dx: number, dy: number): Plane {
  return draw((x, y) => {
    const isInside = isWithin(x - dx, 0, SIZE) && isWithin(y - dy, 0, SIZE);
    return isInside && plane.values[(y - dy) * SIZE + x - dx] === 1;
  });
}

test.each<[Shape, Shape, number, number]>([
  ['stem', 'serifs', 0.6, 0.95],
  ['stem', 'dotted', 0.6, 0.95],
  ['o', 'accented', 0.85, 0.98],
  ['o', 'capitalO', 0, 0.5],
  ['o', 'diagonal', 0, 0.5],
  ['o', 'stem', 0, 0.4],
  ['apostrophe', 'comma', 0, 0.05],
  ['stem', 'blank', 0, 0],
  ['blank', 'blank', 1, 1],
])('the similarity of %s and %s is between %f and %f', (a, b, least, most) => {
  expect(score(a, b)).toBeGreaterThanOrEqual(least);
  expect(score(a, b)).toBeLessThanOrEqual(most);
});

test('tolerates a small shift, but not a different height', () => {
  expect(compareShapes(SHAPES.o, move(SHAPES.o, 2, -1))).toBeCloseTo(1, 12);
  expect(compareShapes(SHAPES.o, move(SHAPES.o, 0, -9))).toBeLessThan(0.6);
});

test('detects a different strength of ink', () => {
  const { stem } = SHAPES;
  const faint = { ...stem, values: stem.values.map((value) => value / 3) };
  expect(compareShapes(stem, faint)).toBeLessThan(0.75);
});

test('centres planes of different widths', () => {
  const narrow = {
    width: 24,
    height: SIZE,
    values: Float64Array.from(
      { length: 24 * SIZE },
      (_, at) => SHAPES.stem.values[Math.floor(at / 24) * SIZE + (at % 24) + 12] as number,
    ),
  };
  expect(compareShapes(SHAPES.stem, narrow)).toBe(1);
});

const plane = fc
  .record({ width: fc.integer({ min: 1, max: 14 }), height: fc.integer({ min: 1, max: 14 }) })
  .chain(({ width, height }) =>
    fc
      .array(fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 255 })), {
        minLength: width * height,
        maxLength: width * height,
      })
      .map(
        (values): Plane => ({
          width,
          height,
          values: Float64Array.from(values, (value) => value / 255),
        }),
      ),
  );

test('returns a value between 0 and 1, is symmetric, and returns 1 for equal shapes', () => {
  fc.assert(
    fc.property(plane, plane, (a, b) => {
      const forward = compareShapes(a, b);
      expect(forward).toBeGreaterThanOrEqual(0);
      expect(forward).toBeLessThanOrEqual(1);
      expect(compareShapes(b, a)).toBeCloseTo(forward, 9);
      expect(compareShapes(a, a)).toBe(1);
    }),
    { numRuns: 200 },
  );
});
