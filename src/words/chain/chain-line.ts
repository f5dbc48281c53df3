import type { Tone } from '../names/rating-words.ts';
import type { Named, Parts } from '../parts.ts';

/** A line of words with its tone. */
export interface ChainLine {
  readonly tone: Tone;
  readonly parts: Parts;
}

/** Creates words that start with a name. */
export const after =
  (words: string) =>
  ({ name }: Named): Parts => [{ name }, words];

/** Creates a function that gives words a tone. */
const createTone =
  (tone: Tone) =>
  <Args>(words: (args: Args) => Parts) =>
  (args: Args): ChainLine => ({ tone, parts: words(args) });

export const alert = createTone('alert');
export const warn = createTone('warn');
export const info = createTone('info');
export const pass = createTone('pass');
export const skip = createTone('skip');
