import { ADDRESS_PROBLEMS } from '../../addresses/read-address.ts';
import { createTrustedAddresses, type Pin } from '../../addresses/trusted-addresses.ts';
import type { WatchOptions } from '../../engine/list-engine.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { detectFormat, SAMPLE_BYTES } from '../../lists/readers/detect-format.ts';
import { createLineSplitter } from '../../lists/readers/line-splitter.ts';
import { createStreamingDecoder } from '../../lists/readers/text-decoder.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { createTrustedReader, type ParsedTrusted } from '../../lists/trusted/trusted-reader.ts';
import { createTextContext, type TextContext } from '../../messages/text-context.ts';
import { findSecret } from '../../secrets/find-secret.ts';
import { openSource } from '../reading/name-source.ts';
import { unpack } from '../reading/unpack.ts';
import type { CliIo } from '../terminal/cli-io.ts';
import { escapeForTerminal } from '../terminal/escape-for-terminal.ts';
import { CliError } from '../terminal/exit-codes.ts';

/**
 * Loads what texts are judged with: an engine, and the addresses of `--watchlist`. A watchlist in standard input can be
 * read only once, so its addresses are not compared.
 *
 * @param known names of `--watchlist`
 */
export async function readTextContext(
  io: CliIo,
  known: WatchOptions,
  watchlist: readonly string[],
  signal: AbortSignal,
): Promise<TextContext> {
  const files = watchlist.filter((path) => path !== '-');
  const pins = await readTrustedAddresses(io, files, signal);
  const { inspector } = await createNodeListEngine(known);
  return createTextContext(inspector, createTrustedAddresses(pins));
}

const ADDRESS_REASONS: ReadonlySet<string> = new Set(Object.values(ADDRESS_PROBLEMS));

/**
 * Reads the addresses of all watchlists, with their names and notes.
 *
 * @param onRefused called for each line whose address is refused
 * @throws CliError if a watchlist cannot be read
 */
export async function readTrustedAddresses(
  io: CliIo,
  paths: readonly string[],
  signal: AbortSignal,
  onRefused: (message: string) => Promise<void> = async () => undefined,
): Promise<Pin[]> {
  const pins: Pin[] = [];
  for (const path of new Set(paths)) {
    const { entries, refused } = await readEntries(io, path, signal);
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

async function readEntries(io: CliIo, path: string, signal: AbortSignal): Promise<ParsedTrusted> {
  const into: ParsedTrusted = { entries: [], refused: [] };
  const source = openSource(io, path);
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
