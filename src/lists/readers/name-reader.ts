import { createLineScreen, type ScreenedLines } from '../../secrets/line-screen.ts';
import { createCsvParser } from './csv-records.ts';
import { hasAddressColumn, type ImportOptions, type ListFormat } from './detect-format.ts';
import { createJsonParser } from './json-lines.ts';
import { createLineSplitter, type TextLine } from './line-splitter.ts';
import {
  createLineWithAddressParser,
  createPlainParser,
  type NameParser,
  type ParsedNames,
} from './name-parser.ts';
import { rejectSecret } from './rejected-line.ts';
import { skipBytes } from './skip-bytes.ts';
import { createStreamingDecoder } from './text-decoder.ts';

/** Extracts names from a list that arrives in chunks of any size. Lines without a name or with a secret are rejected. */
export interface NameReader<Chunk> {
  push(chunk: Chunk): Promise<ParsedNames>;
  /** Returns the names of the last lines. */
  end(): Promise<ParsedNames>;
}

function createParser(format: ListFormat): NameParser {
  switch (format.kind) {
    case 'lines':
      return format.hasAddresses ? createLineWithAddressParser() : createPlainParser();
    case 'csv':
      return createCsvParser(format);
    case 'jsonl':
      return createJsonParser(format.field, format.addressField);
  }
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
  const screen = createLineScreen<TextLine>(format.kind !== 'lines');

  function read({ lines, secrets }: ScreenedLines<TextLine>, into: ParsedNames): void {
    for (const line of lines) {
      const kind = secrets.get(line);
      if (kind) into.rejected.push(rejectSecret(line.number, kind));
      else parser.line(line, into);
    }
  }

  return {
    async push(text) {
      const into = createRead();
      read(await screen.push(splitter.push(text)), into);
      return into;
    },
    async end() {
      const into = createRead();
      read(await screen.push(splitter.end()), into);
      read(await screen.end(), into);
      parser.end(into);
      return into;
    },
  };
}

/**
 * Creates a reader for the unpacked bytes of a list.
 *
 * @param parser reads the lines instead of the parser of the format
 */
export function createByteReader(
  { encoding, bomLength, format }: Pick<ImportOptions, 'encoding' | 'bomLength' | 'format'>,
  parser?: NameParser,
): NameReader<Uint8Array> {
  const decoder = createStreamingDecoder(encoding);
  const skip = skipBytes(bomLength);
  const reader = createTextReader(format, parser);
  return {
    push: (bytes) => reader.push(decoder.push(skip(bytes))),
    async end() {
      const read = await reader.push(decoder.end());
      const last = await reader.end();
      return {
        names: [...read.names, ...last.names],
        rejected: [...read.rejected, ...last.rejected],
        ...(read.addresses && { addresses: [...read.addresses, ...(last.addresses ?? [])] }),
      };
    },
  };
}
