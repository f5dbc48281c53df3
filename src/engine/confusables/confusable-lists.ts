// The full lists of confusables, from the details table: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import type { Confusables } from './confusables.ts';
import { getEmojiKind } from './emoji-fold.ts';
import { createLikenessOrder } from './list-order.ts';
import { decodePlainLists } from './plain-lists.ts';

/** Section of the details table that {@link createConfusableLists} reads. */
export const CONFUSABLE_LISTS_SECTION = 'confusable-lists';

/** The full lists, which need the details table. */
export interface ConfusableLists {
  /** What the grapheme can be mistaken for, most alike first, the canonical form first when it differs; never contains the grapheme. */
  list(grapheme: string): readonly string[];
  /** Sequences of several graphemes that read as this one, most alike first: `rn` and `nn` for `m`. */
  sequences(grapheme: string): readonly string[];
}

/** Reads the section; throws when the bytes are not what the generator wrote. */
export function createConfusableLists(
  details: Sections,
  confusables: Pick<Confusables, 'classifyConfusable' | 'mapCharacters' | 'table'>,
  tables: BulkTables,
): ConfusableLists {
  const getConfusables = decodeLists(details);
  const plain = decodePlainLists(details);
  const { classifyConfusable, mapCharacters, table } = confusables;

  function collect(grapheme: string, found: Set<string>): void {
    const { canonical, reducesTo } = classifyConfusable(grapheme);
    if (canonical !== null) found.add(canonical);
    if (isEnsEmoji(grapheme, tables)) {
      for (const emoji of getEmojiKind(grapheme)?.members ?? []) found.add(emoji);
    }
    const id = table.id(grapheme);
    if (id !== undefined) for (const other of getConfusables(id)) found.add(table.grapheme(other));
    if (reducesTo === undefined) return;
    // The base under the marks may be one that ENSIP-15 refuses or maps to another.
    if (mapCharacters(reducesTo) === reducesTo) found.add(reducesTo);
    collect(reducesTo, found);
  }

  function list(grapheme: string): string[] {
    const found = new Set(plain.imitators(grapheme));
    collect(grapheme, found);
    found.delete(grapheme);
    const { canonical } = classifyConfusable(grapheme);
    const first = canonical !== null && found.delete(canonical) ? [canonical] : [];
    return [...first, ...[...found].sort(createLikenessOrder(grapheme, tables))];
  }

  return { list, sequences: plain.sequences };
}

/** Groups of graphemes that are confusable with each other, guests that a group is listed to but that it does not list, and pairs one way. */
function decodeLists(details: Sections): (id: number) => number[] {
  const reader = openSection(details, CONFUSABLE_LISTS_SECTION);
  const groupsOf = new Map<number, number[][]>();
  for (let left = reader.unsigned(); left > 0; left--) {
    const members = reader.ascendingList();
    for (const id of [...members, ...reader.ascendingList()]) {
      const groups = groupsOf.get(id);
      if (groups) groups.push(members);
      else groupsOf.set(id, [members]);
    }
  }
  const oneWay = new Map(reader.ascendingList().map((id) => [id, reader.ascendingList()]));
  return (id) => [...(groupsOf.get(id) ?? []), oneWay.get(id) ?? []].flat();
}
