/** Returns the median. For an even number of values, it is the mean of the two middle values. */
export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Code to measure. */
export interface Contestant {
  /** Runs before each measurement and is not timed. */
  prepare?(): void;
  run(): void;
}

/** Returns the milliseconds that a call takes. */
export function timeRun(run: () => void): number {
  const started = performance.now();
  run();
  return performance.now() - started;
}

/** Converts milliseconds for several names to microseconds per name. */
export function getTimePerName(milliseconds: number, names: number): number {
  return (milliseconds * 1000) / names;
}

/**
 * Returns the median milliseconds of each contestant. Every round runs each contestant once, so that other load on the
 * machine affects all of them equally. The first round warms up and is not counted.
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
