import { gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getFuzzRuns } from '../../engine/testing/test-scope.ts';
import { createRecordReader } from '../../lists/readers/csv-records.ts';
import { needsFormatChoice } from '../../lists/readers/detect-format.ts';
import { createLineSplitter, type TextLine } from '../../lists/readers/line-splitter.ts';
import { createStreamingDecoder } from '../../lists/readers/text-decoder.ts';
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

function* cut(bytes: Uint8Array, lengths: readonly number[]): Generator<Uint8Array> {
  for (let at = 0, turn = 0; at < bytes.length; turn += 1) {
    const length = lengths[turn % lengths.length] as number;
    yield bytes.slice(at, at + length);
    at += length;
  }
}

it('reads each line of arbitrary bytes into one CSV record, or rejects it', () => {
  fc.assert(
    fc.property(anyBytes, fc.constantFrom(',', ';', '\t'), (bytes, delimiter) => {
      const decoder = createStreamingDecoder('utf-8');
      const splitter = createLineSplitter();
      const text = decoder.push(bytes) + decoder.end();
      const lines = [...splitter.push(text), ...splitter.end()];
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
