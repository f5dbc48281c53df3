import { createCsvParser } from './csv-records.ts';
import type { ImportOptions, ListFormat } from './detect-format.ts';
import { createJsonParser } from './json-lines.ts';
import { createLineSplitter } from './line-splitter.ts';
import { createPlainParser, type NameParser, type ParsedNames } from './name-parser.ts';
import { skipBytes } from './skip-bytes.ts';
import { createStreamingDecoder } from './text-decoder.ts';

/** Takes names out of a list that comes in pieces of any size, in order; lines that give no name are rejected with their number. */
export interface NameReader<Piece> {
  push(piece: Piece): ParsedNames;
  /** What the last line gives, where nothing ended it. */
  end(): ParsedNames;
}

function createParser(format: ListFormat): NameParser {
  switch (format.kind) {
    case 'lines':
      return createPlainParser();
    case 'csv':
      return createCsvParser(format);
    case 'jsonl':
      return createJsonParser(format.field);
  }
}

/** Reads a list that is text already. */
export function createTextReader(format: ListFormat): NameReader<string> {
  const splitter = createLineSplitter();
  const parser = createParser(format);
  return {
    push(text) {
      const read: ParsedNames = { names: [], rejected: [] };
      for (const line of splitter.push(text)) parser.line(line, read);
      return read;
    },
    end() {
      const read: ParsedNames = { names: [], rejected: [] };
      for (const line of splitter.end()) parser.line(line, read);
      parser.end(read);
      return read;
    },
  };
}

/** Reads the bytes of a list, unpacked. */
export function createByteReader({
  encoding,
  bomLength,
  format,
}: Pick<ImportOptions, 'encoding' | 'bomLength' | 'format'>): NameReader<Uint8Array> {
  const decoder = createStreamingDecoder(encoding);
  const skip = skipBytes(bomLength);
  const reader = createTextReader(format);
  return {
    push: (bytes) => reader.push(decoder.push(skip(bytes))),
    end() {
      const read = reader.push(decoder.end());
      const last = reader.end();
      return {
        names: [...read.names, ...last.names],
        rejected: [...read.rejected, ...last.rejected],
      };
    },
  };
}
