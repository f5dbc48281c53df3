/** Words for the characters of a writing system that has no letters or several scripts. */
const WRITING_WORDS: Readonly<Record<string, string>> = {
  Japanese: 'Japanese characters',
  Chinese: 'Chinese characters',
};

/** Returns words for the characters of a writing system, such as `Cyrillic letters`. */
export function describeWriting(writing: string): string {
  if (writing.endsWith('Hieroglyphs')) return writing;
  return WRITING_WORDS[writing] ?? `${writing} letters`;
}
