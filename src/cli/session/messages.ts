import type { Output } from '../process/output.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';

/**
 * Prints messages and progress to standard error. Also escapes output that is written to log files, because people read
 * them in a terminal.
 */
export interface Messages {
  /** Prints a line in place of the progress. */
  print(text: string): Promise<void>;
  /** Overwrites the progress line. Does nothing if the output is not a terminal. */
  showProgress(text: string): Promise<void>;
  hideProgress(): Promise<void>;
}

/** Moves the cursor to the start of the line and clears it: https://en.wikipedia.org/wiki/ANSI_escape_code#CSI_sequences */
const CLEAR_LINE = '\r\u001b[K';

export function createMessages(output: Output): Messages {
  let hasProgress = false;
  async function hideProgress(): Promise<void> {
    if (hasProgress) await output.write(CLEAR_LINE);
    hasProgress = false;
  }

  return {
    async print(text) {
      await hideProgress();
      await output.write(`${escapeForTerminal(text)}\n`);
    },
    async showProgress(text) {
      if (!output.isTerminal) return;
      hasProgress = true;
      await output.write(CLEAR_LINE + escapeForTerminal(text));
    },
    hideProgress,
  };
}
