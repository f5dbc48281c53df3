// Decides how much the tests try: `npm test` has to finish in minutes, and `npm run test:all` tries everything.

/** Whether this is `npm run test:all`. */
export const isWholeRun = process.env.TEST_SCOPE === 'all';

/** Returns `whole` in `npm run test:all`, and `short` otherwise. */
export function chooseSize<T>(short: T, whole: T): T {
  return isWholeRun ? whole : short;
}

/** Returns every value in `npm run test:all`, and otherwise every `step`-th. */
export function chooseEvery<T>(step: number, values: readonly T[]): readonly T[] {
  return values.filter((_, at) => isWholeRun || at % step === 0);
}

/** End of the code points that every run tries. Most scripts in use today are below this code point. */
const ALWAYS_TRIED = 0x3400;
const STEP = 16;

/**
 * Lists the code points from `from` up to, but not including, `to`. From U+3400, only `npm run test:all` lists
 * all of them. Other runs list every 16th code point.
 */
export function listCodePoints(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at).filter(
    (codePoint) => isWholeRun || codePoint < ALWAYS_TRIED || codePoint % STEP === 0,
  );
}

/** Multiplies the runs of every property. FUZZ_SCALE sets a larger factor. */
const SCALE = Number(process.env.FUZZ_SCALE ?? (isWholeRun ? 1 : 1 / 4));

/** Returns how often a property runs. `base` is the number of runs in `npm run test:all`. */
export function getFuzzRuns(base: number): number {
  return Math.ceil(base * SCALE);
}
