/** With the `u` flag a surrogate that has its partner is part of a character, and no match. */
const UNPAIRED = /[\ud800-\udfff]/u;
const ALL_UNPAIRED = new RegExp(UNPAIRED, 'gu');

/** True when the text is no valid Unicode. */
export function hasUnpairedSurrogate(text: string): boolean {
  return UNPAIRED.test(text);
}

/** The text with U+FFFD in place of every unpaired surrogate. */
export function withoutUnpairedSurrogates(text: string): string {
  return text.replace(ALL_UNPAIRED, '\ufffd');
}
