// How long property tests search: as long as the gate can wait, or as long as FUZZ_SCALE says.

/** Runs of a property: `base` times the environment variable FUZZ_SCALE, which is 1 without it. */
export function getFuzzRuns(base: number): number {
  return Math.ceil(base * Number(process.env.FUZZ_SCALE ?? 1));
}
