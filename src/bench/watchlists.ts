import type { Inspector } from '../engine/inspector.ts';
import { createPlainLabel } from './corpora.ts';
import { createRandom } from './random.ts';
import { interleave, timeRun } from './rounds.ts';

/** What a watchlist costs. */
export interface WatchlistResult {
  watched: number;
  /** Milliseconds to build the index. */
  index: number;
  /** Microseconds a plain name. */
  name: number;
  /** How many times as long as without a watchlist. */
  factor: number;
  /** At most that many times as long. */
  goal: number;
}

const GOALS: Readonly<Record<number, number>> = { 0: 1, 1000: 1.1, 100000: 2 };
const NAMES = 20_000;
const ROUNDS = 5;

/** Labels as people register and watch them, each once. */
function createLabels(size: number, seed: number): string[] {
  const random = createRandom(seed);
  const labels = new Set<string>();
  while (labels.size < size) labels.add(`${createPlainLabel(random)}${createPlainLabel(random)}`);
  return [...labels];
}

/** Plain names against watchlists of several sizes. */
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
  return lists.map(({ length }, at) => ({
    watched: length,
    index: indexTimes[at] as number,
    name: ((times[length] as number) * 1000) / NAMES,
    factor: (times[length] as number) / (times[0] as number),
    goal: GOALS[length] as number,
  }));
}
