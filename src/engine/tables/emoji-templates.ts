// RGI emoji sequences (https://www.unicode.org/reports/tr51/), those that differ in skin tones alone written once.

import type { ByteReader } from './byte-reader.ts';

/** Stands for a skin tone in a template, and for the tones' names in the template of a name. */
export const TONE_SLOT = '\0';

const FIRST_TONE = 0x1f3fb;
const TONE_NAMES = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

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

/** The sequence of a template with these tones, `01` putting light and medium-light in its two slots. */
export function withTones(template: string, tones: string): string {
  let slot = 0;
  return template.replaceAll(TONE_SLOT, () =>
    String.fromCodePoint(FIRST_TONE + Number(tones[slot++])),
  );
}

/** The short name of a template with these tones, each tone named once. */
export function withToneNames(template: string, tones: string): string {
  const names = [...new Set(tones)].map((tone) => `${TONE_NAMES[Number(tone)]} skin tone`);
  return template.replace(TONE_SLOT, names.join(', '));
}
