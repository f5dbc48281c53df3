import { keccak_256 } from '@noble/hashes/sha3.js';
import { concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { anyHostileName } from '../testing/any-hostile-name.ts';
import { unicodeText } from '../testing/any-text.ts';
import { readHashing } from '../testing/read-tables.ts';
import { hashToHex } from '../text/hash-to-hex.ts';
import { createNameHasher } from './name-hasher.ts';
import { createWasmNameHasher } from './wasm-name-hasher.ts';

/** By @noble/hashes, as ENSIP-1 is written. */
function composeLabelhash(label: string): Uint8Array {
  const known = /^\[([0-9a-f]{64})\]$/.exec(label)?.[1];
  return known ? hexToBytes(known) : keccak_256(utf8ToBytes(label));
}

/** Label hashes folded from the right. */
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
const PARENT_KEPT = `${'p'.repeat(60)}.eth`;

describe.each([
  ['JavaScript', createNameHasher(keccak_256)],
  ['WebAssembly', createWasmNameHasher(readHashing())],
])('hashing in %s', (_, hasher) => {
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
  ])('names %j as ENSIP-1 does', (name, hash) => {
    expect(hashToHex(hasher.namehashes([name]))).toBe(hash);
  });

  it('takes an unknown label for the hash it names', () => {
    const label = hashToHex(hasher.labelhashes(['nick'])).slice(2);
    expect(hasher.namehashes([`[${label}].eth`])).toEqual(hasher.namehashes(['nick.eth']));
  });

  test.each<[what: string, texts: string[]]>([
    ['none', []],
    ['empty labels', ['.', 'a.', '.a', 'a..b', '..eth', '.eth', 'a.eth', '']],
    ['every length and both sides of blocks', LENGTHS.map((length) => 'x'.repeat(length))],
    ['names as long', LENGTHS.map((length) => `${'x'.repeat(length)}.eth`)],
    ['characters of two, three and four bytes', ['é€😀', '€'.repeat(99), 'a😀'.repeat(99)]],
    [
      'what is nearly an unknown label',
      [
        ...[`[${DIGITS}]`, `[${DIGITS}].eth`, `a.[${DIGITS}]`, `[${DIGITS}`, `${DIGITS}]`],
        ...[`[${DIGITS}0]`, `[${DIGITS.slice(1)}]`, `[${DIGITS.toUpperCase()}]`, `(${DIGITS})`],
        ...['g', '/', ':', '`', 'é'].map((sign) => `[${DIGITS.slice(sign.length)}${sign}]`),
        ...['g', '/', ':', '`'].map((sign) => `[${sign}${DIGITS.slice(1)}].[${DIGITS}].eth`),
      ],
    ],
    [
      'parents that end alike, kept and too long to be',
      [
        ...['a.eth', 'b.eth', 'a.beth', 'b.eth', 'a.b.eth', 'eth.eth', 'eth', 'a.eth.', 'a..'],
        ...[`a.${PARENT_KEPT}`, `b.${PARENT_KEPT}`, `a.p${PARENT_KEPT}`, `b.p${PARENT_KEPT}`],
        ...[`a.é${'p'.repeat(58)}.eth`, `b.é${'p'.repeat(58)}.eth`, `b.é${'p'.repeat(59)}.eth`],
      ],
    ],
    ['more parents than are kept', Array.from({ length: 3000 }, (_, at) => `a.b${at % 2500}.c`)],
    ['more than one call takes', Array.from({ length: 2500 }, (_, at) => `n${at}.eth`)],
    [
      'texts that do not fit, between others',
      [1, 23_209, 23_210, 23_211, 2, 69_632, 69_633].flatMap((length) => [
        'é'.repeat(length),
        `a.${'b'.repeat(length)}.eth`,
        'short.eth',
      ]),
    ],
    ['a label of a megabyte', ['m'.repeat(1_048_576), 'a.eth']],
    ['25,000 dots', ['.'.repeat(25_000), 'a.eth']],
  ])('%s', (_what, texts) => {
    expectHashes(texts);
  });

  test('any batch of texts', () => {
    const text = fc.oneof(
      unicodeText,
      anyHostileName.filter((name) => name.isWellFormed()),
      fc.tuple(unicodeText, fc.integer({ min: 1, max: 100 })).map(([part, n]) => part.repeat(n)),
    );
    fc.assert(fc.property(fc.array(text, { maxLength: 30 }), expectHashes));
  });

  it('gives arrays that later calls leave alone', () => {
    const hash = hasher.namehashes(['a.eth']);
    const [label, copy] = [hasher.labelhashes(['a']), Uint8Array.from(hash)];
    hasher.namehashes(['b.eth', 'a.xyz']);
    hash.fill(0);
    label.fill(0);
    expect(hasher.namehashes(['a.eth'])).toEqual(copy);
    expect(hashToHex(hasher.namehashes(['b.a.eth']))).toBe(hashToHex(composeNamehash('b.a.eth')));
  });

  it('hashes texts after one that is no Unicode, whatever that one gives', () => {
    const texts = ['\ud800', '\ud800\ud800.\udc00', 'a.eth'];
    const hashes = listHex(hasher.namehashes(texts), texts);
    expect(hashes.at(-1)).toBe(hashToHex(composeNamehash('a.eth')));
  });
});

describe('in JavaScript, what names share is hashed once', () => {
  /** How often bytes are hashed for the last of these names, after the others. */
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
    ['nothing yet', ['a.eth'], 4],
    ['the parent of the name before', ['a.eth', 'b.eth'], 2],
    ['an earlier parent', ['a.eth', 'b.xyz', 'c.eth'], 2],
    ['a parent of its parent', ['a.b.eth', 'c.eth'], 2],
    ['no parent that only ends alike', ['a.beth', 'c.eth'], 4],
    ['the longest parent that is kept', [`a.${PARENT_KEPT}`, `b.${PARENT_KEPT}`], 2],
    ['no longer parent', [`a.p${PARENT_KEPT}`, `b.p${PARENT_KEPT}`], 6],
    ['the same label again and again', ['a', 'b.b.b.b'], 5],
  ])('%s', (_, names, hashes) => {
    expect(countHashes(names)).toBe(hashes);
  });
});

describe('in WebAssembly', () => {
  it('a million dots are hashed as @noble/hashes does, which takes six seconds', () => {
    const hash = createWasmNameHasher(readHashing()).namehashes(['.'.repeat(1_000_000)]);
    expect(hashToHex(hash)).toBe(
      '0xadd6f50ebdcb1c706923565b24020c332feab3fc7677e4fc43e82f410d614894',
    );
  });

  it('the module has all of its memory from the start, and asks for nothing', async () => {
    const { instance, module } = await WebAssembly.instantiate(Uint8Array.from(readHashing()));
    const memory = instance.exports.memory as WebAssembly.Memory;
    expect(memory.buffer.byteLength).toBe(4 * 65_536);
    expect(WebAssembly.Module.imports(module)).toEqual([]);
  });
});
