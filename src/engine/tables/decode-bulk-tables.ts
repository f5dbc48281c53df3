// The decoder of the bulk table; parts that few names need are expanded at their first use.

import { lazy } from '../../primitives/lazy.ts';
import type { BulkTables } from './bulk-tables.ts';
import type { ByteReader } from './byte-reader.ts';
import { readCharacterClasses } from './character-classes.ts';
import { expandTemplates, readEmojiTemplates } from './emoji-templates.ts';
import { type Sections, sectionReader } from './sections.ts';

/** Names of the bulk table's sections that this decoder reads. */
export const BULK_SECTIONS = {
  characters: 'characters',
  emojiVersions: 'emoji-versions',
  lowerCase: 'lower-case',
  prototypes: 'uts39-prototypes',
  topLevelDomains: 'top-level-domains',
} as const;

/** Throws when a section is missing or damaged. */
export function decodeBulkTables(sections: Sections): BulkTables {
  const read = <T>(section: keyof typeof BULK_SECTIONS, decode: (reader: ByteReader) => T) => {
    const reader = sectionReader(sections, BULK_SECTIONS[section]);
    return lazy(() => decode(reader));
  };
  const classOf = read('characters', readCharacterClasses)();
  const emojiVersions = read('emojiVersions', readEmojiVersions);
  const lowerCase = read('lowerCase', readLowerCase);
  const prototypes = read('prototypes', readPrototypes);
  const topLevelDomains = read('topLevelDomains', (reader) => new Set(reader.text().split(' ')));

  return {
    script: (codePoint) => classOf(codePoint).script,
    scriptExtensions: (codePoint) => classOf(codePoint).scriptExtensions,
    category: (codePoint) => classOf(codePoint).category,
    isEmojiCharacter: (codePoint) => classOf(codePoint).isEmoji,
    drawsNothing: (codePoint) => classOf(codePoint).drawsNothing,
    isDefaultIgnorable: (codePoint) => classOf(codePoint).isDefaultIgnorable,
    mark: (codePoint) => classOf(codePoint).mark,
    fontSupport: (codePoint) => classOf(codePoint).fontSupport,
    emojiVersion: (withoutFe0f) => emojiVersions().get(withoutFe0f),
    lowerCase: (codePoint) => lowerCase().get(codePoint) ?? codePoint,
    confusableTarget: (codePoint) => prototypes().get(codePoint),
    get topLevelDomains() {
      return topLevelDomains();
    },
  };
}

function readEmojiVersions(reader: ByteReader): Map<string, number> {
  const templates = readEmojiTemplates(reader);
  const tenths = reader.unsignedList();
  return expandTemplates(templates, (i) => (tenths[i] as number) / 10);
}

function readLowerCase(reader: ByteReader): Map<number, number> {
  return new Map(reader.ascendingList().map((upper) => [upper, upper + reader.signed()]));
}

function readPrototypes(reader: ByteReader): Map<number, string> {
  const characters = reader.ascendingList();
  const prototypes = reader.textList();
  return new Map(characters.map((character, i) => [character, prototypes[i] as string]));
}
