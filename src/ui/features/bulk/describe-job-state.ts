import type { JobStatus } from '../../../client/bulk/bulk-job.ts';

const STATE_WORDS = {
  running: 'Inspecting',
  paused: 'Paused',
  done: 'Done',
  cancelled: 'Stopped',
} as const;

/** Describes the state of a job in a few words. */
export function describeJobState(
  { state, readError }: Pick<JobStatus, 'state' | 'readError'>,
  rows: number,
): string {
  if (state !== 'done' || readError === null) return STATE_WORDS[state];
  return rows === 0 ? 'Could not be read' : 'Partly read';
}
