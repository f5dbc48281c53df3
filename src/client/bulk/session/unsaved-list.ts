import type { ExportState } from '../../export/export-task.ts';
import type { JobState } from '../bulk-job.ts';

/** What an export wrote of a list. */
export interface ExportedRows {
  rows: number;
  /** That of the list when the export began. */
  revision: number;
}

/** What decides whether a list may go without a question. */
export interface ListState {
  state: JobState;
  rows: number;
  /** Another number whenever rows that were there got other verdicts. */
  revision: number;
  exporting: ExportState;
  /** Labels are being resolved, or rows inspected again. */
  isChanging: boolean;
  /** This device keeps the list, and nothing was made of it that it would not be again. */
  isKept: boolean;
  /** The latest export of all rows that there were; null before one. */
  exported: ExportedRows | null;
}

/**
 * Whether a list that goes is a loss: nothing is lost of one that is neither being read nor being
 * written, and that holds one name at most, is kept on this device, or was exported whole as it is
 * now and stays.
 */
export function isUnsaved(list: ListState): boolean {
  const { state, rows, revision, exporting, isChanging, isKept, exported } = list;
  if (state === 'running' || state === 'paused' || exporting.phase === 'running') return true;
  if (isKept && !isChanging) return false;
  return rows > 1 && (isChanging || exported?.rows !== rows || exported.revision !== revision);
}
