// Decodes the details table. Every section is decoded on first use.

import { lazy } from '../../primitives/lazy.ts';
import type { ByteReader } from './byte-reader.ts';
import { readCharacterNames } from './character-names.ts';
import { findRun, readRuns } from './code-point-runs.ts';
import { getSection, openSection, type Sections } from './sections.ts';

// Character properties that only grapheme reports need: https://www.unicode.org/reports/tr44/

/** Alternative name of a character. */
interface CharacterAlias {
  readonly alias: string;
  readonly codePoint: number;
}

/** Decoded details table. */
export interface DetailsTables {
  /**
   * Name of a code point in upper case: the first of its correction alias, Unicode name and control alias that exists.
   * Undefined for unassigned code points, private use, noncharacters and surrogates.
   */
  characterName(codePoint: number): string | undefined;
  /**
   * Calls `visit` for every character that has a name, in ascending order. If `isWhole` is false, the name is `stem`
   * followed by the code point in hex.
   */
  scanCharacterNames(visit: (codePoint: number, stem: string, isWhole: boolean) => void): void;
  /** Alternative names of the UCD in upper case, including abbreviations such as `ZWJ`. */
  characterAliases(): readonly CharacterAlias[];
  /** UCD Block, such as `Latin-1 Supplement`; undefined for code points in no block. */
  block(codePoint: number): string | undefined;
  /** UCD Age, such as `1.1`; undefined for unassigned code points. */
  age(codePoint: number): string | undefined;
  /** CLDR short name of an RGI emoji without U+FE0F; undefined for other strings. */
  emojiName(withoutFe0f: string): string | undefined;
}

/** Names of the sections that this decoder reads from the details table. */
export const DETAILS_SECTIONS = {
  ages: 'ages',
  blocks: 'blocks',
  characterAliases: 'character-aliases',
  characterNames: 'character-names',
  emojiNames: 'emoji-names',
} as const;

/** Returns the name of the section that contains a part of the character names. */
export function getNamePartSection(part: number): string {
  return `${DETAILS_SECTIONS.characterNames}-${part}`;
}

/**
 * Matches sections that may be added to the table after it is decoded. Until a section is added, functions that need it
 * throw a `MissingSectionError`.
 */
export const LATE_SECTIONS = new RegExp(
  `^(?:${DETAILS_SECTIONS.characterNames}-\\d+|${DETAILS_SECTIONS.emojiNames})$`,
  'u',
);

/** Decodes the details table. Throws if a section is missing, unless {@link LATE_SECTIONS} matches the section. */
export function decodeDetailsTables(sections: Sections): DetailsTables {
  const read = <T>(section: keyof typeof DETAILS_SECTIONS, decode: (reader: ByteReader) => T) => {
    const reader = openSection(sections, DETAILS_SECTIONS[section]);
    return lazy(() => decode(reader));
  };
  const getAges = read('ages', readCodePointTexts);
  const getBlocks = read('blocks', readCodePointTexts);
  const getAliases = read('characterAliases', readCharacterAliases);
  const getCharacterNames = read('characterNames', (reader) =>
    readCharacterNames(reader, (part) => getSection(sections, getNamePartSection(part))),
  );
  const getEmojiNames = lazy(() =>
    readEmojiNames(openSection(sections, DETAILS_SECTIONS.emojiNames)),
  );

  return {
    age: (codePoint) => getAges()(codePoint),
    characterName: (codePoint) => getCharacterNames().find(codePoint),
    scanCharacterNames: (visit) => getCharacterNames().scan(visit),
    characterAliases: () => getAliases(),
    block: (codePoint) => getBlocks()(codePoint),
    emojiName: (withoutFe0f) => getEmojiNames().get(withoutFe0f),
  };
}

function readEmojiNames(reader: ByteReader): Map<string, string> {
  const templates = readEmojiTemplates(reader);
  const names = reader.text().split('\n');
  return expandTemplates(templates, (i, tones) => applyToneNames(names[i] as string, tones));
}

/**
 * Reads strings that many code points share, such as the age `1.1`. The returned lookup returns undefined for code points
 * without a string: https://www.unicode.org/reports/tr44/
 */
function readCodePointTexts(reader: ByteReader): (codePoint: number) => string | undefined {
  const texts = reader.textList();
  const runs = readRuns(reader);
  // Code points without a string have the value 0.
  return (codePoint) => texts[(runs.values[findRun(runs, codePoint)] as number) - 1];
}

/** Reads a list of code points, then a string with the alias of each code point on its own line. */
function readCharacterAliases(reader: ByteReader): CharacterAlias[] {
  const codePoints = reader.unsignedList();
  const aliases = reader.text().split('\n');
  return codePoints.map((codePoint, at) => ({ codePoint, alias: aliases[at] as string }));
}

// Reads RGI emoji. A template stands for all sequences that differ only in skin tones: https://www.unicode.org/reports/tr51/

/** Placeholder in templates. In a sequence it stands for one skin tone, in a name for the list of all tone names. */
export const TONE_SLOT = '\0';

/** Skin tones U+1F3FB to U+1F3FF. */
const TONES = [...'🏻🏼🏽🏾🏿'];
const TONE_NAMES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'].map(
  (tone) => `${tone} skin tone`,
);

interface EmojiTemplate {
  readonly text: string;
  /** Combinations of skin tones, with a digit from 0 to 4 for each slot. `01` means light and medium-light. */
  readonly tones: readonly string[];
}

/** Reads the texts of the templates, the lists of tones, and which list belongs to each template. */
export function readEmojiTemplates(reader: ByteReader): EmojiTemplate[] {
  const texts = reader.textList();
  const patterns = reader.textList().map((pattern) => pattern.split(','));
  return reader.unsignedList().map((pattern, i) => ({
    text: texts[i] as string,
    tones: patterns[pattern] as string[],
  }));
}

/** Expands the templates to sequences and maps each sequence to a value. */
function expandTemplates<T>(
  templates: readonly EmojiTemplate[],
  valueOfTemplate: (index: number, tones: string) => T,
): Map<string, T> {
  const values = new Map<string, T>();
  for (const [index, { text, tones }] of templates.entries()) {
    for (const tone of tones) values.set(applyTones(text, tone), valueOfTemplate(index, tone));
  }
  return values;
}

/** Fills the slots of a sequence's template with skin tones. */
export function applyTones(template: string, tones: string): string {
  if (tones === '') return template;
  const [start = '', ...parts] = template.split(TONE_SLOT);
  return parts.reduce((text, part, slot) => text + TONES[Number(tones[slot])] + part, start);
}

/** Fills the slot of a name's template with the names of skin tones. Names each tone once. */
export function applyToneNames(template: string, tones: string): string {
  if (tones === '') return template;
  const names = [...new Set(tones)].map((tone) => TONE_NAMES[Number(tone)]);
  return template.replace(TONE_SLOT, names.join(', '));
}
