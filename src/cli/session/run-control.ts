import type { CliIo } from '../terminal/cli-io.ts';
import type { Messages } from './messages.ts';

/** One run of a command, which Ctrl-C stops. */
export interface RunControl {
  /** Signal that is aborted when the run is stopped. */
  readonly signal: AbortSignal;
  readonly isInterrupted: boolean;
  stop(): void;
  /** Stops listening for Ctrl-C and hides the progress. */
  end(): Promise<void>;
}

/** Interval for updating the progress, in milliseconds. */
const PROGRESS_INTERVAL = 200;

/**
 * Listens for Ctrl-C and shows progress until the run ends.
 *
 * @param isQuiet whether to show no progress
 * @param formatProgress formats the progress after a number of seconds
 */
export function startRun(
  { output, errors, signals }: CliIo,
  messages: Messages,
  isQuiet: boolean,
  formatProgress: (seconds: number) => string,
): RunControl {
  const controller = new AbortController();
  let isInterrupted = false;
  // Handles only the first Ctrl-C. A second Ctrl-C ends the process.
  const interrupt = () => {
    isInterrupted = true;
    controller.abort();
  };
  signals.once('SIGINT', interrupt);

  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = (performance.now() - started) / 1000;
    void messages.showProgress(formatProgress(seconds));
  }, PROGRESS_INTERVAL);
  // Results that appear in the same terminal already show the progress.
  if (isQuiet || !errors.isTerminal || output.isTerminal) clearInterval(timer);

  return {
    signal: controller.signal,
    get isInterrupted() {
      return isInterrupted;
    },
    stop: () => controller.abort(),
    async end() {
      clearInterval(timer);
      signals.off('SIGINT', interrupt);
      await messages.hideProgress();
    },
  };
}
