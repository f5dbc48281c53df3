import { getErrorMessage } from '../../primitives/get-error-message.ts';
import type { ExportSink } from './export-sink.ts';

/** What is known of the latest export of a list. */
export type ExportState =
  | { phase: 'none' }
  /** Share of the rows that has been written: 0 to 1. */
  | { phase: 'running'; share: number }
  | { phase: 'done' }
  | { phase: 'stopped' }
  | { phase: 'failed'; reason: string };

/** How an export is written, once it is known where to. */
export type WriteExport = (
  sink: ExportSink,
  signal: AbortSignal,
  onShare: (share: number) => void,
) => Promise<void>;

/** One export at a time, which continues while the page shows something else. */
export interface ExportTask {
  state(): ExportState;
  /** Resolves when all is written or nothing is; does nothing while another export runs, or when `open` gives no sink. */
  run(open: () => Promise<ExportSink | null>, write: WriteExport): Promise<void>;
  stop(): void;
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
  };
}
