import type { EngineResult } from './measure-engine.ts';
import type { measureMemory } from './memory.ts';

/** Milliseconds from the start of the navigation until the page shows the verdict and the whole report. */
export interface AnswerTimes {
  verdict: number;
  report: number;
}

type MemoryResult = Awaited<ReturnType<typeof measureMemory>>;

/** Measurements that need a page with workers. Times are in milliseconds. */
export interface BrowserResult {
  runtime: string;
  /** Time to send 250 names to a warm worker and to receive their reports. */
  reports250: number;
  pool: {
    names: number;
    /** Time with one worker. */
    one: number;
    /** Time with two workers. */
    two: number;
    /** Time with one worker divided by the time with two. */
    speedup: number;
    /** Longest task on the main thread. */
    longestBlock: number;
  };
  memory: MemoryResult;
  /** Times for the report of a plain name, of any name, and of any name on a slow phone. */
  firstAnswer: Record<'plain' | 'any' | 'slowPhone', AnswerTimes>;
}

/** All results of a run, as written to `bench-results/latest.json`. */
export interface BenchResult {
  machine: { runtime: string; cores: number };
  node: EngineResult & { memory: MemoryResult };
  browser: (EngineResult & BrowserResult) | null;
}

type Row = Record<string, string | number>;

const round = (value: number) => Number(value.toPrecision(3));

function roundRow<T extends object>(row: T): Row {
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      typeof value === 'number' ? round(value) : String(value),
    ]),
  );
}

function printSection(title: string, rows: readonly object[]): void {
  console.log(`\n${title}`);
  console.table(rows.map(roundRow));
}

function printEngine(
  runtime: string,
  { ratios, growth, graphemes, watchlists, imitations }: EngineResult,
): void {
  printSection(`${runtime}: µs per name, and R = reports ÷ baseline`, ratios);
  printSection(`${runtime}: growth (exponent 1 is linear), ms for the largest size`, growth);
  printSection(
    `${runtime}: grapheme reports with confusables, ms (goals: 5 cold, 0.5 cached)`,
    graphemes,
  );
  printSection(
    `${runtime}: plain names with a watchlist, index in ms (goal: 1000), names in µs`,
    watchlists,
  );
  printSection(
    `${runtime}: imitations of a name, ms (goals: 50 for the first 1,000, 1000 for all of 20 characters)`,
    imitations,
  );
}

/** Prints all results as tables. */
export function printResults({ machine, node, browser }: BenchResult): void {
  console.log(`${machine.runtime}, ${machine.cores} cores`);
  printEngine('Node', node);
  printSection('Node: memory of a list, bytes per name (goal: overhead of 150)', [node.memory]);
  if (!browser) return;
  console.log(`\n${browser.runtime}`);
  printEngine('Browser worker', browser);
  printSection('Browser: 250 reports for the page, ms (goal: 3)', [
    { reports250: browser.reports250 },
  ]);
  printSection('Browser: worker pool, ms (goals: speed-up 1.3, longest block 50)', [browser.pool]);
  printSection('Browser: memory of a list, bytes per name (goal: overhead of 150)', [
    browser.memory,
  ]);
  const { plain, any, slowPhone } = browser.firstAnswer;
  printSection('Browser: plain name on a cold page, ms (goal: verdict 300)', [plain]);
  printSection('Browser: any name on a cold page, ms (goal: verdict 600)', [any]);
  printSection('Browser: any name on a slow phone, ms (goals: verdict 3,500, report 5,000)', [
    slowPhone,
  ]);
}
