import { listLines } from '../primitives/list-lines.ts';
import { hasPrivateKey, removeNamedHashes } from './has-private-key.ts';
import { createLineScreen } from './line-screen.ts';
import { mayHoldSecret } from './may-hold-secret.ts';
import type { SecretKind } from './secret-kind.ts';

/** Returns the kind of the first secret in a text, or null if there is none. Loads the word lists if they are needed. */
export async function findSecret(text: string): Promise<SecretKind | null> {
  if (!mayHoldSecret(text)) return null;
  // A key can be split over lines.
  if (hasPrivateKey(text)) return 'private_key';
  const screen = createLineScreen<{ text: string }>(false);
  const { secrets } = await screen.push(
    listLines(removeNamedHashes(text)).map((line) => ({ text: line })),
  );
  const [kind] = [...secrets.values(), ...(await screen.end()).secrets.values()];
  return kind ?? null;
}
