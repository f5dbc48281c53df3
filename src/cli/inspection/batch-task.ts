import type { InspectedColumns } from '../../contract/bulk-columns.ts';
import type { Outcome } from '../../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { countRating, createStatusCounts, type StatusCounts } from '../session/summary-counts.ts';
import { formatResults, type ResultFormat } from '../terminal/result-writer.ts';
import { REPORT_LAYOUT } from './report-layout.ts';

/** Number of full reports to create at once. A full report can be a hundred times as long as a consolidated one. */
export const FULL_BATCH_NAMES = 50;

/** What to compute for each batch of names. Workers receive it as `workerData`. */
export type BatchTask =
  | { kind: 'columns'; known: WatchOptions }
  | {
      kind: 'text';
      known: WatchOptions;
      format: ResultFormat;
      /** Whether hidden and direction-changing characters are escaped, for a terminal. */
      isEscaped: boolean;
      /** Whether to write full reports instead of consolidated ones. */
      isFull: boolean;
    };

/** Formatted reports in UTF-8. */
export interface TextResult {
  text: Uint8Array<ArrayBuffer>;
  counts: StatusCounts;
}

/** Result of a batch, by kind of task. */
export interface BatchResults {
  columns: InspectedColumns;
  text: TextResult;
}

/** Runs a task for one batch of names, on the current thread. */
export type RunBatch<Result> = (names: readonly string[]) => Result;

type InspectNames = RunBatch<ConsolidatedNameGuardReport[]>;

/**
 * Loads an engine and returns a function that creates consolidated or full reports. The names must be well-formed,
 * which the list readers guarantee.
 */
export async function createInspectNames(
  known: WatchOptions,
  isFull: boolean,
): Promise<InspectNames> {
  if (isFull) {
    // Imported on demand, because most commands don't need the details table.
    const { createNodeInspector } = await import('../../hosts/node.ts');
    const { inspectName } = await createNodeInspector(known);
    return (names) => names.map((name) => unwrap(inspectName(name)));
  }
  const { inspector } = await createNodeListEngine(known);
  return (names) => inspector.bulkInspectNames(names).map(unwrap);
}

/** Loads an engine on the current thread and returns the function that runs the task. */
export async function createRunBatch(
  task: BatchTask,
): Promise<RunBatch<BatchResults[BatchTask['kind']]>> {
  if (task.kind === 'columns') {
    const { inspector } = await createNodeListEngine(task.known);
    // Namehashes are half of the bytes of a row, and grouping doesn't use them.
    return (names) => ({ ...inspector.inspectColumns(names), namehash: new Uint8Array() });
  }
  const { known, format, isEscaped, isFull } = task;
  const inspectNames = await createInspectNames(known, isFull);
  const encoder = new TextEncoder();
  return (names) => {
    const reports = inspectNames(names);
    const counts = createStatusCounts();
    for (const { rating } of reports) countRating(counts, rating);
    const text = formatResults(reports, REPORT_LAYOUT, format, isEscaped);
    return { text: encoder.encode(text), counts };
  };
}

function unwrap<Report>(outcome: Outcome<Report>): Report {
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}
