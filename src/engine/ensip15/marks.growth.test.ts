import { expect, it } from 'vitest';
import { formatCodePoint } from '../../primitives/format-code-point.ts';
import { measureGrowthExponent } from '../testing/growth-exponent.ts';
import { listMarksByClass } from '../testing/marks-by-class.ts';
import { toCodePoints } from '../text/code-points.ts';
import { mapCharacters } from './map-characters.ts';
import { decompose } from './normalization-forms.ts';
import { normalizeLabel } from './normalize-label.ts';

const marks = listMarksByClass();

const formatCodePoints = (text: string) => toCodePoints(text).map(formatCodePoint).join(' ');

/** Many families, so each is short: what takes the square of 40,000 takes seconds. */
const LONGEST = 40_000;
/** Halfway between a line and a square: the collector of garbage is much of what a short text takes. */
const MAX_EXPONENT = 1.5;

/** Every combining class beside the next one without a base, and beside one far away behind a base, ascending and descending. */
const FAMILIES = marks.flatMap((mark, at) => [
  ...pairUp('', mark, marks[at + 1]),
  ...pairUp('a', mark, marks[(at * 7 + 11) % marks.length]),
]);

function pairUp(base: string, mark: string, other: string | undefined) {
  if (other === undefined || other === mark) return [];
  return [mark + other, other + mark].map((run) => ({
    base,
    run,
    name: formatCodePoints(base + run),
  }));
}

it('finds a mark of every combining class', () => {
  expect(marks).toHaveLength(55);
});

it.each(FAMILIES)('the time for marks grows with their number alone: $name', ({ base, run }) => {
  const exponent = measureGrowthExponent(
    (length) => base + run.repeat(length / run.length),
    (text) => {
      decompose(text);
      mapCharacters(text);
      normalizeLabel(text);
    },
    LONGEST,
  );
  expect(exponent).toBeLessThan(MAX_EXPONENT);
});
