import { isWholeRun } from './test-scope.ts';

/** Multiplies the runs of every property. `npm run fuzz` sets FUZZ_SCALE. */
const SCALE = Number(process.env.FUZZ_SCALE ?? (isWholeRun ? 1 : 1 / 4));

/** Returns how often a property runs. `base` is the number of runs in `npm run test:all`. */
export function getFuzzRuns(base: number): number {
  return Math.ceil(base * SCALE);
}
