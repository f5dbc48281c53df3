// Labelhashes and namehashes by the WebAssembly module that assembly/hashing.ts is compiled to.

import { writeUtf8 } from '../text/utf8.ts';
import { createNameHasher, type NameHasher } from './name-hasher.ts';

/** The bytes of `hashing.wasm`, or the WebAssembly.Module of a host that compiles no bytes. */
export type HashingModule = Uint8Array | object;

/** What the module exports: assembly/hashing.ts. */
interface HashingExports {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly MAX_TEXTS: { readonly value: number };
  readonly MAX_BYTES: { readonly value: number };
  readonly LENGTHS: { readonly value: number };
  readonly TEXTS: { readonly value: number };
  readonly HASHES: { readonly value: number };
  hashNames(count: number): void;
  hashLabels(count: number): void;
  absorb(length: number): void;
  finish(length: number): void;
}

/** The engine knows no platform: not every one has this. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: HashingExports };
};

/**
 * Hashes whole batches at a call, in memory of a fixed size, which also keeps the nodes of recent parents.
 * Throws where WebAssembly is missing or not allowed, and when there is no memory for it.
 */
export function createWasmNameHasher(hashing: HashingModule): NameHasher {
  const module = hashing instanceof Uint8Array ? new WebAssembly.Module(hashing) : hashing;
  const { exports } = new WebAssembly.Instance(module);
  const { MAX_TEXTS, MAX_BYTES, memory } = exports;
  const texts = new Uint8Array(memory.buffer, exports.TEXTS.value, MAX_BYTES.value);
  const lengths = new Uint32Array(memory.buffer, exports.LENGTHS.value, MAX_TEXTS.value);
  const hashes = new Uint8Array(memory.buffer, exports.HASHES.value, MAX_TEXTS.value * 32);

  /** Hashes bytes piece by piece, whole blocks each but for the last. */
  function keccak256(bytes: Uint8Array): Uint8Array {
    const rest = bytes.length % texts.length;
    const last = bytes.length - rest;
    for (let at = 0; at < last; at += texts.length) {
      texts.set(bytes.subarray(at, at + texts.length));
      exports.absorb(texts.length);
    }
    texts.set(bytes.subarray(last));
    exports.finish(rest);
    return hashes.slice(0, 32);
  }

  /** For texts that do not fit. */
  const oneByOne = createNameHasher(keccak256);

  function hashBatches(
    all: readonly string[],
    hashBatch: (count: number) => void,
    hashLong: (texts: readonly string[]) => Uint8Array,
  ): Uint8Array {
    const results = new Uint8Array(all.length * 32);
    let done = 0;
    let count = 0;
    let end = 0;
    const finishBatch = () => {
      hashBatch(count);
      results.set(hashes.subarray(0, count * 32), done * 32);
      done += count;
      count = 0;
      end = 0;
    };
    for (const text of all) {
      const mostBytes = text.length * 3;
      if (count === lengths.length || end + mostBytes > texts.length) finishBatch();
      if (mostBytes > texts.length) {
        results.set(hashLong([text]), done * 32);
        done++;
      } else {
        const start = end;
        end = writeUtf8(text, texts, start);
        lengths[count++] = end - start;
      }
    }
    finishBatch();
    return results;
  }

  return {
    labelhashes: (labels) => hashBatches(labels, exports.hashLabels, oneByOne.labelhashes),
    namehashes: (names) => hashBatches(names, exports.hashNames, oneByOne.namehashes),
  };
}
