import type { BulkInspector, Inspector } from '../engine/inspector.ts';
import { type Corpus, createPlainLabel, createRandom, createRealNames } from './corpora.ts';
import { fitExponent } from './fit-exponent.ts';
import {
  createLoadedEngine,
  findMedian,
  getTimePerName,
  interleave,
  measureRatio,
  timeRun,
} from './rounds.ts';

const ROUNDS = 5;

/** Maximum factor by which a name takes longer with a watchlist, by number of watched names. */
const GOALS: Readonly<Record<number, number>> = { 0: 1, 1000: 1.1, 100000: 2 };
const WATCHED_NAMES = 20_000;

/** Creates distinct labels such as people register and watch. */
function createLabels(size: number, seed: number): string[] {
  const random = createRandom(seed);
  const labels = new Set<string>();
  while (labels.size < size) labels.add(`${createPlainLabel(random)}${createPlainLabel(random)}`);
  return [...labels];
}

/** Measures the inspection of plain names with watchlists of several sizes. */
function measureWatchlists(create: () => Inspector) {
  const base = create();
  const names = createLabels(WATCHED_NAMES, 7).map((label) => `${label}.eth`);
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
    /** Milliseconds to build the index. */
    index: indexTimes[position] as number,
    /** Microseconds per plain name. */
    name: getTimePerName(times[length] as number, WATCHED_NAMES),
    /** Time per name, relative to an engine without a watchlist. */
    factor: (times[length] as number) / (times[0] as number),
    goal: GOALS[length] as number,
  }));
}

/** Labels with 7, 12 and 20 characters, labels beyond ASCII, and a name of the maximum length. */
const IMITATED_NAMES = [
  'vitalik.eth',
  'metamask-dao.eth',
  'abcdefghijklmnopqrst.eth',
  'приветствие.eth',
  '👩‍🚀👩‍🚀👩‍🚀.eth',
  `${'abcdefghij'.repeat(19)}abcdef.eth`,
];
const FIRST = 1000;

/**
 * Measures how long an engine takes to list the imitations of a name, in milliseconds: the first thousand with a new
 * engine, and then all of them.
 */
function measureImitations(name: string, create: () => Inspector) {
  const first: number[] = [];
  const all: number[] = [];
  let candidates = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const engine = createLoadedEngine(create);
    first.push(timeRun(() => Array.from(engine.imitations(name, { limit: FIRST }))));
    all.push(
      timeRun(() => {
        candidates = Array.from(engine.imitations(name)).length;
      }),
    );
  }
  const title = name.length > 30 ? `${name.slice(0, 10)}… (${name.length})` : name;
  return { name: title, candidates, first: findMedian(first), all: findMedian(all) };
}

/** Graphemes with few and with many confusables. */
const GRAPHEMES = ['a', 'o', 'ì', 'а', '愛', '👩‍🚀', '🧑', 'ก้'];
const GRAPHEME_ROUNDS = 9;

/** Measures a grapheme's first report with decoded tables, and its second report, in milliseconds. */
function measureGrapheme(grapheme: string, create: () => Inspector) {
  const cold: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < GRAPHEME_ROUNDS; round += 1) {
    const engine = createLoadedEngine(create);
    cold.push(timeRun(() => engine.inspectGrapheme(grapheme)));
    cached.push(timeRun(() => engine.inspectGrapheme(grapheme)));
  }
  return { grapheme, cold: findMedian(cold), cached: findMedian(cached) };
}

const SIZES = [4_000, 8_000, 16_000, 32_000];

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

/** Measures how the time grows with a size. The exponent is the power of the size, so 1 is linear. */
function measureGrowthOf(kind: string, run: (size: number) => void) {
  const runs = SIZES.map((size) => [size, { run: () => run(size) }]);
  const medians = Object.entries<number>(interleave(Object.fromEntries(runs), ROUNDS));
  const points = medians.map(([size, time]) => [Number(size), time] as const);
  return { kind, exponent: fitExponent(points), longest: points.at(-1)?.[1] ?? Number.NaN };
}

/** Measures growth with the length of hostile names and with the number of names. */
function measureGrowth(engine: BulkInspector, list: readonly string[]) {
  const lengths = Object.entries(KINDS).map(([kind, name]) => {
    const names = new Map(SIZES.map((size) => [size, [name(size)]]));
    return measureGrowthOf(kind, (size) => void engine.inspectColumns(names.get(size) ?? []));
  });
  const parts = new Map(SIZES.map((size) => [size, list.slice(0, size)]));
  const names = measureGrowthOf('number of names', (size) => {
    engine.inspectColumns(parts.get(size) ?? []);
  });
  return [...lengths, names];
}

/** Results of one thread with an engine. */
export type EngineResult = ReturnType<typeof measureEngine>;

/** Takes all measurements that need only one thread with an engine. */
export function measureEngine(create: () => Inspector, corpora: readonly Corpus[]) {
  return {
    ratios: corpora.map((corpus) => measureRatio(corpus, create)),
    growth: measureGrowth(create(), createRealNames(32_000)),
    graphemes: GRAPHEMES.map((grapheme) => measureGrapheme(grapheme, create)),
    watchlists: measureWatchlists(create),
    imitations: IMITATED_NAMES.map((name) => measureImitations(name, create)),
  };
}
