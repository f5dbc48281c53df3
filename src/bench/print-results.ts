import type { BenchResult, EngineResult } from './results.ts';

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
  where: string,
  { ratios, growth, graphemes, watchlists, imitations }: EngineResult,
): void {
  printSection(`${where}: µs a name, and R = reports ÷ floor`, ratios);
  printSection(`${where}: growth (exponent 1 is linear), ms for the longest`, growth);
  printSection(
    `${where}: grapheme reports with confusables, ms (goals: 5 cold, 0.5 cached)`,
    graphemes,
  );
  printSection(
    `${where}: plain names with a watchlist: index in ms (goal: 1000), µs a name, and how many times as long`,
    watchlists,
  );
  printSection(
    `${where}: what could imitate a name, ms (goals: 50 for the first 1,000, 1000 for all of 20 characters)`,
    imitations,
  );
}

/** Prints everything as tables. */
export function printResults({ machine, node, browser }: BenchResult): void {
  console.log(`${machine.runtime}, ${machine.cores} cores`);
  printEngine('Node', node);
  printSection(
    'Node: namehashes compared with @noble/hashes, µs a name, and how many times as fast',
    [node.hashing],
  );
  printSection('Node: bytes a name held by a list (goal: 150 beside the text)', [node.memory]);
  if (!browser) return;
  console.log(`\n${browser.runtime}`);
  printEngine('Browser worker', browser);
  printSection('Browser: to the page, ms (goal: 3 for 250 names)', [browser.transfer]);
  printSection('Browser: pool, ms (goals: speed-up 1.3, longest block 50)', [browser.pool]);
  printSection('Browser: bytes a name held by the page (goal: 150 beside the text)', [
    browser.memory,
  ]);
  if (browser.firstAnswer) {
    printSection('Browser: first answer on a cold page, ms (goals: 300 plain, 600 any)', [
      browser.firstAnswer,
    ]);
  }
}
