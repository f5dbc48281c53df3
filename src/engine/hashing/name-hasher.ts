// Computes namehashes and labelhashes in JavaScript: https://docs.ens.domains/ensip/1#namehash-algorithm

import { copyText } from '../../primitives/copy-text.ts';
import { memoize } from '../../primitives/memoize.ts';
import { encodeUtf8 } from '../text/utf8.ts';

/** Function that computes a Keccak-256 hash. It returns a new array and does not keep a reference to its input. */
export type Keccak256 = (bytes: Uint8Array) => Uint8Array;

/** Hashes strings without unpaired surrogates. Every call returns a new array with 32 bytes per string. */
export interface NameHasher {
  /** Hashes labels. An unknown label (`[64 hex digits]`) contains its own hash. */
  labelhashes(labels: readonly string[]): Uint8Array;
  namehashes(names: readonly string[]): Uint8Array;
}

const ROOT_NODE = new Uint8Array(32);
const MAX_CACHED_PARENTS = 1024;
/** Maximum length of a cached parent, in UTF-16 code units. Otherwise, hostile names could fill the memory. */
const MAX_CACHED_LENGTH = 64;

/** Creates a hasher that caches the nodes of recent parents, such as `eth`. */
export function createNameHasher(keccak256: Keccak256): NameHasher {
  const pair = new Uint8Array(64);

  // Caching the last label speeds up names that repeat a label, such as a million dots.
  let lastLabel = '';
  let lastHash = keccak256(encodeUtf8(lastLabel));

  function labelhash(label: string): Uint8Array {
    if (isUnknownLabel(label)) return parseUnknownLabel(label);
    if (label === lastLabel) return lastHash;
    const hash = keccak256(encodeUtf8(label));
    if (isShort(label)) {
      lastLabel = label;
      lastHash = hash;
    }
    return hash;
  }

  function hashChild(parent: Uint8Array, label: string): Uint8Array {
    const hash = labelhash(label);
    pair.set(parent);
    pair.set(hash, 32);
    return keccak256(pair);
  }

  /** Returns the node of a name that is not the root. Treats an empty string as one empty label. */
  function hashNode(name: string): Uint8Array {
    const dot = name.indexOf('.');
    return dot < 0
      ? hashChild(ROOT_NODE, name)
      : hashChild(findParentNode(name, dot + 1), name.slice(0, dot));
  }

  // Most names have the same parent as the previous name. The first parent in the cache is an empty label.
  let lastParent = '';
  let lastNode = hashNode(lastParent);

  function findParentNode(name: string, start: number): Uint8Array {
    if (name.length === start + lastParent.length && name.endsWith(lastParent)) return lastNode;
    const parent = name.slice(start);
    const node = getParentNode(parent);
    if (isShort(parent)) {
      lastParent = copyText(parent);
      lastNode = node;
    }
    return node;
  }

  const isShort = ({ length }: string) => length <= MAX_CACHED_LENGTH;
  const getParentNode = memoize(
    (name) => (isShort(name) ? hashNode(name) : name.split('.').reduceRight(hashChild, ROOT_NODE)),
    MAX_CACHED_PARENTS,
    isShort,
  );

  return {
    labelhashes: (labels) => hashEach(labels, labelhash),
    namehashes: (names) => hashEach(names, (name) => (name === '' ? ROOT_NODE : hashNode(name))),
  };
}

function hashEach(texts: readonly string[], hash: (text: string) => Uint8Array): Uint8Array {
  const hashes = new Uint8Array(texts.length * 32);
  for (const [index, text] of texts.entries()) hashes.set(hash(text), index * 32);
  return hashes;
}

const UNKNOWN_LABEL = /^\[[0-9a-f]{64}\]$/;

/** Checks whether a label is `[`, 64 lower-case hex digits and `]`, so that only its hash is known. */
export function isUnknownLabel(label: string): boolean {
  // Most labels are shorter, and comparing lengths is cheaper than a regular expression.
  return label.length === 66 && UNKNOWN_LABEL.test(label);
}

/** Returns the 32 bytes of the labelhash in an unknown label. */
function parseUnknownLabel(label: string): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(label.slice(2 * index + 1, 2 * index + 3), 16),
  );
}
