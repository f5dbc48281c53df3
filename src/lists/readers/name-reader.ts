import { createLineScreen, type ScreenedLines } from '../../secrets/line-screen.ts';
import { createCsvParser } from './csv-records.ts';
import { splitNameAndAddress } from './detect-addresses.ts';
import { hasAddressColumn, type ImportOptions, type ListFormat } from './detect-format.ts';
import { createJsonParser } from './json-lines.ts';
import { createLineSplitter, type TextLine } from './line-splitter.ts';
import {
  createLineParser,
  type HeadingFilter,
  type NameParser,
  type ParsedNames,
} from './name-parser.ts';
import { rejectSecret } from './rejected-line.ts';
import { createStreamingDecoder, skipBytes } from './text-decoder.ts';

/** A name in a table. */
interface Cell {
  text: string;
  address: string | null;
  number: number;
}

/**
 * Creates a screen that finds a seed phrase with one word per cell. Screening whole lines misses it, because other columns
 * separate the words. Holds back names that may be the start of a phrase.
 */
function createCellScreen() {
  const screen = createLineScreen<Cell>(true);

  function add({ lines, secrets }: Awaited<ReturnType<typeof screen.end>>, read: ParsedNames) {
    for (const cell of lines) {
      const kind = secrets.get(cell);
      if (kind) {
        read.rejected.push(rejectSecret(cell.number, kind));
        continue;
      }
      read.names.push(cell.text);
      read.addresses?.push(cell.address);
    }
  }

  return {
    /**
     * Checks the names of a chunk. Puts the checked names back in order, and can hold back some until the next call.
     *
     * @param owners line number of each name
     */
    async push(read: ParsedNames, owners: readonly number[]) {
      const { names, addresses = [] } = read;
      const cells = names.map((text, index) => ({
        text,
        address: addresses[index] ?? null,
        number: owners[index] ?? 0,
      }));
      read.names = [];
      if (read.addresses) read.addresses = [];
      add(await screen.push(cells), read);
    },
    async end(read: ParsedNames) {
      add(await screen.end(), read);
    },
  };
}

/** Extracts names from a list that arrives in chunks of any size. Lines without a name or with a secret are rejected. */
export interface NameReader<Chunk> {
  push(chunk: Chunk): Promise<ParsedNames>;
  /** Returns the names of the last lines. */
  end(): Promise<ParsedNames>;
}

/**
 * Creates a parser for the lines of a list.
 *
 * @param mayHaveNames if given, also rejects lines with a name in another one of these columns or fields
 */
export function createParser(format: ListFormat, mayHaveNames?: HeadingFilter): NameParser {
  switch (format.kind) {
    case 'lines':
      return createLineParser(
        (text) => (format.hasAddresses && splitNameAndAddress(text)) || { name: text },
      );
    case 'csv':
      return createCsvParser(format, mayHaveNames);
    case 'jsonl':
      return createJsonParser(format, mayHaveNames);
  }
}

function concatReads(reads: readonly ParsedNames[]): ParsedNames {
  const hasAddresses = reads.some(({ addresses }) => addresses);
  return {
    names: reads.flatMap(({ names }) => names),
    rejected: reads.flatMap(({ rejected }) => rejected),
    ...(hasAddresses && { addresses: reads.flatMap(({ addresses = [] }) => addresses) }),
  };
}

/** Creates a reader for a list that is already decoded. */
export function createTextReader(
  format: ListFormat,
  parser: NameParser = createParser(format),
): NameReader<string> {
  const splitter = createLineSplitter();
  const hasAddresses = hasAddressColumn(format);
  const createRead = (): ParsedNames => ({
    names: [],
    rejected: [],
    ...(hasAddresses && { addresses: [] }),
  });
  // Exported tables have columns of hashes, which have the same form as private keys.
  const isTable = format.kind !== 'lines';
  const screen = createLineScreen<TextLine>(isTable);
  const cells = isTable ? createCellScreen() : null;

  async function read({ lines, secrets }: ScreenedLines<TextLine>): Promise<ParsedNames> {
    const into = createRead();
    const owners: number[] = [];
    for (const line of lines) {
      const kind = secrets.get(line);
      if (kind) into.rejected.push(rejectSecret(line.number, kind));
      else parser.line(line, into);
      while (owners.length < into.names.length) owners.push(line.number);
    }
    await cells?.push(into, owners);
    return into;
  }

  return {
    push: async (text) => read(await screen.push(splitter.push(text))),
    async end() {
      const reads = [await read(await screen.push(splitter.end())), await read(await screen.end())];
      const last = createRead();
      parser.end(last);
      await cells?.push(last, []);
      await cells?.end(last);
      return concatReads([...reads, last]);
    },
  };
}

/**
 * Creates a reader for the unpacked bytes of a list.
 *
 * @param parser reads the lines instead of the parser of the format
 * @param onText called with the decoded text before its names are read
 */
export function createByteReader(
  { encoding, bomLength, format }: Pick<ImportOptions, 'encoding' | 'bomLength' | 'format'>,
  parser?: NameParser,
  onText?: (text: string) => Promise<void>,
): NameReader<Uint8Array> {
  const decoder = createStreamingDecoder(encoding);
  const skip = skipBytes(bomLength);
  const reader = createTextReader(format, parser);
  async function push(text: string): Promise<ParsedNames> {
    await onText?.(text);
    return reader.push(text);
  }
  return {
    push: (bytes) => push(decoder.push(skip(bytes))),
    async end() {
      return concatReads([await push(decoder.end()), await reader.end()]);
    },
  };
}
