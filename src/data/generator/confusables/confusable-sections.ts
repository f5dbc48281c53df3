import { nfc } from '@adraffy/ens-normalize';
import { CONFUSABLE_LISTS_SECTION } from '../../../engine/confusables/confusable-lists.ts';
import {
  CANONICAL_REFERENCE,
  CONFUSABLES_SECTION,
  FIRST_SEQUENCE_ID,
} from '../../../engine/confusables/confusable-table.ts';
import { getEmojiKind } from '../../../engine/confusables/emoji-fold.ts';
import { splitGraphemes } from '../../../engine/segmentation/split-graphemes.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';
import { ByteWriter } from '../byte-writer.ts';
import type { ConfusableSources } from '../confusable-sources.ts';
import { loadUnicodeFile } from '../packages.ts';
import type { Unicode } from '../unicode.ts';
import { type ConfusableEntry, createConfusableEntries } from './confusable-entries.ts';
import { buildConfusableGraph, type ConfusableGraph } from './confusable-graph.ts';
import { type ConfusableGroup, createConfusableGroups } from './confusable-groups.ts';
import { decompose } from './confusable-keys.ts';
import { findUsableGraphemes, type UsableGraphemes } from './usable-graphemes.ts';

type NamedSections = Record<string, Uint8Array>;

/** Creates the sections of confusables for both tables. */
export function createConfusableSections(
  unicode: Unicode,
  sources: ConfusableSources,
): {
  bulk: NamedSections;
  details: NamedSections;
} {
  const facts = { unicode, sources, raisedForms: loadRaisedForms() };
  const emojiFacts = {
    isEmojiCharacter: (codePoint: number) => unicode.emoji.has(codePoint),
    emojiVersion: (text: string) => unicode.rgiSequences.get(text)?.version,
  };
  const usable = findUsableGraphemes(
    (text) => splitGraphemes(text, emojiFacts).length,
    (codePoint) => !['Unassigned', 'Private_Use'].includes(unicode.generalCategory(codePoint)),
  );
  const graph = buildConfusableGraph(facts, usable);
  const decomposed = findDecomposedLetters(usable);
  const entries = createConfusableEntries(graph, facts, usable, new Set(decomposed));

  const ids = createGraphemeIds(graph);
  const groups = createConfusableGroups(graph, usable.rejected);
  return {
    bulk: { [CONFUSABLES_SECTION]: encodeTable(entries, ids, decomposed) },
    details: {
      [CONFUSABLE_LISTS_SECTION]: encodeLists(makeSymmetric(entries, graph), ids, groups),
    },
  };
}

/** Loads the plain texts of superscripts and subscripts, such as `ʸ → y`: https://www.unicode.org/reports/tr44/#Character_Decomposition_Mappings */
function loadRaisedForms(): ReadonlyMap<string, string> {
  const mappings = ['Super', 'Sub'].flatMap((kind) => [
    ...loadUnicodeFile<Map<number, number[]>>(`Decomposition_Mapping/${kind}/code-points.mjs`),
  ]);
  return new Map(
    mappings.map(([raised, plain]) => [
      String.fromCodePoint(raised),
      String.fromCodePoint(...plain),
    ]),
  );
}

/** Lists the decompositions that NFC never composes, such as that of U+0958 (क़). They are the only spelling of a letter. */
function findDecomposedLetters(usable: UsableGraphemes): string[] {
  const found = new Set<string>();
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (codePoint === 0xd800) codePoint = 0xe000;
    const letter = String.fromCodePoint(codePoint);
    const parts = decompose(letter);
    if (parts === letter || toCodePoints(parts).length < 2) continue;
    const isComposed = nfc(toCodePoints(parts)).length < toCodePoints(parts).length;
    if (!isComposed && usable.isUsable(parts)) found.add(parts);
  }
  return [...found].sort();
}

/** Encodes canonical forms, flags and plain forms in the format that `decodeConfusableTable` reads. */
function encodeTable(
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

/**
 * Adds to each list the nodes that list its grapheme: Ꭺ lists a, because ENSIP-15 maps its target A to a. Characters
 * that ENSIP-15 rejects are in no list.
 */
function makeSymmetric(
  entries: ReadonlyMap<string, ConfusableEntry>,
  { nodes }: ConfusableGraph,
): Map<string, ConfusableEntry> {
  const listing = new Map<string, Set<string>>();
  for (const [grapheme, { canonical, list }] of entries) {
    if (!nodes.has(grapheme)) continue;
    for (const other of canonical === null ? list : [...list, canonical]) {
      if (other === grapheme || !nodes.has(other)) continue;
      listing.set(other, (listing.get(other) ?? new Set()).add(grapheme));
    }
  }
  return new Map(
    [...entries].map(([grapheme, entry]) => {
      const others = listing.get(grapheme) ?? new Set();
      const added = [...others].filter((other) => other !== entry.canonical);
      return [grapheme, { ...entry, list: [...new Set([...entry.list, ...added])] }];
    }),
  );
}

/**
 * Encodes the groups, and the members of lists that no group contains, in the format that `createConfusableLists`
 * reads. Throws if a group contains a grapheme that is missing in a list.
 */
function encodeLists(
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

/** IDs of graphemes in the tables: code points of characters, and higher numbers for sequences. */
interface GraphemeIds {
  readonly sequences: readonly string[];
  id(grapheme: string): number;
  /** Returns the IDs of graphemes in ascending order, without duplicates. */
  sorted(graphemes: Iterable<string>): number[];
}

function createGraphemeIds({ nodes }: ConfusableGraph): GraphemeIds {
  const sequences = [...nodes].filter((node) => [...node].length > 1).sort();
  const sequenceIds = new Map(sequences.map((text, i) => [text, FIRST_SEQUENCE_ID + i]));
  const getId = (grapheme: string) => {
    const [first = '', ...rest] = grapheme;
    const found = rest.length === 0 ? first.codePointAt(0) : sequenceIds.get(grapheme);
    if (found === undefined) throw new Error(`${JSON.stringify(grapheme)} has no ID`);
    return found;
  };
  return {
    sequences,
    id: getId,
    sorted: (graphemes) => [...new Set(Array.from(graphemes, getId))].sort((a, b) => a - b),
  };
}
