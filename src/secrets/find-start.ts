import { countStart } from './phrase-runs.ts';
import type { SecretKind } from './secret-kind.ts';
import { splitWords } from './split-words.ts';
import { getLanguages, loadWordLists } from './word-lists.ts';

/** The start of a secret that is being typed. */
export interface SecretStart {
  kind: SecretKind;
  /** Number of words of a phrase. */
  words: number;
}

/** Fewest words of a start. Ordinary sentences often end with two words of a list. */
const MIN_WORDS = 3;

/** Words of a phrase have spaces or commas between them, unlike the labels of a name. */
const SEVERAL_WORDS = /\p{L}\p{M}*[\s,\p{Zs}、，]+\p{L}/u;

/** Hexadecimal digits at the end of a text, but not in an unknown label (`[…].eth`). */
const KEY_START = /(?:^|[^\da-z[])(?:0x)?[\da-f]{16,63}\s*$/i;
const ADDRESS = /(?:^|[^\da-z])0x[\da-f]{40}\s*$/i;

/** Like {@link KEY_START}, but with more digits than a mistyped address has. The first 47 digits reveal no key. */
const MOST_OF_KEY = /(?:^|[^\da-z[])(?:0x)?[\da-f]{48,63}\s*$/i;

/** Checks whether the text ends with most of a private key. */
export function endsWithMostOfKey(text: string): boolean {
  return MOST_OF_KEY.test(text);
}

/** Finds the start of a seed phrase or of a private key at the end of a text. */
export async function findStart(text: string): Promise<SecretStart | null> {
  if (KEY_START.test(text) && !ADDRESS.test(text)) return { kind: 'private_key', words: 0 };
  if (!SEVERAL_WORDS.test(text)) return null;
  await loadWordLists(text);
  const words = countStart(splitWords(text).map(getLanguages));
  return words < MIN_WORDS ? null : { kind: 'seed_phrase', words };
}
