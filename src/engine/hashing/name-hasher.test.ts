import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { unicodeText } from '../testing/any-text.ts';
import { toHex } from '../text/hex.ts';
import { countUtf8Bytes, encodeUtf8 } from '../text/utf8.ts';
import { createNameHasher } from './name-hasher.ts';
import { createWasmKeccak } from './wasm-keccak.ts';

const hasher = createNameHasher(keccak_256);

/** ENSIP-1 as it is written: label hashes folded from the right. */
function composeNamehash(name: string): Uint8Array {
  const labels = name === '' ? [] : name.split('.');
  return labels.reduceRight((node, label) => {
    const known = /^\[([0-9a-f]{64})\]$/.exec(label)?.[1];
    const hash = known ? hexToBytes(known) : keccak_256(utf8ToBytes(label));
    return keccak_256(concatBytes(node, hash));
  }, new Uint8Array(32));
}

describe('namehash', () => {
  it.each([
    ['', `0x${'00'.repeat(32)}`],
    ['eth', '0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae'],
    ['foo.eth', '0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f'],
  ])('hashes %j as ENSIP-1 does', (name, hash) => {
    expect(toHex(hasher.namehash(name))).toBe(hash);
  });

  it('takes an unknown label for the hash it names', () => {
    const label = toHex(hasher.labelhash('nick')).slice(2);
    expect(hasher.namehash(`[${label}].eth`)).toEqual(hasher.namehash('nick.eth'));
  });

  it.each(['.', 'a.', '.a', 'a..b', '..eth'])('gives empty labels of %j a hash each', (name) => {
    expect(hasher.namehash(name)).toEqual(composeNamehash(name));
  });

  test('is the composition of label hashes, cached parents or not', () => {
    fc.assert(
      fc.property(fc.array(unicodeText, { maxLength: 4 }), (parts) => {
        const name = parts.join('.');
        expect(hasher.namehash(name)).toEqual(composeNamehash(name));
        expect(hasher.namehash(`again.${name}`)).toEqual(composeNamehash(`again.${name}`));
      }),
    );
  });

  test('is the same with WebAssembly', async () => {
    const keccak256 = await createWasmKeccak();
    if (keccak256 === null) throw new Error('Node has WebAssembly');
    const fast = createNameHasher(keccak256);
    fc.assert(
      fc.property(unicodeText, (name) => {
        expect(fast.namehash(name)).toEqual(hasher.namehash(name));
        expect(fast.labelhash(name)).toEqual(hasher.labelhash(name));
      }),
    );
  });
});

describe('what names share is hashed once', () => {
  const LONGEST_KEPT = `${'p'.repeat(60)}.eth`;

  /** How often bytes are hashed for the last of these names, after the others. */
  function countHashes(names: readonly string[]): number {
    let count = 0;
    const counting = createNameHasher((bytes) => {
      count++;
      return keccak_256(bytes);
    });
    for (const name of names) {
      count = 0;
      expect(counting.namehash(name)).toEqual(composeNamehash(name));
    }
    return count;
  }

  it.each<[what: string, names: string[], hashes: number]>([
    ['nothing yet', ['a.eth'], 4],
    ['the parent of the name before', ['a.eth', 'b.eth'], 2],
    ['an earlier parent', ['a.eth', 'b.xyz', 'c.eth'], 2],
    ['a parent of its parent', ['a.b.eth', 'c.eth'], 2],
    ['no parent that only ends alike', ['a.beth', 'c.eth'], 4],
    ['the longest parent that is kept', [`a.${LONGEST_KEPT}`, `b.${LONGEST_KEPT}`], 2],
    ['no longer parent', [`a.p${LONGEST_KEPT}`, `b.p${LONGEST_KEPT}`], 6],
    ['the same label again and again', ['a', 'b.b.b.b'], 5],
  ])('%s', (_, names, hashes) => {
    expect(countHashes(names)).toBe(hashes);
  });
});

describe('without WebAssembly', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('there is no function that uses it', async () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(await createWasmKeccak()).toBeNull();
  });
});

test('UTF-8 is what @noble/hashes makes of it, of any length', () => {
  fc.assert(
    fc.property(unicodeText, fc.integer({ min: 1, max: 200 }), (text, times) => {
      const long = text.repeat(times);
      expect(new Uint8Array(encodeUtf8(long))).toEqual(utf8ToBytes(long));
      expect(countUtf8Bytes(long)).toBe(utf8ToBytes(long).length);
    }),
  );
});
