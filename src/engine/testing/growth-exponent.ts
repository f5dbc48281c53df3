// How the cost of hostile input grows, measured on machines that are busy with other things.

const LONGEST = 200_000;
const FACTOR = 8;
/** A square shows as 2 however busy the machine is; noise alone does not survive this many rounds. */
const ROUNDS = 20;

/** Exponent above which growth is not called linear. */
export const LINEAR = 1.2;

/** Milliseconds of the processor that this process took for it: those that others took do not count. */
function measureTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The least time that each of two texts has taken so far, because noise only adds. */
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
    // Below half a millisecond the clock is too coarse to tell.
    return leastLong / Math.max(leastShort, 0.5);
  };
}

/** As linear as can be, with garbage of its own: what is longer leaves the processor's caches on any machine. */
function copyCharacters(text: string): string {
  return Array.from(text, (character) => ({ character }))
    .map(({ character }) => character)
    .join('');
}

/**
 * Power of the length that the time of `run` grows with, up to the `longest` text that `make` builds, in UTF-16 units;
 * 1 is the growth of copying the text. Measures until growth is seen to be linear.
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
    exponent = Math.log(growth) / Math.log(FACTOR);
  }
  return exponent;
}
