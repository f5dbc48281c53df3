import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeSections } from '../../data/generator/byte-writer.ts';
import { openSection, readSections } from './sections.ts';

const sample = writeSections({ first: Uint8Array.of(1, 2, 3), empty: new Uint8Array() });

describe('readSections', () => {
  test('returns the written sections in order', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.uint8Array()), (sections) => {
        const written = Object.entries(sections);
        expect([...readSections(writeSections(sections))]).toEqual(written);
      }),
    );
  });

  test('reads a table inside a larger buffer', () => {
    const buffer = new Uint8Array(sample.length + 7);
    buffer.set(sample, 7);
    expect(readSections(buffer.subarray(7)).get('first')).toEqual(Uint8Array.of(1, 2, 3));
  });

  test('rejects a table truncated at any byte', () => {
    for (let length = 0; length < sample.length; length++) {
      expect(() => readSections(sample.subarray(0, length))).toThrow(
        /not a Namescope table|truncated/,
      );
    }
  });

  test('rejects a table with any byte changed', () => {
    for (let at = 0; at < sample.length; at++) {
      const changed = Uint8Array.from(sample);
      changed[at] = (changed[at] as number) ^ 1;
      expect(() => readSections(changed)).toThrow(/not a Namescope table|damaged/);
    }
  });

  test('rejects input that is not a Uint8Array', () => {
    expect(() => readSections(undefined as unknown as Uint8Array)).toThrow('as a Uint8Array');
  });

  test('rejects a web page, such as an error page of the server', () => {
    const page = Uint8Array.from('<!doctype html>', (character) => character.charCodeAt(0));
    expect(() => readSections(page)).toThrow('not a Namescope table');
  });
});

test('openSection names the missing section', () => {
  expect(() => openSection(readSections(sample), 'second')).toThrow('has no section "second"');
});
