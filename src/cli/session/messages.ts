import type { Output } from '../output.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';

/** What is said to the person beside the result. */
export interface Messages {
  /** Writes a line, where the progress stood. */
  say(text: string): Promise<void>;
  /** Writes a line over the one before, in a terminal alone. */
  showProgress(text: string): Promise<void>;
  /** Takes the progress away. */
  hideProgress(): Promise<void>;
}

/** To the start of the line, which is emptied: https://en.wikipedia.org/wiki/ANSI_escape_code#CSI_sequences */
const CLEAR_LINE = '\r\u001b[K';

export function createMessages(output: Output): Messages {
  let isShown = false;
  const makeSafe = output.isTerminal ? escapeForTerminal : (text: string) => text;
  async function hideProgress(): Promise<void> {
    if (isShown) await output.write(CLEAR_LINE);
    isShown = false;
  }

  return {
    async say(text) {
      await hideProgress();
      await output.write(`${makeSafe(text)}\n`);
    },
    async showProgress(text) {
      if (!output.isTerminal) return;
      isShown = true;
      await output.write(CLEAR_LINE + makeSafe(text));
    },
    hideProgress,
  };
}
