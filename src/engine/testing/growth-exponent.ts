// How the cost of hostile input grows, measured on machines that are busy with other things.

const START = 20_000;
const FACTOR = 8;
/** A square shows as 2 however calm the machine is; noise alone does not survive this many rounds. */
const ROUNDS = 8;

/** Exponent above which growth is not called linear: halfway between a line and a square. */
export const LINEAR = 1.5;

/** Milliseconds of the processor that this process took for it: those that others took do not count. */
function measureTime(run: () => unknown): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Power of the length that the time of `run` grows with, from 20,000 to 160,000 characters of what
 * `make` builds. Takes the least time of each length over several rounds, because noise only adds;
 * stops measuring as soon as growth is seen to be linear.
 */
export function measureGrowthExponent(
  make: (length: number) => string,
  run: (text: string) => unknown,
): number {
  const short = make(START);
  const long = make(START * FACTOR);
  const measureText = (text: string) => measureTime(() => run(text));
  run(short);
  let leastShort = Number.POSITIVE_INFINITY;
  let leastLong = Number.POSITIVE_INFINITY;
  let exponent = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && exponent >= LINEAR; round++) {
    leastShort = Math.min(leastShort, measureText(short), measureText(short), measureText(short));
    leastLong = Math.min(leastLong, measureText(long));
    // Below half a millisecond the clock is too coarse to tell.
    exponent = Math.log(leastLong / Math.max(leastShort, 0.5)) / Math.log(FACTOR);
  }
  return exponent;
}
