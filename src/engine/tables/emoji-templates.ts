// RGI emoji sequences, those that differ in skin tones alone written once: https://www.unicode.org/reports/tr51/

import type { ByteReader } from './byte-reader.ts';

/** Stands for a skin tone in a template, and for the tones' names in the template of a name. */
export const TONE_SLOT = '\0';

/** U+1F3FB to U+1F3FF. */
const TONES = [...'🏻🏼🏽🏾🏿'];
const TONE_NAMES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'].map(
  (tone) => `${tone} skin tone`,
);

/** One template and, as strings of digits 0 to 4, the skin tones that its slots take together. */
export interface EmojiTemplate {
  readonly text: string;
  readonly tones: readonly string[];
}

export function readEmojiTemplates(reader: ByteReader): EmojiTemplate[] {
  const texts = reader.textList();
  const patterns = reader.textList().map((pattern) => pattern.split(','));
  return reader.unsignedList().map((pattern, i) => ({
    text: texts[i] as string,
    tones: patterns[pattern] as string[],
  }));
}

/** What is known of each sequence that a template and tones of it make. */
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

/** The sequence of a template with these tones, `01` putting light and medium-light in its two slots. */
export function applyTones(template: string, tones: string): string {
  if (tones === '') return template;
  const [start = '', ...parts] = template.split(TONE_SLOT);
  return parts.reduce((text, part, slot) => text + TONES[Number(tones[slot])] + part, start);
}

/** The short name of a template with these tones, each tone named once. */
export function applyToneNames(template: string, tones: string): string {
  if (tones === '') return template;
  const names = [...new Set(tones)].map((tone) => TONE_NAMES[Number(tone)]);
  return template.replace(TONE_SLOT, names.join(', '));
}
