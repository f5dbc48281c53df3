// The decoder of the details table; each part is expanded at its first use.

import { lazy } from '../../primitives/lazy.ts';
import { readAges } from './ages.ts';
import type { ByteReader } from './byte-reader.ts';
import { readCharacterNames } from './character-names.ts';
import type { DetailsTables } from './details-tables.ts';
import { expandTemplates, readEmojiTemplates, withToneNames } from './emoji-templates.ts';
import { type Sections, sectionReader } from './sections.ts';

/** Names of the details table's sections that this decoder reads. */
export const DETAILS_SECTIONS = {
  ages: 'ages',
  characterNames: 'character-names',
  emojiNames: 'emoji-names',
} as const;

/** Throws when a section is missing. */
export function decodeDetailsTables(sections: Sections): DetailsTables {
  const read = <T>(section: keyof typeof DETAILS_SECTIONS, decode: (reader: ByteReader) => T) => {
    const reader = sectionReader(sections, DETAILS_SECTIONS[section]);
    return lazy(() => decode(reader));
  };
  const ages = read('ages', readAges);
  const characterNames = read('characterNames', readCharacterNames);
  const emojiNames = read('emojiNames', readEmojiNames);

  return {
    age: (codePoint) => ages()(codePoint),
    characterName: (codePoint) => characterNames()(codePoint),
    emojiName: (withoutFe0f) => emojiNames().get(withoutFe0f),
  };
}

function readEmojiNames(reader: ByteReader): Map<string, string> {
  const templates = readEmojiTemplates(reader);
  const names = reader.text().split('\n');
  return expandTemplates(templates, (i, tones) => withToneNames(names[i] as string, tones));
}
