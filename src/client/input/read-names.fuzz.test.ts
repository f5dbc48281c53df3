import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFuzzRuns } from '../../engine/testing/test-scope.ts';
import { createRecordReader } from '../../lists/readers/csv-records.ts';
import { needsFormatChoice } from '../../lists/readers/detect-format.ts';
import { createJsonParser } from '../../lists/readers/json-lines.ts';
import { createLineSplitter, type TextLine } from '../../lists/readers/line-splitter.ts';
import {
  createPlainParser,
  type NameParser,
  type ParsedNames,
} from '../../lists/readers/name-parser.ts';
import type { RejectionReason } from '../../lists/readers/rejected-line.ts';
import { createStreamingDecoder } from '../../lists/readers/text-decoder.ts';
import type { Encoding } from '../../lists/readers/text-kind.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { detectSource } from './bulk-source.ts';
import { readNames } from './read-names.ts';

const encode = (text: string) => [...Buffer.from(text)];

/** Parts of ordinary lists, and byte sequences that are hard to read. */
const PIECES: readonly number[][] = [
  ...['a', 'é', '漢', '😀', '.eth', ' ', '\n', '\r', '\r\n', '\n\n', '\u0085', '\u2028', '\t'],
  ...['"', '""', ',', ';', 'name', '"name":', '{"name":"', '"}', '{}', '[', 'null', '1', '\ufeff'],
  ...['\\ud83d', '\\u0000', '\\n', '"a.eth"', '__proto__', '{"__proto__":"', '\u0000'],
]
  .map(encode)
  .concat(
    // Incomplete, overlong and surrogate UTF-8 sequences, UTF-16 byte order marks, gzip.
    'ff c3 80 e282 f09f98 f888 c0af eda080 fffe feff 1f8b08 0a00 000a'
      .split(' ')
      .map((hex) => [...Buffer.from(hex, 'hex')]),
  );

const anyBytes = fc
  .array(
    fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...PIECES) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 6 }).map((bytes) => [...bytes]) },
    ),
    { maxLength: 16 },
  )
  .map((pieces) => Uint8Array.from(pieces.flat()));

/** Chunk lengths, used in turn until all bytes are split. */
const anyCuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

const anyEncoding = fc.constantFrom<Encoding>('utf-8', 'utf-16le', 'utf-16be');

function* cut(bytes: Uint8Array, lengths: readonly number[]): Generator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] as number;
    yield bytes.slice(at, at + length);
    at += length;
  }
}

function readLines(pieces: Iterable<Uint8Array>, encoding: Encoding): TextLine[] {
  const decoder = createStreamingDecoder(encoding);
  const splitter = createLineSplitter();
  const lines: TextLine[] = [];
  for (const piece of pieces) lines.push(...splitter.push(decoder.push(piece)));
  lines.push(...splitter.push(decoder.end()), ...splitter.end());
  return lines;
}

function parse(lines: readonly TextLine[], parser: NameParser): ParsedNames {
  const result: ParsedNames = { names: [], rejected: [] };
  for (const line of lines) parser.line(line, result);
  parser.end(result);
  return result;
}

/** Splits bytes into lines with an independent implementation, and decodes each line separately. Returns null for a line that is not Unicode. */
function listLines(bytes: Uint8Array, encoding: Encoding): (string | null)[] {
  const width = encoding === 'utf-8' ? 1 : 2;
  const lines: number[][] = [[]];
  for (let at = 0; at < bytes.length; at += width) {
    const unit = [...bytes.subarray(at, at + width)];
    const isWhole = unit.length === width;
    const value =
      encoding === 'utf-16be'
        ? Number(unit[0]) * 256 + Number(unit[1])
        : Number(unit[0]) + 256 * Number(unit[1] ?? 0);
    if (isWhole && value === 0x0a) lines.push([]);
    else if (isWhole && value === 0x0d) {
      lines.push([]);
      const next = [...bytes.subarray(at + width, at + 2 * width)];
      const feed = { 'utf-8': [10], 'utf-16le': [10, 0], 'utf-16be': [0, 10] }[encoding];
      if (String(next) === String(feed)) at += width;
    } else lines.at(-1)?.push(...unit);
  }
  if (lines.at(-1)?.length === 0) lines.pop();
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  return lines.map((line) => {
    try {
      return decoder.decode(Uint8Array.from(line));
    } catch {
      return null;
    }
  });
}

/** Returns the expected name or rejection of a JSON Lines line. */
function readJsonLine(text: string, field: string): { name?: string; reason?: RejectionReason } {
  if (text === '') return { reason: 'empty' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { reason: 'not_json' };
  }
  const own = new Map(Object.entries(value ?? {}));
  const name = typeof value === 'string' ? value : own.get(field);
  if (typeof name !== 'string') return { reason: 'no_such_field' };
  if (name === '') return { reason: 'no_name' };
  return name.isWellFormed() ? { name } : { reason: 'not_unicode' };
}

describe('lines of arbitrary bytes', () => {
  it('are the same for any chunk lengths', () => {
    fc.assert(
      fc.property(anyBytes, anyCuts, anyEncoding, (bytes, cuts, encoding) => {
        expect(readLines(cut(bytes, cuts), encoding)).toEqual(readLines([bytes], encoding));
      }),
      { numRuns: getFuzzRuns(8000) },
    );
  });

  it('are names or are rejected with the right reason', () => {
    fc.assert(
      fc.property(anyBytes, anyCuts, anyEncoding, (bytes, cuts, encoding) => {
        const lines = listLines(bytes, encoding);
        const { names, rejected } = parse(
          readLines(cut(bytes, cuts), encoding),
          createPlainParser(),
        );
        expect(names).toEqual(lines.filter((line) => line));
        expect(rejected.map(({ line, reason }) => [line, reason])).toEqual(
          lines.flatMap((line, at) =>
            line ? [] : [[at + 1, line === '' ? 'empty' : 'not_unicode']],
          ),
        );
        for (const { excerpt } of rejected) expect(excerpt.isWellFormed()).toBe(true);
      }),
      { numRuns: getFuzzRuns(8000) },
    );
  });

  it('are JSON entries with a name or are rejected with the right reason', () => {
    const anyField = fc.constantFrom('name', '__proto__', 'constructor', '');
    fc.assert(
      fc.property(anyBytes, anyField, (bytes, field) => {
        const lines = readLines([bytes], 'utf-8');
        const { names, rejected } = parse(lines, createJsonParser({ field }));
        const entries = lines.map(({ text }) => readJsonLine(text, field));
        expect(names).toEqual(entries.flatMap(({ name }) => name ?? []));
        expect(rejected.map(({ line, reason }) => [line, reason])).toEqual(
          entries.flatMap(({ reason }, at) => (reason ? [[at + 1, reason]] : [])),
        );
      }),
      { numRuns: getFuzzRuns(6000) },
    );
  });

  it('each belong to one CSV record or are rejected', () => {
    fc.assert(
      fc.property(anyBytes, fc.constantFrom(',', ';', '\t'), (bytes, delimiter) => {
        const lines = readLines([bytes], 'utf-8');
        const accounted: number[] = [];
        const reader = createRecordReader(delimiter);
        const sink = {
          record(fields: string[], { number }: TextLine) {
            const breaks = fields.join('').split('\n').length;
            for (let at = 0; at < breaks; at += 1) accounted.push(number + at);
          },
          reject: ({ number }: TextLine) => void accounted.push(number),
        };
        for (const line of lines) reader.line(line, sink);
        reader.end(sink);
        expect(accounted).toEqual(lines.map(({ number }) => number));
      }),
      { numRuns: getFuzzRuns(6000) },
    );
  });
});

/** Creates a file whose stream has chunks of the given lengths. */
function createFile(name: string, bytes: Uint8Array, cuts: readonly number[] | null): File {
  const file = new File([bytes as BlobPart], name);
  if (cuts) {
    file.stream = () =>
      new ReadableStream({
        start(controller) {
          for (const piece of cut(bytes, cuts))
            controller.enqueue(piece as Uint8Array<ArrayBuffer>);
          controller.close();
        },
      });
  }
  return file;
}

/** Reads a file to the end, or up to the error message that the user sees. */
async function readFile(file: File): Promise<unknown> {
  const names: string[] = [];
  const rejected: unknown[] = [];
  try {
    const source = { kind: 'file', file } as const;
    const options = await detectSource(source);
    needsFormatChoice(options);
    for await (const read of readNames(source, options)) {
      names.push(...read.names);
      rejected.push(...read.rejected);
    }
    return { options, names, rejected };
  } catch (error) {
    if (!(error instanceof UnreadableSourceError)) throw error;
    return { names, rejected, message: error.message };
  }
}

const anyFileName = fc.constantFrom(
  ...['l.txt', 'l.csv', 'l.tsv', 'l.jsonl', 'l.ndjson', 'l.json', 'l', '', '.csv', 'l.txt.gz'],
);

describe('arbitrary files', () => {
  it('give the same names or the same error for any chunk lengths', async () => {
    await fc.assert(
      fc.asyncProperty(anyFileName, anyBytes, anyCuts, async (name, bytes, cuts) => {
        expect(await readFile(createFile(name, bytes, cuts))).toEqual(
          await readFile(createFile(name, bytes, null)),
        );
      }),
      { numRuns: getFuzzRuns(1200) },
    );
  });

  it('give names or an error message if they are damaged gzip files', async () => {
    const anyDamage = fc.record({
      members: fc.integer({ min: 1, max: 3 }),
      cutOff: fc.nat(24),
      flipped: fc.option(fc.nat(200)),
    });
    await fc.assert(
      fc.asyncProperty(anyFileName, anyBytes, anyDamage, async (name, bytes, damage) => {
        const member = gzipSync(bytes);
        const packed = new Uint8Array(
          Buffer.concat(Array.from({ length: damage.members }, () => member)),
        );
        if (damage.flipped !== null) {
          const at = damage.flipped % packed.length;
          packed[at] = (packed[at] as number) ^ 0x10;
        }
        await readFile(createFile(name, packed.slice(0, packed.length - damage.cutOff), null));
      }),
      { numRuns: getFuzzRuns(800) },
    );
  });
});
