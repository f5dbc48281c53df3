import { createCsvParser } from './csv-records.ts';
import { hasAddressColumn, type ImportOptions, type ListFormat } from './detect-format.ts';
import { createJsonParser } from './json-lines.ts';
import { createLineSplitter } from './line-splitter.ts';
import {
  createLineWithAddressParser,
  createPlainParser,
  type NameParser,
  type ParsedNames,
} from './name-parser.ts';
import { skipBytes } from './skip-bytes.ts';
import { createStreamingDecoder } from './text-decoder.ts';

/** Extracts names from a list that arrives in chunks of any size. Lines without a name are rejected. */
export interface NameReader<Chunk> {
  push(chunk: Chunk): ParsedNames;
  /** Returns the names of the last line if it does not end in a line break. */
  end(): ParsedNames;
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
  return {
    push(text) {
      const read = createRead();
      for (const line of splitter.push(text)) parser.line(line, read);
      return read;
    },
    end() {
      const read = createRead();
      for (const line of splitter.end()) parser.line(line, read);
      parser.end(read);
      return read;
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
    end() {
      const read = reader.push(decoder.end());
      const last = reader.end();
      return {
        names: [...read.names, ...last.names],
        rejected: [...read.rejected, ...last.rejected],
        ...(read.addresses && { addresses: [...read.addresses, ...(last.addresses ?? [])] }),
      };
    },
  };
}
