import { ens_normalize } from '@adraffy/ens-normalize';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { BulkInspector, Inspector } from '../engine/inspector.ts';
import type { Corpus } from './corpora.ts';

/** Creates an engine with decoded tables. They are decoded on first use, which is part of loading. */
export function createLoadedEngine(create: () => Inspector): Inspector {
  const engine = create();
  engine.inspectGrapheme('z');
  engine.inspectGrapheme('👍');
  return engine;
}

function hashChild(parent: Uint8Array, label: string): Uint8Array {
  const pair = new Uint8Array(64);
  pair.set(parent);
  pair.set(keccak_256(utf8ToBytes(label)), 32);
  return keccak_256(pair);
}

const ROOT = new Uint8Array(32);
const ETH = hashChild(ROOT, 'eth');

/**
 * Does the minimum work of any inspection: normalizes a name by ENSIP-15 and computes its namehash with @noble/hashes.
 * The node of `eth` is memoized. R is relative to the time of this function.
 */
function runBaseline(name: string): void {
  try {
    ens_normalize(name);
  } catch {
    // Names that ENSIP-15 rejects are hashed too.
  }
  const labels = name.split('.');
  const isEth = labels.at(-1) === 'eth' && labels.length > 1;
  const own = isEth ? labels.slice(0, -1) : labels;
  own.reduceRight(hashChild, isEth ? ETH : ROOT);
}

/** Returns the median. For an even number of values, it is the mean of the two middle values. */
export function findMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** Code to measure. */
interface Contestant {
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

/**
 * A round has few names that are not plain, so V8 still compiles the code for them in the first rounds. With fewer rounds,
 * that would change the median.
 */
const ROUNDS = 15;

/** Measures R for a corpus. Times are in microseconds per name. */
export function measureRatio({ title, goal, names }: Corpus, create: () => BulkInspector) {
  let engine = create();
  // Every round starts with empty caches.
  const prepare = () => {
    engine = create();
  };
  const times = interleave(
    {
      baseline: { run: () => names.forEach(runBaseline) },
      reports: { prepare, run: () => void engine.bulkInspectNames(names) },
      columns: { prepare, run: () => void engine.inspectColumns(names) },
    },
    ROUNDS,
  );
  return {
    corpus: title,
    names: names.length,
    baseline: getTimePerName(times.baseline, names.length),
    /** Time of consolidated reports as objects. */
    reports: getTimePerName(times.reports, names.length),
    /** Time of columns with ratings and skeletons. */
    columns: getTimePerName(times.columns, names.length),
    /** Time of reports divided by the baseline. */
    R: times.reports / times.baseline,
    /** Time of columns divided by the baseline. */
    columnsR: times.columns / times.baseline,
    goal,
  };
}
