import type { Inspector } from '../engine/inspector.ts';
import { createPlainLabel } from './corpora.ts';
import { createRandom } from './random.ts';
import { getTimePerName, interleave, timeRun } from './rounds.ts';

/** Cost of a watchlist. */
export interface WatchlistResult {
  /** Number of watched names. */
  watched: number;
  /** Milliseconds to build the index. */
  index: number;
  /** Microseconds per plain name. */
  name: number;
  /** Time per name, relative to an engine without a watchlist. */
  factor: number;
  /** Maximum of `factor`. */
  goal: number;
}

const GOALS: Readonly<Record<number, number>> = { 0: 1, 1000: 1.1, 100000: 2 };
const NAMES = 20_000;
const ROUNDS = 5;

/** Creates distinct labels such as people register and watch. */
function createLabels(size: number, seed: number): string[] {
  const random = createRandom(seed);
  const labels = new Set<string>();
  while (labels.size < size) labels.add(`${createPlainLabel(random)}${createPlainLabel(random)}`);
  return [...labels];
}

/** Measures the inspection of plain names with watchlists of several sizes. */
export function measureWatchlists(create: () => Inspector): WatchlistResult[] {
  const base = create();
  const names = createLabels(NAMES, 7).map((label) => `${label}.eth`);
  const watched = createLabels(100_000, 11);
  const lists = Object.keys(GOALS).map((size) => watched.slice(0, Number(size)));
  const indexTimes = lists.map((watchlist) =>
    timeRun(() => void base.withWatchlist({ watchlist }).bulkInspectNames(['warm.eth'])),
  );
  const times = interleave(
    Object.fromEntries(
      lists.map((watchlist) => {
        const inspector = base.withWatchlist({ watchlist });
        return [watchlist.length, { run: () => void inspector.bulkInspectNames(names) }];
      }),
    ),
    ROUNDS,
  );
  return lists.map(({ length }, position) => ({
    watched: length,
    index: indexTimes[position] as number,
    name: getTimePerName(times[length] as number, NAMES),
    factor: (times[length] as number) / (times[0] as number),
    goal: GOALS[length] as number,
  }));
}
