import type { ExportState } from '../../export/export-task.ts';
import type { JobState } from '../bulk-job.ts';

/** Rows that an export has written. */
export interface ExportedRows {
  rows: number;
  /** Revision of the list when the export started. */
  revision: number;
}

/** State that determines whether a list is unsaved. */
export interface ListState {
  state: JobState;
  rows: number;
  /** Changes whenever rows of the list were replaced. */
  revision: number;
  exporting: ExportState;
  /** Whether labels are being resolved or rows inspected again. */
  isChanging: boolean;
  /** Whether this device keeps the list, and reopening the list gives the same rows. */
  isKept: boolean;
  /** Latest export of the whole list, or null. */
  exported: ExportedRows | null;
}

/**
 * Checks whether closing a list would lose work. Returns true while the list is being read or exported. Otherwise, returns
 * false if it has at most one name, is kept on this device, or has not changed since the whole list was exported.
 */
export function isUnsaved(list: ListState): boolean {
  const { state, rows, revision, exporting, isChanging, isKept, exported } = list;
  if (state === 'running' || state === 'paused' || exporting.phase === 'running') return true;
  if (isKept && !isChanging) return false;
  return rows > 1 && (isChanging || exported?.rows !== rows || exported.revision !== revision);
}
