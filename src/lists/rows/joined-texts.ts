/** Texts as one string, so that the garbage collector handles one object instead of a thousand. */
export interface JoinedTexts {
  text: string;
  /** Offset at which each text ends in `text`. */
  ends: Uint32Array;
}

export function joinTexts(texts: readonly string[]): JoinedTexts {
  const ends = new Uint32Array(texts.length);
  let end = 0;
  for (const [index, { length }] of texts.entries()) {
    end += length;
    ends[index] = end;
  }
  return { text: texts.join(''), ends };
}

export function getTextAt({ text, ends }: JoinedTexts, index: number): string {
  return text.slice(index === 0 ? 0 : ends[index - 1], ends[index]);
}

export function listTexts(joined: JoinedTexts): string[] {
  return Array.from(joined.ends, (_, index) => getTextAt(joined, index));
}
