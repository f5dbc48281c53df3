import { isEmoji, type LookAlikeGraph } from './look-alike-graph.ts';

/** Graphemes that look like each other, and guests: they look like the members, who do not show them. */
export interface LookAlikeGroup {
  members: ReadonlySet<string>;
  guests: ReadonlySet<string>;
}

/** The holders of each key as groups, emoji apart from the rest, none of them within another. */
export function lookAlikeGroups(
  graph: LookAlikeGraph,
  guests: readonly string[],
): LookAlikeGroup[] {
  const guestsOf = new Map<string, string[]>();
  for (const guest of guests) {
    for (const { text } of graph.keys(guest)) {
      guestsOf.set(text, [...(guestsOf.get(text) ?? []), guest]);
    }
  }

  const keys = new Set([...graph.nodes].flatMap((node) => graph.keys(node).map((key) => key.text)));
  const groups: LookAlikeGroup[] = [];
  for (const key of keys) {
    for (const emoji of [true, false]) {
      const members = new Set(graph.holders(key).filter((node) => isEmoji(node) === emoji));
      const visitors = new Set(emoji ? [] : guestsOf.get(key));
      if (members.size > 1 || (members.size > 0 && visitors.size > 0)) {
        groups.push({ members, guests: visitors });
      }
    }
  }
  return withoutContained(groups);
}

function withoutContained(groups: LookAlikeGroup[]): LookAlikeGroup[] {
  const bySize = [...groups].sort(
    (a, b) => b.members.size - a.members.size || b.guests.size - a.guests.size,
  );
  const kept: LookAlikeGroup[] = [];
  const keptOf = new Map<string, LookAlikeGroup[]>();
  for (const group of bySize) {
    const [member = ''] = group.members;
    if (keptOf.get(member)?.some((other) => contains(other, group))) continue;
    kept.push(group);
    for (const each of group.members) keptOf.set(each, [...(keptOf.get(each) ?? []), group]);
  }
  return kept;
}

function contains(outer: LookAlikeGroup, inner: LookAlikeGroup): boolean {
  return (
    [...inner.members].every((member) => outer.members.has(member)) &&
    [...inner.guests].every((guest) => outer.guests.has(guest))
  );
}
