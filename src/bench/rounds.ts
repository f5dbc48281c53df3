/** The middle of an odd number of values, or the mean of the two in the middle. */
export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** One thing that is timed: `prepare` is not. */
export interface Contestant {
  prepare?(): void;
  run(): void;
}

/** Milliseconds that a call takes. */
export function timeRun(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/**
 * Median milliseconds of each contestant. In every round all run once, one after the other, so
 * that what else the machine does falls on all alike; the first round warms up and is not counted.
 */
export function interleave<Name extends string>(
  contestants: Readonly<Record<Name, Contestant>>,
  rounds: number,
): Record<Name, number> {
  const names = Object.keys(contestants) as Name[];
  const times = new Map(names.map((name) => [name, [] as number[]]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of names) {
      const { prepare, run } = contestants[name];
      prepare?.();
      const time = timeRun(run);
      if (round > 0) times.get(name)?.push(time);
    }
  }
  const entries = names.map((name) => [name, findMedian(times.get(name) ?? [])]);
  return Object.fromEntries(entries) as Record<Name, number>;
}
