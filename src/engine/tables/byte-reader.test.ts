import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ByteWriter } from '../../data/generator/byte-writer.ts';
import { ByteReader } from './byte-reader.ts';

/** Writes a value, reads it back, and expects that no bytes are left. */
function roundTrip<T>(value: T, write: (writer: ByteWriter) => void, read: (r: ByteReader) => T) {
  const writer = new ByteWriter();
  write(writer);
  const reader = new ByteReader(writer.toBytes());
  expect(read(reader)).toEqual(value);
  expect(reader.atEnd).toBe(true);
}

const unsigned = fc.nat(0xffffffff);
const text = fc.string({ unit: 'binary' });

describe('ByteReader and ByteWriter round-trip', () => {
  test('lists of unsigned integers', () => {
    fc.assert(
      fc.property(fc.array(unsigned), (list) => {
        roundTrip(
          list,
          (w) => w.unsignedList(list),
          (r) => r.unsignedList(),
        );
      }),
    );
  });

  test('signed integers', () => {
    fc.assert(
      fc.property(fc.integer(), (value) => {
        roundTrip(
          value,
          (w) => w.signed(value),
          (r) => r.signed(),
        );
      }),
    );
  });

  test('lists of lists', () => {
    fc.assert(
      fc.property(fc.array(fc.array(unsigned)), (lists) => {
        roundTrip(
          lists,
          (w) => w.unsignedLists(lists),
          (r) => r.unsignedLists(),
        );
      }),
    );
  });

  test('ascending lists of integers', () => {
    fc.assert(
      fc.property(fc.uniqueArray(unsigned), (members) => {
        const list = members.toSorted((a, b) => a - b);
        roundTrip(
          list,
          (w) => w.ascendingList(list),
          (r) => r.ascendingList(),
        );
      }),
    );
  });

  test('lists of strings', () => {
    fc.assert(
      fc.property(fc.array(text), (list) => {
        roundTrip(
          list,
          (w) => w.textList(list),
          (r) => r.textList(),
        );
      }),
    );
  });

  test('sorted lists of strings', () => {
    const member = fc.string({ unit: fc.constantFrom(...'ab0-é한💩'), maxLength: 40 });
    fc.assert(
      fc.property(fc.uniqueArray(member), (members) => {
        const list = members.toSorted();
        roundTrip(
          list,
          (w) => w.sortedTextList(list),
          (r) => r.sortedTextList(),
        );
      }),
    );
  });

  test('bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        roundTrip(
          bytes,
          (w) => w.bytes(bytes),
          (r) => r.bytes(bytes.length),
        );
      }),
    );
  });
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

test('ByteReader rejects integers with too many bytes', () => {
  const bytes = new Uint8Array(20).fill(0xff);
  expect(() => new ByteReader(bytes).unsigned()).toThrow('integer in the table is too long');
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
