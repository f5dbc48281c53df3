import { findSecret } from '../secrets/find-secret.ts';
import { createLineScreen } from '../secrets/line-screen.ts';
import { describeSecret, type SecretKind } from '../secrets/secret-kind.ts';

/**
 * Returns a description of the first secret in the arguments of a call, such as `a seed phrase`, or null if there is
 * none.
 */
export async function findSecretArgument(input: unknown): Promise<string | null> {
  const texts = listTexts(input);
  const kind = await findKind(texts);
  return kind && describeSecret(kind, texts.join('\n'));
}

/** A part of a key, without other characters. */
const KEY_PART = /^(?:0x)?[\da-f]+$/iu;

async function findKind(texts: readonly string[]): Promise<SecretKind | null> {
  for (const text of texts) {
    const kind = await findSecret(text);
    if (kind) return kind;
  }
  if (texts.length < 2) return null;
  // A seed phrase or a key may be split across several names.
  const screen = createLineScreen<{ text: string }>(false);
  const { secrets } = await screen.push(texts.map((text) => ({ text })));
  const [phrase] = [...secrets.values(), ...(await screen.end()).secrets.values()];
  return phrase ?? findSecret(texts.filter((text) => KEY_PART.test(text)).join(''));
}

/** Lists the strings in the arguments, including those in lists. Lists are never nested. */
function listTexts(input: unknown): string[] {
  return Object.values(input ?? {})
    .flat()
    .filter((value) => typeof value === 'string');
}
