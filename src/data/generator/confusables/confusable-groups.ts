import { type ConfusableGraph, isEmoji } from './confusable-graph.ts';

/** Group of graphemes that are confusable with each other. */
export interface ConfusableGroup {
  members: ReadonlySet<string>;
  /** Graphemes that list the members, but are not listed by them. */
  guests: ReadonlySet<string>;
}

/** Groups the holders of each key, with emoji in separate groups. Omits groups that are part of another group. */
export function createConfusableGroups(
  graph: ConfusableGraph,
  guests: readonly string[],
): ConfusableGroup[] {
  const guestsOf = new Map<string, string[]>();
  for (const guest of guests) {
    for (const { text } of graph.keys(guest)) {
      guestsOf.set(text, [...(guestsOf.get(text) ?? []), guest]);
    }
  }

  const keys = new Set([...graph.nodes].flatMap((node) => graph.keys(node).map((key) => key.text)));
  const groups: ConfusableGroup[] = [];
  for (const key of keys) {
    for (const emoji of [true, false]) {
      const members = new Set(graph.holders(key).filter((node) => isEmoji(node) === emoji));
      const visitors = new Set(emoji ? [] : guestsOf.get(key));
      if (members.size > 1 || (members.size > 0 && visitors.size > 0)) {
        groups.push({ members, guests: visitors });
      }
    }
  }
  return removeContained(groups);
}

function removeContained(groups: ConfusableGroup[]): ConfusableGroup[] {
  const bySize = [...groups].sort(
    (a, b) => b.members.size - a.members.size || b.guests.size - a.guests.size,
  );
  const kept: ConfusableGroup[] = [];
  const keptOf = new Map<string, ConfusableGroup[]>();
  for (const group of bySize) {
    const [member = ''] = group.members;
    if (keptOf.get(member)?.some((other) => isContaining(other, group))) continue;
    kept.push(group);
    for (const each of group.members) keptOf.set(each, [...(keptOf.get(each) ?? []), group]);
  }
  return kept;
}

function isContaining(outer: ConfusableGroup, inner: ConfusableGroup): boolean {
  return (
    [...inner.members].every((member) => outer.members.has(member)) &&
    [...inner.guests].every((guest) => outer.guests.has(guest))
  );
}
