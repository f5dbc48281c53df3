import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { ImportOptions } from '../../lists/readers/detect-format.ts';
import type { ParsedNames } from '../../lists/readers/name-parser.ts';
import { UnreadableSourceError } from '../../lists/readers/unreadable-source-error.ts';
import { type BulkSource, detectSource } from './bulk-source.ts';
import { readNames } from './read-names.ts';

type Content = string | Uint8Array;

function createFile(name: string, content: Content): BulkSource {
  return { kind: 'file', file: new File([content as BlobPart], name) };
}

async function readAll(source: BulkSource, options?: ImportOptions): Promise<ParsedNames> {
  const result: ParsedNames = { names: [], rejected: [] };
  for await (const read of readNames(source, options ?? (await detectSource(source)))) {
    result.names.push(...read.names);
    result.rejected.push(...read.rejected);
  }
  return result;
}

function listRejected({ rejected }: ParsedNames): string[] {
  return rejected.map(({ line, reason }) => `${line} ${reason}`);
}

const encodeUtf16 = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));
const swapBytes = (bytes: Uint8Array) => new Uint8Array(Buffer.from(bytes).swap16());

const joinBytes = (...parts: (string | number[])[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => Buffer.from(part as string))));

const CYRILLIC = 'виталик.eth\nпривет.eth';
const LONGEST = 'x'.repeat(65_536);
const RANDOM_BYTES = Uint8Array.from({ length: 999 }, (_, at) => (at * 97) % 256);
const CUT_PAIR = joinBytes([...encodeUtf16('\ufeffa.eth\nb\ud83d'), 0x41]);
const NOT_UNICODE = ['1 not_unicode', '3 not_unicode'];

describe('readNames', () => {
  it.each<[what: string, content: Content, names: string[], rejected?: string[]]>([
    ['carriage returns', 'a\rb\r\r\nc\u0085\u2028\r', ['a', 'b', 'c\u0085\u2028'], ['3 empty']],
    ['spaces around a name', ' a.eth \n', [' a.eth ']],
    ['empty lines', 'a\n\n\r\nb', ['a', 'b'], ['2 empty', '3 empty']],
    ['a UTF-8 byte order mark', '\ufeffa.eth\n\ufeffb', ['a.eth', '\ufeffb']],
    ['invalid UTF-8', joinBytes([0xc3, 0x28], '\nb\n', [0xff], 'x\nü'), ['b', 'ü'], NOT_UNICODE],
    ['an incomplete sequence', joinBytes('a\n', [0xe2, 0x82]), ['a'], ['2 not_unicode']],
    ['an encoded surrogate', joinBytes([0xed, 0xa0, 0x80], '\nb'), ['b'], ['1 not_unicode']],
    ['UTF-16', encodeUtf16('\ufeffä.eth\r\n😀\n'), ['ä.eth', '😀']],
    ['big-endian UTF-16', swapBytes(encodeUtf16('\ufeffa.eth\nb\n')), ['a.eth', 'b']],
    ['UTF-16 without a byte order mark', encodeUtf16('abc.eth\nb\n'), ['abc.eth', 'b']],
    ['Cyrillic UTF-16', encodeUtf16(CYRILLIC), CYRILLIC.split('\n')],
    ['big-endian Cyrillic UTF-16', swapBytes(encodeUtf16(CYRILLIC)), CYRILLIC.split('\n')],
    ['lone surrogates', encodeUtf16('\ufeffa\ud800\nb\n'), ['b'], ['1 not_unicode']],
    ['half a surrogate pair', CUT_PAIR, ['a.eth'], ['2 not_unicode']],
    ['gzip', gzipSync('a.eth\nb.eth'), ['a.eth', 'b.eth']],
    ['control characters', 'a\0b.eth\nc\x01\x02.eth\n', ['a\0b.eth', 'c\x01\x02.eth']],
    ['a line of one megabyte', `a\n${'x'.repeat(1 << 20)}\nb`, ['a', 'b'], ['2 too_long']],
    ['a line of the maximum length', `${LONGEST}\r\n`, [LONGEST]],
  ])('reads a text file with %s', async (_, content, names, rejected = []) => {
    const read = await readAll(createFile('l.txt', content));
    expect(read.names).toEqual(names);
    expect(listRejected(read)).toEqual(rejected);
  });

  it.each([
    ['a.eth\nb.eth', ['a.eth', 'b.eth'], []],
    ['\ufeffa', ['\ufeffa'], []],
    ['a\ud800\nb', ['b'], ['1 not_unicode']],
  ])('reads the pasted text %j', async (text, names, rejected) => {
    const read = await readAll({ kind: 'text', text });
    expect([read.names, listRejected(read)]).toEqual([names, rejected]);
  });

  it.each<[file: string, content: Content, names: string[], rejected?: string[]]>([
    [
      'l.jsonl',
      '"a.eth"\n"b\\n.eth"\n{broken\n12\n"\\ud800"\n\n""',
      ['a.eth', 'b\n.eth'],
      ['3 not_json', '4 no_such_field', '5 not_unicode', '6 empty', '7 no_name'],
    ],
    ['l.jsonl.gz', gzipSync('{"id":1,"name":"a.eth"}\n{"name":5}'), ['a.eth'], ['2 no_such_field']],
    [
      'l.csv',
      'id,name\n1,a.eth\n2\n3,"b,""x"".eth"\n4,\n',
      ['a.eth', 'b,"x".eth'],
      ['3 no_such_column', '5 no_name'],
    ],
    ['l.csv', '"a\nb.eth",1\r\nc.eth,2\r\n', ['a\nb.eth', 'c.eth']],
    ['l.csv', 'name\n"a.eth\nb.eth\nc.eth', ['b.eth', 'c.eth'], ['2 unclosed_quote']],
    // A quoted field has at most 100 lines.
    ['l.csv', `"a${'\nb'.repeat(98)}\nc"\nd.eth`, [`a${'\nb'.repeat(98)}\nc`, 'd.eth']],
    ['l.csv', `"a${'\nb'.repeat(99)}\nd"`, [...Array(99).fill('b'), 'd"'], ['1 unclosed_quote']],
    ['l.csv', 'vitalik.eth \nnick.eth\nfoo.eth\n', ['vitalik.eth ', 'nick.eth', 'foo.eth']],
    ['l.csv', 'x;name;y\n1;a.eth;2', ['a.eth']],
    ['l.tsv', 'label\towner\na,b\tme', ['a,b']],
  ])('reads the file %s with %j', async (file, content, names, rejected = []) => {
    const read = await readAll(createFile(file, content));
    expect(read.names).toEqual(names);
    expect(listRejected(read)).toEqual(rejected);
  });

  it('makes the excerpt of a rejected line well-formed', async () => {
    const { rejected } = await readAll(
      createFile('l.txt', joinBytes('ab', [0xff], 'c'.repeat(500))),
    );
    expect(rejected[0]?.excerpt).toBe(`ab\ufffd${'c'.repeat(117)}`);
  });

  it.each([
    ['who,age\nvitalik.eth,1\n', 0, true],
    [' ENS Name\nvitalik.eth\n', 0, true],
    ['a\nnick.eth\nb\n', 0, false],
  ])('detects the header of %j', async (text, column, header) => {
    const { format } = await detectSource(createFile('l.csv', text));
    expect(format).toMatchObject({ column, header });
  });

  it('lets the user choose another column', async () => {
    const source = createFile('l.csv', 'name,other\na.eth,b.eth\n');
    const options = await detectSource(source);
    expect(options.records).toEqual([
      ['name', 'other'],
      ['a.eth', 'b.eth'],
    ]);
    const format = { kind: 'csv', delimiter: ',', column: 1, header: false } as const;
    expect((await readAll(source, { ...options, format })).names).toEqual(['other', 'b.eth']);
  });

  it('reports progress up to 1', async () => {
    const source = createFile('l.txt', 'a\n'.repeat(200_000));
    const progress: number[] = [];
    for await (const read of readNames(source, await detectSource(source)))
      progress.push(read.progress);
    expect(progress.at(-1)).toBe(1);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.length).toBeGreaterThan(5);
  });

  it.each([
    [0, /^The file has changed or moved since it was opened/],
    [1, /^The rest of the file could not be read/],
  ])('reports that the file changed after %i chunks', async (pieces, message) => {
    const file = new File(['a.eth\n'], 'l.txt');
    const options = await detectSource({ kind: 'file', file });
    const cause = new DOMException('A requested file could not be read.', 'NotReadableError');
    const stream = () =>
      new ReadableStream<Uint8Array>({
        pull(controller) {
          if (pieces-- > 0) controller.enqueue(new TextEncoder().encode('a.eth\n'));
          else controller.error(cause);
        },
      });
    Object.defineProperty(file, 'stream', { value: stream });
    const reading = readAll({ kind: 'file', file }, options);
    await expect(reading).rejects.toThrow(UnreadableSourceError);
    await expect(reading).rejects.toThrow(message);
  });

  it('reports that the file no longer exists', async () => {
    const file = new File(['a.eth\n'], 'l.txt');
    const options = await detectSource({ kind: 'file', file });
    const fail = () => {
      throw new DOMException('A requested file could not be found.', 'NotFoundError');
    };
    Object.defineProperty(file, 'slice', { value: fail });
    await expect(readAll({ kind: 'file', file }, options)).rejects.toThrow(/changed or moved/);
  });

  describe('gzip that DecompressionStream does not read', () => {
    const names = Array.from({ length: 100_000 }, (_, index) => `${(index * 7919) % 104_729}.eth`);
    const [first, second] = [names.slice(0, 50_000), names.slice(50_000)];
    const packed = gzipSync(`${first.join('\n')}\n`);
    const packedSecond = gzipSync(`${second.join('\n')}\n`);

    it.each<[string, Uint8Array[], isIntact: boolean, intact: number]>([
      ['several members', [packed, packedSecond, gzipSync('z.eth')], true, 100_001],
      ['damage in its only member', [packed.subarray(0, packed.length - 4000)], false, 1000],
      ['extra bytes at the end', [packed, Buffer.from('?')], false, 50_000],
      ['an incomplete checksum', [packed.subarray(0, -6)], false, 50_000],
      ['an incomplete second member', [packed, packed.subarray(0, 100)], false, 50_000],
    ])('returns all intact names of a file with %s', async (_, parts, isIntact, intact) => {
      const source = createFile('l.gz', Buffer.concat(parts));
      const read: string[] = [];
      const options = await detectSource(source);
      const reading = (async () => {
        for await (const { names: more } of readNames(source, options)) read.push(...more);
      })();
      if (isIntact) await reading;
      else await expect(reading).rejects.toThrow(UnreadableSourceError);
      expect(read.length).toBeGreaterThanOrEqual(intact);
      expect(read.slice(0, intact)).toEqual([...names, 'z.eth'].slice(0, intact));
    });
  });
});

describe('detectSource', () => {
  it.each<[string, BulkSource, RegExp]>([
    ['an empty paste', { kind: 'text', text: '' }, /empty/],
    ['an empty file', createFile('l.txt', ''), /empty/],
    ['only a byte order mark', createFile('l.txt', '\ufeff'), /empty/],
    ['an empty gzip file', createFile('l.gz', gzipSync('')), /empty/],
    ['a spreadsheet', createFile('l.csv', joinBytes('PK', [3, 4], 'rest')), /binary/],
    ['random bytes', createFile('l.txt', RANDOM_BYTES), /binary/],
    ['gzip in gzip', createFile('l.gz', gzipSync(gzipSync('a.eth'))), /binary/],
  ])('rejects %s', async (_, source, message) => {
    await expect(detectSource(source)).rejects.toThrow(message);
  });
});
