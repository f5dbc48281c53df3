import type { BulkInspector, Inspector } from '../engine/inspector.ts';
import { type Corpus, createPlainLabel, createRandom, createRealNames } from './corpora.ts';
import { fitExponent } from './fit-exponent.ts';
import {
  createLoadedEngine,
  findMedian,
  getTimePerName,
  interleave,
  measureRatios,
  type RatioResult,
  timeRun,
} from './rounds.ts';

/** Cost of a watchlist. */
interface WatchlistResult {
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

const ROUNDS = 5;

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
function measureWatchlists(create: () => Inspector): WatchlistResult[] {
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
    index: indexTimes[position] as number,
    name: getTimePerName(times[length] as number, WATCHED_NAMES),
    factor: (times[length] as number) / (times[0] as number),
    goal: GOALS[length] as number,
  }));
}

/** Time to list the names that could imitate a name, in milliseconds. */
interface ImitationsResult {
  name: string;
  candidates: number;
  /** Time of the first thousand candidates, by a new engine. */
  first: number;
  /** Time of all candidates, by an engine that has listed the first thousand. */
  all: number;
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

function measureImitationsOf(name: string, create: () => Inspector): ImitationsResult {
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

/** Measures how long it takes to list imitations of short and long names. */
function measureImitations(create: () => Inspector): ImitationsResult[] {
  return IMITATED_NAMES.map((name) => measureImitationsOf(name, create));
}

/** Time of a grapheme report with its confusables, in milliseconds. */
interface GraphemeResult {
  grapheme: string;
  /** Time of the grapheme's first report, with decoded tables. */
  cold: number;
  /** Time of its second report. */
  cached: number;
}

const GRAPHEMES = ['a', 'o', 'ì', 'а', '愛', '👩‍🚀', '🧑', 'ก้'];
const GRAPHEME_ROUNDS = 9;

function measureGrapheme(grapheme: string, create: () => Inspector): GraphemeResult {
  const cold: number[] = [];
  const cached: number[] = [];
  for (let round = 0; round < GRAPHEME_ROUNDS; round += 1) {
    const engine = createLoadedEngine(create);
    cold.push(timeRun(() => engine.inspectGrapheme(grapheme)));
    cached.push(timeRun(() => engine.inspectGrapheme(grapheme)));
  }
  return { grapheme, cold: findMedian(cold), cached: findMedian(cached) };
}

/** Measures reports of graphemes with few and with many confusables. */
function measureGraphemes(create: () => Inspector): GraphemeResult[] {
  return GRAPHEMES.map((grapheme) => measureGrapheme(grapheme, create));
}

/** How the time grows with the length of a name, or with the number of names. */
interface GrowthResult {
  kind: string;
  /** Power of the size that the time grows with. 1 is linear. */
  exponent: number;
  /** Milliseconds for the largest size. */
  longest: number;
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
function measureGrowth(engine: BulkInspector, list: readonly string[]): GrowthResult[] {
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

/** Results of one thread with an engine. */
export interface EngineResult {
  ratios: RatioResult[];
  growth: GrowthResult[];
  graphemes: GraphemeResult[];
  watchlists: WatchlistResult[];
  imitations: ImitationsResult[];
}

/** Takes all measurements that need only one thread with an engine. */
export function measureEngine(create: () => Inspector, corpora: readonly Corpus[]): EngineResult {
  return {
    ratios: measureRatios(create, corpora),
    growth: measureGrowth(create(), createRealNames(32_000)),
    graphemes: measureGraphemes(create),
    watchlists: measureWatchlists(create),
    imitations: measureImitations(create),
  };
}
