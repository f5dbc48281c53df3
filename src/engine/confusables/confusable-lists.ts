// The full lists of confusables, from the details table: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { isEnsEmoji } from '../ensip15/normalize-grapheme.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { type Sections, sectionReader } from '../tables/sections.ts';
import type { Confusables } from './confusables.ts';
import { emojiKind } from './emoji-fold.ts';
import { byLikeness } from './list-order.ts';

/** Section of the details table that {@link createConfusableLists} reads. */
export const confusableListsSection = 'confusable-lists';

/** The full lists, which need the details table. */
export interface ConfusableLists {
  /** What the grapheme can be mistaken for, most alike first, the canonical form first when it differs; never contains the grapheme. */
  list(grapheme: string): readonly string[];
}

/** Reads the section; throws when the bytes are not what the generator wrote. */
export function createConfusableLists(
  details: Sections,
  confusables: Pick<Confusables, 'lookUp' | 'mappedForm' | 'table'>,
  tables: BulkTables,
): ConfusableLists {
  const lookAlikes = decodeLookAlikes(details);
  const { lookUp, mappedForm, table } = confusables;

  function collect(grapheme: string, found: Set<string>): void {
    const { canonical, simpler } = lookUp(grapheme);
    if (canonical !== null) found.add(canonical);
    if (isEnsEmoji(grapheme, tables)) {
      for (const emoji of emojiKind(grapheme)?.members ?? []) found.add(emoji);
    }
    const id = table.id(grapheme);
    if (id !== undefined) for (const other of lookAlikes(id)) found.add(table.grapheme(other));
    if (simpler === undefined) return;
    // The base under the marks may be one that ENSIP-15 refuses or maps to another.
    if (mappedForm(simpler) === simpler) found.add(simpler);
    collect(simpler, found);
  }

  function list(grapheme: string): string[] {
    const found = new Set<string>();
    collect(grapheme, found);
    found.delete(grapheme);
    const { canonical } = lookUp(grapheme);
    const first = canonical !== null && found.delete(canonical) ? [canonical] : [];
    return [...first, ...[...found].sort(byLikeness(grapheme, tables))];
  }

  return { list };
}

/** Groups of graphemes that look like each other, guests that look like a group but are not shown to it, and pairs one way. */
function decodeLookAlikes(details: Sections): (id: number) => number[] {
  const reader = sectionReader(details, confusableListsSection);
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
