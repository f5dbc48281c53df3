// Measures how the run time grows with the length of the input. Works on busy machines too.

import { fitExponent } from '../../bench/fit-exponent.ts';

import { chooseSize } from './test-scope.ts';

const LONGEST = chooseSize(100_000, 200_000);
const FACTOR = 8;
/** Maximum number of rounds. Noise can hide linear growth in some rounds, but quadratic growth shows in every round. */
const ROUNDS = 10;

/** Exponents below this limit count as linear growth. */
export const LINEAR = 1.2;

/**
 * Returns the CPU time of a call in milliseconds, which excludes other processes. On Windows, CPU time has steps of 16 ms,
 * so returns the elapsed time instead.
 */
function measureTime(run: () => unknown): number {
  const start = performance.now();
  const before = process.cpuUsage();
  run();
  if (process.platform === 'win32') return performance.now() - start;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Creates a function that measures both texts again and returns the ratio of their minimum times so far. Noise only
 * adds time.
 */
function createRace(short: string, long: string, run: (text: string) => unknown) {
  let leastShort = Number.POSITIVE_INFINITY;
  let leastLong = Number.POSITIVE_INFINITY;
  run(short);
  return () => {
    for (let turn = 0; turn < 3; turn++) {
      leastShort = Math.min(
        leastShort,
        measureTime(() => run(short)),
      );
    }
    leastLong = Math.min(
      leastLong,
      measureTime(() => run(long)),
    );
    // The clock is too coarse for times below half a millisecond.
    return leastLong / Math.max(leastShort, 0.5);
  };
}

/** Copies a text in linear time. Allocates an object per character, so long texts exceed the CPU caches as in `run`. */
function copyCharacters(text: string): string {
  return Array.from(text, (character) => ({ character }))
    .map(({ character }) => character)
    .join('');
}

/** How much longer the texts are in each attempt. */
const ATTEMPTS = [1, 2, 4];

/**
 * Returns the exponent with which the time of `run` grows, relative to copying the text: 1 is linear, 2 is quadratic.
 * Stops measuring as soon as a round shows linear growth.
 *
 * Repeats a measurement that is not linear with longer texts. Between two lengths, time also jumps where arrays no
 * longer fit the young generation of the heap, or the CPU caches. Longer texts are on the same side of that jump, but
 * quadratic growth shows at every length.
 *
 * @param make creates a text of a given length in UTF-16 code units
 * @param longest length of the longest text in the first attempt
 */
export function measureGrowthExponent(
  make: (length: number) => string,
  run: (text: string) => unknown,
  longest = LONGEST,
): number {
  let exponent = Number.POSITIVE_INFINITY;
  for (const factor of ATTEMPTS) {
    exponent = measureAttempt(make, run, longest * factor);
    if (exponent < LINEAR) break;
  }
  return exponent;
}

/** Returns the exponent for texts that repeat a part, such as `)` or `a.`, between a start and an end. */
export function measureRepetitions(
  part: string,
  run: (text: string) => unknown,
  { longest = LONGEST, start = '', end = '' } = {},
): number {
  const make = (length: number) => start + part.repeat(Math.ceil(length / part.length)) + end;
  return measureGrowthExponent(make, run, longest);
}

function measureAttempt(
  make: (length: number) => string,
  run: (text: string) => unknown,
  longest: number,
): number {
  const short = make(longest / FACTOR);
  const long = make(longest);
  const race = createRace(short, long, run);
  const copy = createRace(short, long, copyCharacters);
  let exponent = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && exponent >= LINEAR; round++) {
    const growth = race() / Math.max(copy() / FACTOR, 1);
    exponent = fitExponent([
      [1, 1],
      [FACTOR, growth],
    ]);
  }
  return exponent;
}
