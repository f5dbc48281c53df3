import { foldEmoji } from '../../../engine/confusables/emoji-fold.ts';
import { isPlainCharacter, isSimpleCharacter } from '../../../primitives/plain-text.ts';
import { findFirstUsable, followCanonical, stepToCanonical } from './canonical-form.ts';
import type { ConfusableFacts } from './confusable-facts.ts';
import { type ConfusableGraph, isEmoji } from './confusable-graph.ts';
import { findNamedLetter } from './confusable-keys.ts';
import type { UsableGraphemes } from './usable-graphemes.ts';

/** Entry of a grapheme in the tables. */
export interface ConfusableEntry {
  /** Canonical form, or null if it is unknown. */
  canonical: string | null;
  /** Confusables except the grapheme and its canonical form, unordered. */
  list: string[];
  /** The `[a-z0-9-]` that the grapheme looks like, if its canonical form and its target are other characters. */
  plainForm?: string;
}

/**
 * Creates entries for all nodes, and for rejected characters with a canonical form or confusables.
 *
 * @param decomposed letters that are their own canonical form, because they have no composed spelling
 */
export function createConfusableEntries(
  graph: ConfusableGraph,
  facts: ConfusableFacts,
  usable: UsableGraphemes,
  decomposed: ReadonlySet<string>,
): Map<string, ConfusableEntry> {
  const steps = new Map<string, string | null>();
  for (const node of graph.nodes) {
    const isFixed = isSimpleCharacter(node) || decomposed.has(node);
    steps.set(node, isFixed ? node : stepToCanonical(node, graph, facts, usable));
  }
  const step = (grapheme: string) => steps.get(grapheme) ?? null;

  const entries = new Map<string, ConfusableEntry>();
  const add = (grapheme: string, canonical: string | null, confusables: readonly string[]) => {
    const list = [...new Set(confusables)].filter((g) => g !== grapheme && g !== canonical);
    const plainForm = findPlainForm(grapheme, canonical, graph, facts);
    entries.set(grapheme, { canonical, list, ...(plainForm && { plainForm }) });
  };

  for (const node of graph.nodes) {
    const { canonical, passed } = isEmoji(node)
      ? { canonical: foldEmoji(node), passed: [] }
      : followCanonical(node, step);
    add(node, canonical, [...graph.neighbours(node), ...passed]);
  }
  for (const character of usable.rejected) {
    const first = findFirstUsable(character, graph, facts, usable);
    const canonical = first === null ? null : followCanonical(first, step).canonical;
    const confusables = graph.neighbours(character).filter(usable.isUsable);
    // Most rejected characters have no confusables and need no entry.
    if (canonical !== null || confusables.length > 0) add(character, canonical, confusables);
  }
  return entries;
}

function findPlainForm(
  grapheme: string,
  canonical: string | null,
  graph: ConfusableGraph,
  facts: ConfusableFacts,
): string | undefined {
  const { sources, unicode } = facts;
  if (canonical !== null && isPlainCharacter(canonical)) return undefined;
  const target = sources.uts39.get(grapheme.codePointAt(0) as number) ?? '';
  const lowered = unicode.lowerCase.get(target.codePointAt(0) ?? 0);
  if (
    isPlainCharacter(target) ||
    (lowered !== undefined && target.length === 1 && lowered < 0x80)
  ) {
    return undefined;
  }
  const keys = graph.keys(grapheme).map((key) => key.text);
  const found = [...keys, ...graph.neighbours(grapheme)].find((text) => isPlainCharacter(text));
  return found ?? findNamedLetter(grapheme, facts);
}
