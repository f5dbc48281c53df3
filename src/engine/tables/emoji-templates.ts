// Reads RGI emoji. A template stands for all sequences that differ only in skin tones: https://www.unicode.org/reports/tr51/

import type { ByteReader } from './byte-reader.ts';

/** Placeholder in templates. In a sequence it stands for one skin tone, in a name for the list of all tone names. */
export const TONE_SLOT = '\0';

/** Skin tones U+1F3FB to U+1F3FF. */
const TONES = [...'🏻🏼🏽🏾🏿'];
const TONE_NAMES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'].map(
  (tone) => `${tone} skin tone`,
);

export interface EmojiTemplate {
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
export function expandTemplates<T>(
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
