import type { InspectedColumns } from '../../contract/bulk-columns.ts';
import type { Outcome } from '../../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { formatReports, type ReportsFormat } from './format-reports.ts';
import { countRating, createStatusCounts, type StatusCounts } from './status-counts.ts';

/** What is made of names; it is sent to workers as it is. */
export type BatchTask =
  | { kind: 'columns'; known: WatchOptions }
  | {
      kind: 'text';
      known: WatchOptions;
      format: ReportsFormat;
      /** Full reports instead of those of bulk inspection. */
      isFull: boolean;
    };

/** Reports, written in UTF-8. */
export interface TextAnswer {
  text: Uint8Array<ArrayBuffer>;
  counts: StatusCounts;
}

/** What comes of names. */
export interface BatchAnswers {
  columns: InspectedColumns;
  text: TextAnswer;
}

/** Does a task for some names at a time, on this thread. */
export type RunBatch<Answer> = (names: readonly string[]) => Answer;

type InspectNames = RunBatch<ConsolidatedNameGuardReport[]>;

/** The reports of bulk inspection, or full ones. Names are well-formed: readers refuse others. */
export async function createInspectNames(
  known: WatchOptions,
  isFull: boolean,
): Promise<InspectNames> {
  if (isFull) {
    // Most commands never need the second table, nor what reads it.
    const { createNodeInspector } = await import('../../hosts/node.ts');
    const { inspectName } = await createNodeInspector(known);
    return (names) => names.map((name) => unwrap(inspectName(name)));
  }
  const { inspector } = await createNodeListEngine(known);
  return (names) => inspector.bulkInspectNames(names).map(unwrap);
}

/** What a task asks for, on this thread. */
export async function createRunBatch(
  task: BatchTask,
): Promise<RunBatch<BatchAnswers[BatchTask['kind']]>> {
  if (task.kind === 'columns') {
    const { inspector } = await createNodeListEngine(task.known);
    // Half of the bytes of a row, and nothing that tells groups.
    return (names) => ({ ...inspector.inspectColumns(names), namehash: new Uint8Array() });
  }
  const inspectNames = await createInspectNames(task.known, task.isFull);
  const encoder = new TextEncoder();
  return (names) => {
    const reports = inspectNames(names);
    const counts = createStatusCounts();
    for (const { rating } of reports) countRating(counts, rating);
    return { text: encoder.encode(formatReports(reports, task.format)), counts };
  };
}

function unwrap<Report>(outcome: Outcome<Report>): Report {
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}
