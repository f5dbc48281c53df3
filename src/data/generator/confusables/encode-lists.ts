import { getEmojiKind } from '../../../engine/confusables/emoji-fold.ts';
import { ByteWriter } from '../byte-writer.ts';
import type { ConfusableEntry } from './confusable-entries.ts';
import type { ConfusableGroup } from './confusable-groups.ts';
import type { GraphemeIds } from './grapheme-ids.ts';

/**
 * Encodes the groups, and the members of lists that no group contains, in the format that `createConfusableLists`
 * reads. Throws if a group contains a grapheme that is missing in a list.
 */
export function encodeLists(
  entries: ReadonlyMap<string, ConfusableEntry>,
  ids: GraphemeIds,
  groups: readonly ConfusableGroup[],
): Uint8Array {
  const shown = new Map<string, Set<string>>();
  for (const { members, guests } of groups) {
    for (const grapheme of [...members, ...guests]) {
      const seen = shown.get(grapheme) ?? new Set();
      for (const member of members) seen.add(member);
      shown.set(grapheme, seen);
    }
  }

  const oneWay: [id: number, confusables: number[]][] = [];
  for (const [grapheme, { canonical, list }] of entries) {
    const seen = shown.get(grapheme) ?? new Set();
    const wanted = new Set([...list, ...(canonical === null ? [] : [canonical]), grapheme]);
    for (const other of seen) {
      if (!wanted.has(other))
        throw new Error(`${other} is in a group but not in the list of ${grapheme}`);
    }
    const known = new Set([...seen, ...(getEmojiKind(grapheme)?.members ?? []), canonical]);
    const missing = list.filter((other) => !known.has(other));
    if (missing.length > 0) oneWay.push([ids.id(grapheme), ids.sorted(missing)]);
  }
  oneWay.sort(([a], [b]) => a - b);

  const ordered = groups
    .map(({ members, guests }) => ({ members: ids.sorted(members), guests: ids.sorted(guests) }))
    .sort((a, b) => (a.members[0] as number) - (b.members[0] as number));
  const writer = new ByteWriter();
  writer.unsigned(ordered.length);
  for (const { members, guests } of ordered) {
    writer.ascendingList(members);
    writer.ascendingList(guests);
  }
  writer.ascendingList(oneWay.map(([id]) => id));
  for (const [, confusables] of oneWay) writer.ascendingList(confusables);
  return writer.toBytes();
}
