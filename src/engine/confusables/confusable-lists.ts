// Lists the graphemes that a grapheme can be mistaken for: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { lazy } from '../../primitives/lazy.ts';
import { isEnsEmoji } from '../ensip15/ens-emoji.ts';
import { decompose } from '../ensip15/normalization-forms.ts';
import { tryNormalize } from '../ensip15/normalize-grapheme.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import type { ByteReader } from '../tables/byte-reader.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import { toCodePoints } from '../text/code-points.ts';
import type { Confusables } from './confusables.ts';
import { getEmojiKind } from './emoji-fold.ts';

/** Name of the section of the details table that {@link createConfusableLists} reads. */
export const CONFUSABLE_LISTS_SECTION = 'confusable-lists';

/** Maximum length of a sequence with native look-alikes, in UTF-16 code units. No language needs more. */
const MAX_REPLACED_LENGTH = 32;

export interface ConfusableLists {
  /**
   * Returns the other graphemes that a grapheme can be mistaken for: its canonical form first, then the most similar
   * ones.
   */
  list(grapheme: string): readonly string[];
  /** Returns the letter sequences that look like the grapheme, most similar first: `'m' → ['rn', 'nn']`. */
  sequences(grapheme: string): readonly string[];
}

/** Creates the lists from the details table. Decodes it on the first call. Throws if it has no such section. */
export function createConfusableLists(
  details: Sections,
  confusables: Pick<
    Confusables,
    'classifyConfusable' | 'mapCharacters' | 'table' | 'listNativeLooks'
  >,
  tables: BulkTables,
): ConfusableLists {
  const reader = openSection(details, CONFUSABLE_LISTS_SECTION);
  const getLists = lazy(() => decodeLists(reader));
  const plain = decodePlainLists(details);
  const { classifyConfusable, mapCharacters, table, listNativeLooks } = confusables;

  function collect(grapheme: string, found: Set<string>): void {
    const { canonical, reducesTo } = classifyConfusable(grapheme);
    if (canonical !== null) found.add(canonical);
    if (isEnsEmoji(grapheme, tables)) {
      for (const emoji of getEmojiKind(grapheme)?.members ?? []) found.add(emoji);
    }
    const id = table.id(grapheme);
    if (id !== undefined) for (const other of getLists()(id)) found.add(table.grapheme(other));
    if (reducesTo === undefined) return;
    // Skip a base that ENSIP-15 rejects or maps to another character.
    if (mapCharacters(reducesTo) === reducesTo) found.add(reducesTo);
    collect(reducesTo, found);
  }

  /**
   * Replaces one character with each of its native look-alikes: `'दी' → ['धी', …]`. A sequence that ENSIP-15 rejects
   * has no list and is in no list.
   */
  function replaceNativeLooks(grapheme: string): string[] {
    if (grapheme.length > MAX_REPLACED_LENGTH) return [];
    const characters = [...grapheme];
    if (characters.length > 1 && tryNormalize(grapheme) !== grapheme) return [];
    return characters
      .flatMap((character, at) =>
        listNativeLooks(character).map((other) => characters.with(at, other).join('')),
      )
      .filter((text) => characters.length === 1 || tryNormalize(text) === text);
  }

  function list(grapheme: string): string[] {
    const looks = [...listNativeLooks(grapheme), ...replaceNativeLooks(grapheme)];
    const found = new Set([...plain.imitators(grapheme), ...looks]);
    collect(grapheme, found);
    found.delete(grapheme);
    const { canonical } = classifyConfusable(grapheme);
    const first = canonical !== null && found.delete(canonical) ? [canonical] : [];
    return [...first, ...[...found].sort(createLikenessOrder(grapheme, tables))];
  }

  return { list, sequences: plain.sequences };
}

/**
 * Decodes the groups and one-way pairs of the section. Members of a group list each other. A guest lists the members of
 * its group, but members do not list guests.
 */
function decodeLists(reader: ByteReader): (id: number) => number[] {
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

// Sorts the confusables of a grapheme, because UTS #39 defines no order:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

/**
 * Creates a comparator. Graphemes of the same script come first, then letters without marks, then lower code points.
 */
export function createLikenessOrder(
  grapheme: string,
  tables: BulkTables,
): (a: string, b: string) => number {
  const script = getScript(grapheme, tables);
  const ranks = new Map<string, number>();
  const getRank = (text: string) => {
    let known = ranks.get(text);
    if (known === undefined) {
      const isMarked = toCodePoints(decompose(text)).length > 1;
      known = (getScript(text, tables) === script ? 0 : 2) + (isMarked ? 1 : 0);
      ranks.set(text, known);
    }
    return known;
  };
  return (a, b) => getRank(a) - getRank(b) || compareCodePoints(a, b);
}

/** Returns the first script in a text that is neither Common nor Inherited. Returns Common if there is none. */
function getScript(text: string, tables: BulkTables): string {
  for (const codePoint of toCodePoints(text)) {
    const script = tables.script(codePoint);
    if (script !== 'Common' && script !== 'Inherited') return script;
  }
  return 'Common';
}

function compareCodePoints(a: string, b: string): number {
  const left = toCodePoints(a);
  const right = toCodePoints(b);
  for (const [i, codePoint] of left.entries()) {
    const difference = codePoint - (right[i] ?? -1);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

// Decodes the additional confusables of plain characters: https://www.unicode.org/reports/tr39/#Confusable_Detection

/** Name of the section of the details table that {@link decodePlainLists} reads. */
export const PLAIN_LISTS_SECTION = 'plain-lists';

/** Additional confusables of `[a-z0-9]`. They do not make a grapheme confusable. */
interface PlainLists {
  /**
   * For a plain character, returns the characters that look like it or have it as an extended reading. For one of these
   * characters, returns the plain characters.
   */
  imitators(grapheme: string): readonly string[];
  /** Returns letter sequences that look like the grapheme, most similar first. */
  sequences(grapheme: string): readonly string[];
}

const NOTHING: readonly string[] = [];

/** Decodes the section. Throws if the section is damaged. */
function decodePlainLists(details: Sections): PlainLists {
  const reader = openSection(details, PLAIN_LISTS_SECTION);
  const imitators = new Map<string, string[]>();
  const add = (grapheme: string, other: string) => {
    const found = imitators.get(grapheme);
    if (found) found.push(other);
    else imitators.set(grapheme, [other]);
  };
  for (const plain of reader.text()) {
    for (const codePoint of reader.ascendingList()) {
      const imitator = String.fromCodePoint(codePoint);
      add(plain, imitator);
      add(imitator, plain);
    }
  }
  const sequences = new Map(
    Array.from(reader.text(), (character) => [character, reader.textList()]),
  );
  return {
    imitators: (grapheme) => imitators.get(grapheme) ?? NOTHING,
    sequences: (grapheme) => sequences.get(grapheme) ?? NOTHING,
  };
}
