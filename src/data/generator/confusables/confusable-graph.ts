import { getEnsEmoji } from '../../../engine/ensip15/ens-emoji.ts';
import { tryNormalize } from '../../../engine/ensip15/normalize-grapheme.ts';
import type { ConfusableFacts } from './confusable-facts.ts';
import { createConfusableKeys, createRefusedKeys, type Key } from './confusable-keys.ts';
import type { UsableGraphemes } from './usable-graphemes.ts';

/** Which graphemes are confusable with each other: nodes joined by the keys they share. */
export interface ConfusableGraph {
  /** Every valid character, and every usable target of several characters in a source. */
  readonly nodes: ReadonlySet<string>;
  /** Keys of a node, or of a character that ENSIP-15 refuses. */
  keys(grapheme: string): readonly Key[];
  /** The nodes that hold a key, in code point order. */
  holders(key: string): readonly string[];
  /** The nodes that share a key with a grapheme, in the order of its keys, each key's normalized target after its holders. */
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

  const getKeys = (grapheme: string) => keysOf.get(grapheme) ?? createRefusedKeys(grapheme, facts);

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
