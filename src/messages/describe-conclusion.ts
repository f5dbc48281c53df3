import type { Dangers } from './find-dangers.ts';
import { describePasted } from './pasted-words.ts';
import type { PastedText } from './pieces/read-pasted.ts';

export const HANDLE_WORDS = 'This is a handle of another service, not an ENS name.';

/** Whether a text contains only handles, such as `@nick`. */
export function isOnlyHandle({ kind, names }: PastedText): boolean {
  return kind === 'handle' && !names.some((name) => name.includes('.'));
}

/**
 * Describes in one line what the page concludes about a text besides its names. Returns null if the conclusion is the
 * verdict of a name, or if it is not known yet.
 */
export function describeConclusion(
  pasted: PastedText,
  { sentences, addresses, addressWords }: Dangers,
): string | null {
  if (sentences.length > 0) return sentences.join(' ');
  if (addresses.length > 0) return addressWords;
  if (isOnlyHandle(pasted)) return HANDLE_WORDS;
  return pasted.names.length === 0 ? describePasted(pasted) : null;
}
