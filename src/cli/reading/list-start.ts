import {
  detectFormat,
  type ImportOptions,
  SAMPLE_BYTES,
} from '../../lists/readers/detect-format.ts';
import { HIDDEN, hideSecrets } from '../../lists/readers/hide-secrets.ts';
import type { HeadingFilter } from '../../lists/readers/name-parser.ts';
import { createStreamingDecoder } from '../../lists/readers/text-decoder.ts';
import { detectTextKind } from '../../lists/readers/text-kind.ts';
import { listNonBlankLines } from '../../primitives/list-lines.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { chooseColumn, findGuess, type Guess } from './choose-column.ts';

const LINE_FEED = 0x0a;

/**
 * Buffers the first uncompressed bytes of a list until its format can be detected.
 *
 * @param fileName name of the file, or an empty string for a stream
 * @param isPatient whether to wait for {@link SAMPLE_BYTES} of a stream. Otherwise, its first complete line is enough to
 * detect its format, because the next line may take long to arrive
 */
export function createListStart(fileName: string, isPatient: boolean) {
  const isStream = fileName === '';
  let start = Buffer.alloc(0);

  function getSample(): Uint8Array {
    const sample = start.subarray(0, SAMPLE_BYTES);
    const isCut = start.length >= SAMPLE_BYTES;
    const end = isStream || isCut ? sample.lastIndexOf(LINE_FEED) + 1 : 0;
    return end > 0 ? sample.subarray(0, end) : sample;
  }

  /** Returns the complete lines in the buffer, without blank lines. */
  function listLines({ encoding, bomLength }: ImportOptions): string[] {
    const text = createStreamingDecoder(encoding).push(getSample().subarray(bomLength));
    return listNonBlankLines(text);
  }

  return {
    push(bytes: Uint8Array) {
      start = Buffer.concat([start, bytes]);
    },
    /** Returns whether the format can be detected without more bytes. */
    isEnough: () =>
      start.length >= SAMPLE_BYTES || (isStream && !isPatient && start.includes(LINE_FEED)),
    /** Returns whether the list is empty apart from a byte order mark. */
    isEmpty() {
      const kind = detectTextKind(start);
      return start.length === (kind.kind === 'text' ? kind.bomLength : 0);
    },
    /** Returns all buffered bytes. */
    getBytes: () => start,
    listLines,
    /** Detects how to read the list. Throws an UnreadableSourceError if it is not a list or does not have the column. */
    async detect(column?: string): Promise<ImportOptions> {
      const options = detectFormat(getSample(), fileName);
      if (column === undefined) return options;
      const isCsv = isStream && options.format.kind === 'lines';
      // A stream has no file extension, so only `--column` tells that it is CSV.
      const chosen = isCsv ? detectFormat(getSample(), 'stream.csv') : options;
      // Hides secrets, because the error message lists the column headings.
      return chooseColumn(await hideSecrets(chosen), column);
    },
    /** Returns the guess, with the value of `--column` for the detected column, or null if no guess is needed. */
    async describeGuess(
      options: ImportOptions,
      mayHaveNames?: HeadingFilter,
    ): Promise<Guess | null> {
      const guess = findGuess(options, listLines(options), mayHaveNames);
      if (guess?.kind !== 'column') return guess;
      const { kind, column } = guess;
      if (typeof column === 'string') {
        return { kind, column: (await findSecret(column)) ? HIDDEN : column };
      }
      const { format, records } = await hideSecrets(options);
      const heading = format.kind === 'csv' && format.header ? records[0]?.[column]?.trim() : '';
      return { kind, column: heading || String(column + 1) };
    },
  };
}
