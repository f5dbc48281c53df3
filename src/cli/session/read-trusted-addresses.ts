import { ADDRESS_PROBLEMS } from '../../addresses/read-address.ts';
import type { Pin } from '../../addresses/trusted-addresses.ts';
import { detectFormat, SAMPLE_BYTES } from '../../lists/readers/detect-format.ts';
import { createLineSplitter } from '../../lists/readers/line-splitter.ts';
import { createStreamingDecoder } from '../../lists/readers/text-decoder.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { createTrustedReader, type ParsedTrusted } from '../../lists/trusted/trusted-reader.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { CliError } from '../process/cli-error.ts';
import { openSource } from '../reading/name-source.ts';
import { unpack } from '../reading/unpack.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';

const ADDRESS_REASONS: ReadonlySet<string> = new Set(Object.values(ADDRESS_PROBLEMS));

/**
 * Reads the addresses of all watchlists, with their names and notes.
 *
 * @param onRefused called for each line whose address is refused
 * @throws CliError if a watchlist cannot be read
 */
export async function readTrustedAddresses(
  paths: readonly string[],
  signal: AbortSignal,
  onRefused: (message: string) => Promise<void> = async () => undefined,
): Promise<Pin[]> {
  const pins: Pin[] = [];
  for (const path of new Set(paths)) {
    const { entries, refused } = await readEntries(path, signal);
    for (const { entry } of entries) {
      const { address, name, note } = entry;
      if (address !== null) pins.push({ address, name, note });
    }
    for (const { line, reason } of refused) {
      if (ADDRESS_REASONS.has(reason)) await onRefused(`${path}:${line}: ${reason}`);
    }
  }
  return pins;
}

async function readEntries(path: string, signal: AbortSignal): Promise<ParsedTrusted> {
  const into: ParsedTrusted = { entries: [], refused: [] };
  const source = openSource(path);
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of unpack(source.read(signal))) chunks.push(chunk);
  } catch (error) {
    if (!(error instanceof UnreadableSourceError)) throw error;
    throw new CliError(`${escapeForTerminal(path)}: ${error.message}`);
  }
  const bytes = Buffer.concat(chunks);
  const options = detectFormat(bytes.subarray(0, SAMPLE_BYTES), source.fileName);
  const decoder = createStreamingDecoder(options.encoding);
  const splitter = createLineSplitter();
  const reader = createTrustedReader(options);
  const text = decoder.push(bytes.subarray(options.bomLength)) + decoder.end();
  for (const line of [...splitter.push(text), ...splitter.end()]) {
    // `readKnownOptions` reports a line with a secret. A note with a secret must not appear in an answer.
    if ((await findSecret(line.text)) === null) reader.line(line, into);
  }
  reader.end(into);
  return into;
}
