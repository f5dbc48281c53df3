import type { Tone } from '../names/rating-words.ts';
import type { Parts } from '../parts.ts';
import { type Statement, say } from '../statement.ts';

/** A line of words with its tone. */
export interface ChainLine {
  readonly tone: Tone;
  readonly parts: Parts;
}

type LineWords = Readonly<Record<string, (args: never) => Parts>>;

/** Puts a statement about the chain into words. Its code decides the tone. */
export function toLine<Words extends LineWords>(
  words: Words,
  tones: Readonly<Record<keyof Words, Tone>>,
  statement: Statement<Words>,
): ChainLine {
  return { tone: tones[statement.code], parts: say(words, statement) as Parts };
}
