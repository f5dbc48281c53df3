import { isWholeRun } from './test-scope.ts';

/** Multiplies the runs of every property. `npm run fuzz` sets FUZZ_SCALE. */
const SCALE = Number(process.env.FUZZ_SCALE ?? (isWholeRun ? 1 : 1 / 4));

/** Returns the number of runs of a property whose whole length is `base`. */
export function getFuzzRuns(base: number): number {
  return Math.ceil(base * SCALE);
}
