import { getErrorMessage } from '../../primitives/get-error-message.ts';
import type { ExportSink } from './export-sink.ts';

/** State of the latest export. */
export type ExportState =
  | { phase: 'none' }
  /** Share of the rows that has been written, from 0 to 1. */
  | { phase: 'running'; share: number }
  | { phase: 'done' }
  | { phase: 'stopped' }
  | { phase: 'failed'; reason: string };

/** Writes an export to a sink that is already open. */
export type WriteExport = (
  sink: ExportSink,
  signal: AbortSignal,
  onShare: (share: number) => void,
) => Promise<void>;

/** Runs one export at a time. An export continues while the page shows another screen. */
export interface ExportTask {
  state(): ExportState;
  /** Resolves when the export has ended. Does nothing while another export runs, or if `open` returns null. */
  run(open: () => Promise<ExportSink | null>, write: WriteExport): Promise<void>;
  stop(): void;
  /** Clears the outcome of the latest export, for example after the user chooses another format. */
  clear(): void;
}

export function createExportTask(onChange: () => void): ExportTask {
  let state: ExportState = { phase: 'none' };
  let running: AbortController | null = null;

  function change(next: ExportState): void {
    state = next;
    onChange();
  }

  async function attempt(
    open: () => Promise<ExportSink | null>,
    write: WriteExport,
    { signal }: AbortController,
  ): Promise<ExportState> {
    try {
      const sink = await open();
      if (!sink) return { phase: 'none' };
      change({ phase: 'running', share: 0 });
      await write(sink, signal, (share) => change({ phase: 'running', share }));
      return { phase: 'done' };
    } catch (error) {
      if (signal.aborted) return { phase: 'stopped' };
      return { phase: 'failed', reason: getErrorMessage(error) };
    }
  }

  return {
    state: () => state,
    async run(open, write) {
      if (running) return;
      running = new AbortController();
      change({ phase: 'none' });
      const ended = await attempt(open, write, running);
      running = null;
      change(ended);
    },
    stop: () => running?.abort(),
    clear() {
      if (!running && state.phase !== 'none') change({ phase: 'none' });
    },
  };
}
