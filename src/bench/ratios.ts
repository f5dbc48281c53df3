import type { BulkInspector } from '../engine/inspector.ts';
import { runFloor } from './baseline.ts';
import type { Corpus } from './corpora.ts';
import { interleave } from './rounds.ts';

/** How one corpus fared; times in microseconds a name. */
export interface RatioResult {
  corpus: string;
  names: number;
  floor: number;
  /** Documented reports as objects. */
  reports: number;
  /** The same verdicts, with skeletons, as columns. */
  columns: number;
  /** Reports ÷ floor. */
  R: number;
  columnsR: number;
  goal: number;
}

/** With fewer, half of them would measure how the names that are not plain are compiled: there are few of these in a round. */
const ROUNDS = 15;

function measure({ title, goal, names }: Corpus, create: () => BulkInspector): RatioResult {
  let engine = create();
  // Every round starts with an engine that has seen nothing.
  const prepare = () => {
    engine = create();
  };
  const times = interleave(
    {
      floor: { run: () => names.forEach(runFloor) },
      reports: { prepare, run: () => void engine.bulkInspectNames(names) },
      columns: { prepare, run: () => void engine.inspectColumns(names) },
    },
    ROUNDS,
  );
  const dividePerName = (time: number) => (time * 1000) / names.length;
  return {
    corpus: title,
    names: names.length,
    floor: dividePerName(times.floor),
    reports: dividePerName(times.reports),
    columns: dividePerName(times.columns),
    R: times.reports / times.floor,
    columnsR: times.columns / times.floor,
    goal,
  };
}

/** R of every corpus. */
export function measureRatios(
  create: () => BulkInspector,
  corpora: readonly Corpus[],
): RatioResult[] {
  return corpora.map((corpus) => measure(corpus, create));
}
