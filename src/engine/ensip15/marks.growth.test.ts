import { expect, it } from 'vitest';
import { formatCodePoint } from '../../primitives/format-code-points.ts';
import { measureGrowthExponent } from '../testing/growth-exponent.ts';
import { listMarksByClass } from '../testing/marks-by-class.ts';
import { isWholeRun } from '../testing/test-scope.ts';
import { toCodePoints } from '../text/code-points.ts';
import { mapCharacters } from './map-characters.ts';
import { decompose } from './normalization-forms.ts';
import { normalizeLabel } from './normalize-label.ts';

const marks = listMarksByClass();

const formatCodePoints = (text: string) => toCodePoints(text).map(formatCodePoint).join(' ');

/** Short, because there are many cases. Quadratic time at this length would already take seconds. */
const LONGEST = 40_000;
/** Halfway between linear and quadratic, because garbage collection is a large part of the time for short text. */
const MAX_EXPONENT = 1.5;

/** Pairs of marks of adjacent combining classes without a base, and of distant classes after a base, in both orders. */
const CASES = marks
  .flatMap((mark, at) => [
    ...pairUp('', mark, marks[at + 1]),
    ...pairUp('a', mark, marks[(at * 7 + 11) % marks.length]),
  ])
  .filter((_, at) => isWholeRun || at % 9 === 0);

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

it.each(CASES)('normalizes repeated $name in linear time', ({ base, run }) => {
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
