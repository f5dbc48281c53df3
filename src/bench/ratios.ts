import type { BulkInspector } from '../engine/inspector.ts';
import { runBaseline } from './baseline.ts';
import type { Corpus } from './corpora.ts';
import { getTimePerName, interleave } from './rounds.ts';

/** Result of one corpus. Times are in microseconds per name. */
export interface RatioResult {
  corpus: string;
  names: number;
  baseline: number;
  /** Time of consolidated reports as objects. */
  reports: number;
  /** Time of columns with ratings and skeletons. */
  columns: number;
  /** Time of reports divided by the baseline. */
  R: number;
  /** Time of columns divided by the baseline. */
  columnsR: number;
  goal: number;
}

/**
 * A round has few names that are not plain, so V8 still compiles the code for them in the first rounds. With fewer rounds,
 * that would change the median.
 */
const ROUNDS = 15;

function measure({ title, goal, names }: Corpus, create: () => BulkInspector): RatioResult {
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
    reports: getTimePerName(times.reports, names.length),
    columns: getTimePerName(times.columns, names.length),
    R: times.reports / times.baseline,
    columnsR: times.columns / times.baseline,
    goal,
  };
}

/** Measures R for every corpus. */
export function measureRatios(
  create: () => BulkInspector,
  corpora: readonly Corpus[],
): RatioResult[] {
  return corpora.map((corpus) => measure(corpus, create));
}
