import { findSecret } from '../secrets/find-secret.ts';
import { SECRET_WORDS } from '../secrets/secret-kind.ts';

/** Returns words for the first secret in the arguments of a call, such as `a seed phrase`, or null if there is none. */
export async function findSecretArgument(input: unknown): Promise<string | null> {
  const texts = listTexts(input);
  // A seed phrase may be split across several names.
  const all = texts.length > 1 ? [...texts, texts.join(' ')] : texts;
  for (const text of all) {
    const kind = await findSecret(text);
    if (kind) return SECRET_WORDS[kind];
  }
  return null;
}

/** Lists the strings in the arguments, which are at most one list deep. */
function listTexts(input: unknown): string[] {
  return Object.values(input ?? {})
    .flat()
    .filter((value) => typeof value === 'string');
}
