import type { Pin } from '../../addresses/trusted-addresses.ts';
import { detectFormat, SAMPLE_BYTES } from '../../lists/readers/detect-format.ts';
import { createLineSplitter } from '../../lists/readers/line-splitter.ts';
import { createStreamingDecoder } from '../../lists/readers/text-decoder.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { createTrustedReader, type ParsedTrusted } from '../../lists/trusted/trusted-reader.ts';
import { CliError } from '../process/cli-error.ts';
import { openSource } from '../reading/name-source.ts';
import { unpack } from '../reading/unpack.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';

/**
 * Reads the addresses of watchlists, which the page exports with its names. `readKnownOptions` reads the names and
 * reports faults.
 *
 * @throws CliError if a watchlist cannot be read
 */
export async function readTrustedPins(
  paths: readonly string[],
  signal: AbortSignal,
): Promise<Pin[]> {
  if (paths.includes('-')) {
    throw new CliError('scan reads a watchlist twice, so --watchlist needs a file instead of “-”.');
  }
  const pins: Pin[] = [];
  for (const path of new Set(paths)) {
    try {
      for (const { entry } of (await readEntries(path, signal)).entries) {
        const { address, name, note } = entry;
        if (address !== null) pins.push({ address, name, note });
      }
    } catch (error) {
      if (!(error instanceof UnreadableSourceError)) throw error;
      throw new CliError(`${escapeForTerminal(path)}: ${error.message}`);
    }
  }
  return pins;
}

async function readEntries(path: string, signal: AbortSignal): Promise<ParsedTrusted> {
  const { read, fileName } = openSource(path);
  const chunks: Uint8Array[] = [];
  for await (const chunk of unpack(read(signal))) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  const into: ParsedTrusted = { entries: [], refused: [] };
  if (signal.aborted) return into;
  const format = detectFormat(bytes.subarray(0, SAMPLE_BYTES), fileName);
  const reader = createTrustedReader(format);
  const splitter = createLineSplitter();
  const text = createStreamingDecoder(format.encoding).push(bytes.subarray(format.bomLength));
  for (const line of [...splitter.push(text), ...splitter.end()]) reader.line(line, into);
  reader.end(into);
  return into;
}
