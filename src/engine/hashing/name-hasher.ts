// Namehash and labelhash: https://docs.ens.domains/ensip/1#namehash-algorithm

import { remembered } from '../../primitives/memoize.ts';
import { utf8View } from '../text/utf8.ts';
import { isUnknownLabel, parseUnknownLabel } from './unknown-label.ts';

/** Keccak-256 of bytes that may be overwritten afterwards; the digest is the caller's own. */
export type Keccak256 = (bytes: Uint8Array) => Uint8Array;

export interface NameHasher {
  /** 32 bytes, never to be written to; of a label `[64 hex digits]` the hash it names. */
  labelhash(label: string): Uint8Array;
  /** 32 bytes, never to be written to. The name has no unpaired surrogates. */
  namehash(name: string): Uint8Array;
}

const ROOT_NODE = new Uint8Array(32);
const CACHED_PARENTS = 1024;
/** Longer parents are rare, and remembering them would let hostile names fill the memory. */
const LONGEST_CACHED_PARENT = 64;

/** Hashes names with the nodes of recent parents, `eth` above all, remembered. */
export function createNameHasher(keccak256: Keccak256): NameHasher {
  const pair = new Uint8Array(64);

  // A megabyte of dots is a million times the same label.
  let lastLabel = '';
  let lastHash = keccak256(utf8View(lastLabel));

  function labelhash(label: string): Uint8Array {
    if (isUnknownLabel(label)) return parseUnknownLabel(label);
    if (label !== lastLabel) {
      lastLabel = label;
      lastHash = keccak256(utf8View(label));
    }
    return lastHash;
  }

  function child(parent: Uint8Array, label: string): Uint8Array {
    const hash = labelhash(label);
    pair.set(parent);
    pair.set(hash, 32);
    return keccak256(pair);
  }

  /** Node of a name that is not the root, so that its empty text means one empty label. */
  function nodeOf(name: string): Uint8Array {
    const dot = name.indexOf('.');
    return dot < 0
      ? child(ROOT_NODE, name)
      : child(parentNode(name.slice(dot + 1)), name.slice(0, dot));
  }

  const isShort = ({ length }: string) => length <= LONGEST_CACHED_PARENT;
  const parentNode = remembered(
    (name) => (isShort(name) ? nodeOf(name) : name.split('.').reduceRight(child, ROOT_NODE)),
    CACHED_PARENTS,
    isShort,
  );

  return { labelhash, namehash: (name) => (name === '' ? ROOT_NODE : nodeOf(name)) };
}
