import { getEnsEmoji } from '../../../engine/ensip15/ens-emoji.ts';
import { tryNormalize } from '../../../engine/ensip15/normalize-grapheme.ts';
import {
  type ConfusableFacts,
  createConfusableKeys,
  createRejectedKeys,
  type Key,
} from './confusable-keys.ts';
import type { UsableGraphemes } from './usable-graphemes.ts';

/** Graph in which graphemes with a common key are neighbours. */
export interface ConfusableGraph {
  /** All valid characters, and the usable sequences among the targets of the sources. */
  readonly nodes: ReadonlySet<string>;
  /** Returns the keys of a node, or of a character that ENSIP-15 rejects. */
  keys(grapheme: string): readonly Key[];
  /** Returns the nodes with a key, in code point order. */
  holders(key: string): readonly string[];
  /** Returns, for each key of a grapheme, the other nodes with that key, and then the normalized target. */
  neighbours(grapheme: string): readonly string[];
}

export function buildConfusableGraph(
  facts: ConfusableFacts,
  usable: UsableGraphemes,
): ConfusableGraph {
  const nodes = new Set(usable.valid);
  const { uts39, unhomoglyph } = facts.sources;
  for (const target of [...uts39.values(), ...unhomoglyph.values()]) {
    if ([...target].length > 1 && !isEmoji(target) && usable.isUsable(target)) nodes.add(target);
  }

  const keysOf = new Map<string, Key[]>();
  const holders = new Map<string, { node: string; key: Key }[]>();
  for (const node of nodes) {
    const keys = createConfusableKeys(node, facts);
    keysOf.set(node, keys);
    for (const key of keys) {
      const entry = { node, key };
      const others = holders.get(key.text);
      if (others) others.push(entry);
      else holders.set(key.text, [entry]);
    }
  }

  const getKeys = (grapheme: string) => keysOf.get(grapheme) ?? createRejectedKeys(grapheme, facts);

  function findNeighbours(grapheme: string): string[] {
    const found = new Set<string>();
    for (const key of getKeys(grapheme)) {
      for (const other of holders.get(key.text) ?? []) {
        const isReviewed = key.kind === 'extra' || other.key.kind === 'extra';
        if (isReviewed || isEmoji(grapheme) === isEmoji(other.node)) found.add(other.node);
      }
      if (key.kind === 'uts39') {
        const normalized = tryNormalize(key.text);
        if (normalized !== null && normalized !== key.text && usable.isUsable(normalized)) {
          found.add(normalized);
        }
      }
    }
    found.delete(grapheme);
    return [...found];
  }

  return {
    nodes,
    keys: getKeys,
    holders: (key) => (holders.get(key) ?? []).map(({ node }) => node),
    neighbours: findNeighbours,
  };
}

export function isEmoji(grapheme: string): boolean {
  return getEnsEmoji().has(grapheme);
}
