import { CANONICAL_REFERENCE } from '../../../engine/confusables/confusable-table.ts';
import { ByteWriter } from '../byte-writer.ts';
import type { ConfusableEntry } from './confusable-entries.ts';
import type { GraphemeIds } from './grapheme-ids.ts';

/** Encodes canonical forms, flags and plain forms in the format that `decodeConfusableTable` reads. */
export function encodeTable(
  entries: ReadonlyMap<string, ConfusableEntry>,
  ids: GraphemeIds,
  decomposed: readonly string[],
): Uint8Array {
  const rows = [...entries]
    .map(([grapheme, entry]) => ({ id: ids.id(grapheme), grapheme, ...entry }))
    .sort((a, b) => a.id - b.id);
  const flagged = rows.filter((row) => row.list.length > 0 || hasOtherCanonical(row));
  const texts = [...new Set(flagged.filter(hasOtherCanonical).map((row) => row.canonical))].sort();
  const references = new Map(texts.map((text, i) => [text, CANONICAL_REFERENCE.firstText + i]));
  const unknown = rows.filter((row) => row.canonical === null && row.list.length === 0);
  const plain = rows.filter((row) => row.plainForm !== undefined);

  const writer = new ByteWriter();
  writer.textList(ids.sequences);
  writer.textList(texts);
  writer.ascendingList(flagged.map((row) => row.id));
  for (const row of flagged) {
    writer.unsigned(
      hasOtherCanonical(row)
        ? (references.get(row.canonical) as number)
        : row.canonical === null
          ? CANONICAL_REFERENCE.unknown
          : CANONICAL_REFERENCE.itself,
    );
  }
  writer.ascendingList(unknown.map((row) => row.id));
  writer.ascendingList(plain.map((row) => row.id));
  for (const { plainForm = '' } of plain) writer.byte(plainForm.charCodeAt(0));
  writer.textList(decomposed);
  return writer.toBytes();
}

function hasOtherCanonical<T extends { grapheme: string; canonical: string | null }>(
  row: T,
): row is T & { canonical: string } {
  return row.canonical !== null && row.canonical !== row.grapheme;
}
