import { findSecret } from '../../secrets/find-secret.ts';
import type { SecretKind } from '../../secrets/secret-kind.ts';

/** Length of the parts in which a long text is checked, in UTF-16 code units. A part takes some milliseconds. */
const PART_LENGTH = 32_768;

/** Length of the overlap of two parts. Longer than a seed phrase with one word per line. */
const OVERLAP = 4_096;

/**
 * Finds a secret in a text of any length without freezing the page. Long texts are cut at white space, so that a cut
 * leaves no word that is not in the text.
 */
export async function findLongSecret(text: string): Promise<SecretKind | null> {
  let start = 0;
  while (text.length - start > PART_LENGTH) {
    const part = text.slice(start, start + PART_LENGTH);
    const cut = part.search(/\s\S*$/u);
    const length = cut > OVERLAP ? cut : PART_LENGTH;
    const kind = await findSecret(part.slice(0, length));
    if (kind) return kind;
    await new Promise((resolve) => setTimeout(resolve));
    const overlap = part.slice(length - OVERLAP, length).search(/\s/u);
    start += length - OVERLAP + Math.max(0, overlap);
  }
  return findSecret(text.slice(start));
}
