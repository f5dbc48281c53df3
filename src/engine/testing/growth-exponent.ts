// Measures how the time of hostile input grows with its length, even on a busy machine.

import { fitExponent } from '../../bench/fit-exponent.ts';

import { chooseSize } from './test-scope.ts';

const LONGEST = chooseSize(100_000, 200_000);
const FACTOR = 8;
/** Enough rounds that linear growth is measured despite noise. Quadratic growth shows as 2 in every round. */
const ROUNDS = 20;

/** Largest exponent that counts as linear growth. */
export const LINEAR = 1.2;

/** Returns the CPU time of a call in milliseconds. Other processes do not count. */
function measureTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Returns a function that measures both texts again and divides their least times so far. Noise only adds time. */
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

/** Copies a text in linear time. It allocates an object per character, because long input also outgrows the CPU's caches. */
function copyCharacters(text: string): string {
  return Array.from(text, (character) => ({ character }))
    .map(({ character }) => character)
    .join('');
}

/**
 * Returns the power of the length that the time of `run` grows with. An exponent of 1 is the growth of copying the text.
 * Stops measuring when growth turns out to be linear.
 *
 * @param make builds a text of a given length in UTF-16 code units
 * @param longest length of the longest text
 */
export function measureGrowthExponent(
  make: (length: number) => string,
  run: (text: string) => unknown,
  longest = LONGEST,
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
