import type { BulkInspector } from '../engine/inspector.ts';
import { fitExponent } from './fit-exponent.ts';
import { findMedian, timeRun } from './rounds.ts';

/** How the time grows with the length of a name, or with the number of names. */
export interface GrowthResult {
  kind: string;
  /** Power of the size that the time grows with. 1 is linear. */
  exponent: number;
  /** Milliseconds for the largest size. */
  longest: number;
}

const SIZES = [4_000, 8_000, 16_000, 32_000];
const ROUNDS = 5;

/** Functions that create hostile names of a given length. */
const KINDS: Readonly<Record<string, (size: number) => string>> = {
  'emoji run': (size) => '👩‍🚀'.repeat(size / 4),
  'combining marks': (size) => `a${'\u0301\u0323'.repeat(size / 2)}`,
  dots: (size) => '.'.repeat(size),
  brackets: (size) => '['.repeat(size),
  'unknown labels': (size) => `[${'0'.repeat(64)}].`.repeat(size / 64),
  joiners: (size) => '\u200d\ufe0f'.repeat(size / 2),
  letters: (size) => 'é'.repeat(size),
  'mixed scripts': (size) => 'aаα中ア'.repeat(size / 5),
};

function measureOne(
  kind: string,
  sizes: readonly number[],
  run: (size: number) => void,
): GrowthResult {
  const times = sizes.map(() => [] as number[]);
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, size] of sizes.entries()) {
      const time = timeRun(() => run(size));
      if (round > 0) times[index]?.push(time);
    }
  }
  const medians = times.map(findMedian);
  const points = sizes.map((size, index) => [size, medians[index] ?? Number.NaN] as const);
  return { kind, exponent: fitExponent(points), longest: medians.at(-1) ?? Number.NaN };
}

/** Measures growth with the length of hostile names and with the number of names. */
export function measureGrowth(engine: BulkInspector, list: readonly string[]): GrowthResult[] {
  const lengths = Object.entries(KINDS).map(([kind, name]) => {
    const names = new Map(SIZES.map((size) => [size, [name(size)]]));
    return measureOne(kind, SIZES, (size) => void engine.inspectColumns(names.get(size) ?? []));
  });
  const parts = new Map(SIZES.map((size) => [size, list.slice(0, size)]));
  const names = measureOne('number of names', SIZES, (size) => {
    engine.inspectColumns(parts.get(size) ?? []);
  });
  return [...lengths, names];
}
