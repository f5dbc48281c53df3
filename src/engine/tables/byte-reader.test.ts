import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteWriter } from '../../data/generator/byte-writer.ts';
import { ByteReader } from './byte-reader.ts';

const unsigned = fc.nat(0xffffffff);
const text = fc.string({ unit: 'binary' });
const sortable = fc.string({ unit: fc.constantFrom(...'ab0-é한💩'), maxLength: 40 });
const ascending = fc.uniqueArray(unsigned).map((list) => list.toSorted((a, b) => a - b));
const sorted = fc.uniqueArray(sortable).map((list) => list.toSorted());

type Method =
  | 'ascendingList'
  | 'signed'
  | 'sortedTextList'
  | 'textList'
  | 'unsignedList'
  | 'unsignedLists';

test.each<[method: Method, values: fc.Arbitrary<unknown>]>([
  ['unsignedList', fc.array(unsigned)],
  ['signed', fc.integer()],
  ['unsignedLists', fc.array(fc.array(unsigned))],
  ['ascendingList', ascending],
  ['textList', fc.array(text)],
  ['sortedTextList', sorted],
])('%s of ByteReader reads what ByteWriter wrote', (method, values) => {
  fc.assert(
    fc.property(values, (value) => {
      const writer = new ByteWriter();
      writer[method](value as never);
      const reader = new ByteReader(writer.toBytes());
      expect(reader[method]()).toEqual(value);
      expect(reader.atEnd).toBe(true);
    }),
  );
});

test('bytes of ByteReader reads what ByteWriter wrote', () => {
  const writer = new ByteWriter();
  writer.bytes(Uint8Array.of(0, 7, 255));
  const reader = new ByteReader(writer.toBytes());
  expect(reader.bytes(3)).toEqual(Uint8Array.of(0, 7, 255));
  expect(reader.atEnd).toBe(true);
});

describe('ByteReader throws if there are not enough bytes for', () => {
  test.each<[name: string, bytes: number[], read: (reader: ByteReader) => unknown]>([
    ['a byte', [], (reader) => reader.byte()],
    ['an integer', [0x80], (reader) => reader.unsigned()],
    ['a list', [3, 1], (reader) => reader.unsignedList()],
    ['a list with an enormous length', [255, 255, 255, 255, 15], (reader) => reader.textList()],
    ['a string', [2, 0x61], (reader) => reader.text()],
    ['bytes', [1], (reader) => reader.bytes(2)],
  ])('%s', (_, bytes, read) => {
    expect(() => read(new ByteReader(Uint8Array.from(bytes)))).toThrow('end too early');
  });
});

test.each<[name: string, message: string, write: (writer: ByteWriter) => void]>([
  ['a negative unsigned integer', 'Not an unsigned integer: -1', (w) => w.unsigned(-1)],
  ['an integer above 32 bits', 'Not an unsigned integer: 4294967296', (w) => w.unsigned(2 ** 32)],
  ['a fraction', 'Not a signed integer: 0.5', (w) => w.signed(0.5)],
  ['a byte above 255', 'Not a byte: 256', (w) => w.byte(256)],
  [
    'an ascending list with equal members',
    'Not an unsigned integer: -1',
    (w) => w.ascendingList([2, 2]),
  ],
  [
    'a sorted list with a capital letter',
    'Capitals are not allowed: B',
    (w) => w.sortedTextList(['a', 'B']),
  ],
])('ByteWriter rejects %s: %s', (_, message, write) => {
  expect(() => write(new ByteWriter())).toThrow(message);
});
