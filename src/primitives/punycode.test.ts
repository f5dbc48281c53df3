import { domainToASCII } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePunycode, encodePunycode, toDnsLabel } from './punycode.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 80 });

describe('toDnsLabel', () => {
  it.each(['', 'eth', '-a-'])('returns the ASCII label %j unchanged', (label) => {
    expect(toDnsLabel(label)).toBe(label);
  });

  it('returns the same as domainToASCII', () => {
    const letters = fc.constantFrom(...'abcxyz09äéàõюжαω日本語中文한ก💩');
    fc.assert(
      fc.property(fc.string({ unit: letters, maxLength: 20 }), (rest) => {
        // The URL standard reads a host of only digits as an IPv4 address.
        const label = `z${rest}`;
        expect(toDnsLabel(label)).toBe(domainToASCII(label));
      }),
    );
  });
});

describe('decodePunycode', () => {
  it.each([
    ['a digit is not in the alphabet', 'bcher-k!a'],
    ['the last integer is incomplete', 'bcher-kv'],
    ['the only hyphen is the first character', '-kva'],
    ['the input is not ASCII', 'bücher-kva'],
    ['a code point is above U+10FFFF', '99999b'],
    ['an integer is too large', '9999999999'],
  ])('returns null if %s', (_reason, encoded) => {
    expect(decodePunycode(encoded)).toBeNull();
  });

  it('restores every encoded string', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(decodePunycode(encodePunycode(text))).toBe(text);
      }),
    );
  });
});
