import { showSecret } from './check-for-secrets.ts';
import { findLongSecret } from './find-long-secret.ts';

/** Shows the notice if several lines contain a secret. Returns whether they do. */
export async function refusePastedSecret(text: string): Promise<boolean> {
  const kind = await findLongSecret(text);
  if (kind) showSecret({ kind, isStart: false });
  return kind !== null;
}
