import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyHostileName, unicodeText } from '../testing/any-text.ts';
import { readHashing } from '../testing/read-tables.ts';
import { hashToHex } from '../text/utf8.ts';
import { createNameHasher, isUnknownLabel } from './name-hasher.ts';
import { createWasmNameHasher } from './wasm-name-hasher.ts';

/** Computes a labelhash with @noble/hashes. */
function composeLabelhash(label: string): Uint8Array {
  return isUnknownLabel(label) ? hexToBytes(label.slice(1, -1)) : keccak_256(utf8ToBytes(label));
}

/** Computes a namehash from the labelhashes, from right to left. */
function composeNamehash(name: string): Uint8Array {
  const labels = name === '' ? [] : name.split('.');
  return labels.reduceRight(
    (node, label) => keccak_256(concatBytes(node, composeLabelhash(label))),
    new Uint8Array(32),
  );
}

const listHex = (hashes: Uint8Array, { length }: readonly string[]) =>
  Array.from({ length }, (_, index) => hashToHex(hashes, index));

const BLOCK = 136;
const LENGTHS = [
  ...Array.from({ length: 301 }, (_, length) => length),
  ...[3, 4, 100, 512].flatMap((blocks) =>
    [-9, -8, -7, -1, 0, 1, 7, 8, 9].map((more) => blocks * BLOCK + more),
  ),
];
const DIGITS = '0123456789abcdef'.repeat(4);
const CACHED_PARENT = `${'p'.repeat(60)}.eth`;

describe.each([
  ['JavaScript', createNameHasher(keccak_256)],
  ['WebAssembly', createWasmNameHasher(readHashing())],
])('name hasher in %s', (_, hasher) => {
  const expectHashes = (texts: readonly string[]) => {
    const names = listHex(hasher.namehashes(texts), texts);
    expect(names).toEqual(texts.map((text) => hashToHex(composeNamehash(text))));
    const labels = listHex(hasher.labelhashes(texts), texts);
    expect(labels).toEqual(texts.map((text) => hashToHex(composeLabelhash(text))));
  };

  it.each([
    ['', `0x${'00'.repeat(32)}`],
    ['eth', '0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae'],
    ['foo.eth', '0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f'],
  ])('hashes the example %j of ENSIP-1', (name, hash) => {
    expect(hashToHex(hasher.namehashes([name]))).toBe(hash);
  });

  it.each<[what: string, texts: string[]]>([
    ['an empty batch', []],
    ['empty labels', ['.', 'a.', '.a', 'a..b', '..eth', '.eth', 'a.eth', '']],
    ['labels of all lengths around blocks', LENGTHS.map((length) => 'x'.repeat(length))],
    [
      'names whose first labels have these lengths',
      LENGTHS.map((length) => `${'x'.repeat(length)}.eth`),
    ],
    ['characters of two, three and four bytes', ['é€😀', '€'.repeat(99), 'a😀'.repeat(99)]],
    [
      'unknown labels and similar labels',
      [
        ...[`[${DIGITS}]`, `[${DIGITS}].eth`, `a.[${DIGITS}]`, `[${DIGITS}`, `${DIGITS}]`],
        ...[`[${DIGITS}0]`, `[${DIGITS.slice(1)}]`, `[${DIGITS.toUpperCase()}]`, `(${DIGITS})`],
        ...['g', '/', ':', '`', 'é'].map((sign) => `[${DIGITS.slice(sign.length)}${sign}]`),
        ...['g', '/', ':', '`'].map((sign) => `[${sign}${DIGITS.slice(1)}].[${DIGITS}].eth`),
      ],
    ],
    [
      'parents with a common suffix, short enough to cache or not',
      [
        ...['a.eth', 'b.eth', 'a.beth', 'b.eth', 'a.b.eth', 'eth.eth', 'eth', 'a.eth.', 'a..'],
        ...[
          `a.${CACHED_PARENT}`,
          `b.${CACHED_PARENT}`,
          `a.p${CACHED_PARENT}`,
          `b.p${CACHED_PARENT}`,
        ],
        ...[`a.é${'p'.repeat(58)}.eth`, `b.é${'p'.repeat(58)}.eth`, `b.é${'p'.repeat(59)}.eth`],
      ],
    ],
    [
      'more parents than fit into the cache',
      Array.from({ length: 3000 }, (_, at) => `a.b${at % 2500}.c`),
    ],
    ['more names than one call accepts', Array.from({ length: 2500 }, (_, at) => `n${at}.eth`)],
    [
      'strings that do not fit into memory, between strings that fit',
      [1, 23_209, 23_210, 23_211, 2, 69_632, 69_633].flatMap((length) => [
        'é'.repeat(length),
        `a.${'b'.repeat(length)}.eth`,
        'short.eth',
      ]),
    ],
    ['a label of one megabyte', ['m'.repeat(1_048_576), 'a.eth']],
    ['25,000 dots', ['.'.repeat(25_000), 'a.eth']],
  ])('agrees with @noble/hashes on %s', (_what, texts) => {
    expectHashes(texts);
  });

  it('agrees with @noble/hashes on any batch', () => {
    const text = fc.oneof(
      unicodeText,
      anyHostileName.filter((name) => name.isWellFormed()),
      fc.tuple(unicodeText, fc.integer({ min: 1, max: 100 })).map(([part, n]) => part.repeat(n)),
    );
    fc.assert(fc.property(fc.array(text, { maxLength: 30 }), expectHashes));
  });

  it('returns arrays that later calls do not change', () => {
    const hash = hasher.namehashes(['a.eth']);
    const [label, copy] = [hasher.labelhashes(['a']), Uint8Array.from(hash)];
    hasher.namehashes(['b.eth', 'a.xyz']);
    hash.fill(0);
    label.fill(0);
    expect(hasher.namehashes(['a.eth'])).toEqual(copy);
    expect(hashToHex(hasher.namehashes(['b.a.eth']))).toBe(hashToHex(composeNamehash('b.a.eth')));
  });

  it('hashes valid strings after strings with unpaired surrogates', () => {
    const texts = ['\ud800', '\ud800\ud800.\udc00', 'a.eth'];
    const hashes = listHex(hasher.namehashes(texts), texts);
    expect(hashes.at(-1)).toBe(hashToHex(composeNamehash('a.eth')));
  });
});

describe('createNameHasher', () => {
  /** Hashes the names one by one and counts the Keccak-256 calls for the last name. */
  function countHashes(names: readonly string[]): number {
    let count = 0;
    const counting = createNameHasher((bytes) => {
      count++;
      return keccak_256(bytes);
    });
    for (const name of names) {
      count = 0;
      counting.namehashes([name]);
    }
    return count;
  }

  it.each<[what: string, names: string[], hashes: number]>([
    ['no other name', ['a.eth'], 4],
    ['a name with the same parent', ['a.eth', 'b.eth'], 2],
    ['an earlier name with the same parent', ['a.eth', 'b.xyz', 'c.eth'], 2],
    ['a name whose grandparent is the parent', ['a.b.eth', 'c.eth'], 2],
    ['a name whose parent only ends with the same letters', ['a.beth', 'c.eth'], 4],
    [
      'a name with the same parent of maximum length',
      [`a.${CACHED_PARENT}`, `b.${CACHED_PARENT}`],
      2,
    ],
    [
      'a name with the same parent, too long to cache',
      [`a.p${CACHED_PARENT}`, `b.p${CACHED_PARENT}`],
      6,
    ],
    ['a name without a parent, for a label repeated four times', ['a', 'b.b.b.b'], 5],
  ])('calls Keccak-256 only as often as needed after %s', (_, names, hashes) => {
    expect(countHashes(names)).toBe(hashes);
  });
});

describe('createWasmNameHasher', () => {
  it('hashes a million dots', () => {
    // Computed with @noble/hashes, which takes six seconds.
    const hash = createWasmNameHasher(readHashing()).namehashes(['.'.repeat(1_000_000)]);
    expect(hashToHex(hash)).toBe(
      '0xadd6f50ebdcb1c706923565b24020c332feab3fc7677e4fc43e82f410d614894',
    );
  });

  it('uses a module with 256 KB of memory and no imports', async () => {
    const { instance, module } = await WebAssembly.instantiate(Uint8Array.from(readHashing()));
    const memory = instance.exports.memory as WebAssembly.Memory;
    expect(memory.buffer.byteLength).toBe(4 * 65_536);
    expect(WebAssembly.Module.imports(module)).toEqual([]);
  });
});
