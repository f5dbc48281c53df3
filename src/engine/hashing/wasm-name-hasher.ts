// Computes namehashes and labelhashes with the WebAssembly module compiled from assembly/hashing.ts.

import { hashToHex, writeUtf8 } from '../text/utf8.ts';
import { createNameHasher, type NameHasher } from './name-hasher.ts';

/** Bytes of `hashing.wasm`, or a WebAssembly.Module on hosts that cannot compile bytes. */
export type HashingModule = ArrayBuffer | ArrayBufferView | (object & { readonly then?: never });

/** Exports of assembly/hashing.ts. */
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

/** Declared here because the engine is compiled without platform types. Some platforms do not have WebAssembly. */
declare const WebAssembly: {
  readonly Module: new (bytes: unknown) => object;
  readonly Instance: new (module: object) => { readonly exports: HashingExports };
};

// Known hashes, which test both halves of a pair and a string of several blocks.
// https://docs.ens.domains/ensip/1#namehash-algorithm
const KNOWN_NAMEHASHES = {
  eth: '0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae',
  'foo.eth': '0xde9b09fd7c5f901e23a3f19fecc54828e9c848539801e86591bd9801b019f84f',
};
const LONG_LABEL = 'x'.repeat(300);
const LONG_LABELHASH = '0x956875d0d3af4718863b89e475911881cebd1cd08cfe3c2fcd0890d29def1e37';

/**
 * Creates a hasher that hashes batches of strings in WebAssembly. Throws if WebAssembly is missing or blocked, if
 * memory runs out, or if the module is damaged.
 */
export function createWasmNameHasher(hashing: HashingModule): NameHasher {
  const isCompiled = Object.prototype.toString.call(hashing) === '[object WebAssembly.Module]';
  const module = isCompiled ? hashing : new WebAssembly.Module(hashing);
  let instance = createInstance(module);
  if (!hashesCorrectly(instance)) throw new Error('The hashing module is damaged.');

  function run(hash: (hasher: NameHasher) => Uint8Array): Uint8Array {
    // A stack overflow or a time limit can interrupt a call and leave an incomplete hash in the instance. An instance
    // is also busy if the list of strings is a proxy that calls the hasher again.
    if (instance.isBusy) instance = createInstance(module);
    const used = instance;
    used.isBusy = true;
    const hashes = hash(used);
    used.isBusy = false;
    return hashes;
  }

  return {
    labelhashes: (labels) => run((hasher) => hasher.labelhashes(labels)),
    namehashes: (names) => run((hasher) => hasher.namehashes(names)),
  };
}

/** Instance of the module, with its own memory. */
interface Instance extends NameHasher {
  isBusy: boolean;
}

function hashesCorrectly({ namehashes, labelhashes }: NameHasher): boolean {
  const names = namehashes(Object.keys(KNOWN_NAMEHASHES));
  const isKnown = Object.values(KNOWN_NAMEHASHES).every(
    (hash, at) => hashToHex(names, at) === hash,
  );
  return isKnown && hashToHex(labelhashes([LONG_LABEL])) === LONG_LABELHASH;
}

function createInstance(module: object): Instance {
  const { exports } = new WebAssembly.Instance(module);
  const { MAX_TEXTS, MAX_BYTES, memory } = exports;
  const texts = new Uint8Array(memory.buffer, exports.TEXTS.value, MAX_BYTES.value);
  const lengths = new Uint32Array(memory.buffer, exports.LENGTHS.value, MAX_TEXTS.value);
  const hashes = new Uint8Array(memory.buffer, exports.HASHES.value, MAX_TEXTS.value * 32);

  /** Hashes bytes in chunks. All chunks except the last consist of full blocks. */
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

  /** Hasher for strings that do not fit into the memory of the module. */
  const longTextHasher = createNameHasher(keccak256);

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
    isBusy: false,
    labelhashes: (labels) => hashBatches(labels, exports.hashLabels, longTextHasher.labelhashes),
    namehashes: (names) => hashBatches(names, exports.hashNames, longTextHasher.namehashes),
  };
}
