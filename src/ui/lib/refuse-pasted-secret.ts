import { findSecret } from '../../secrets/find-secret.ts';
import { showSecret } from './check-for-secrets.ts';

/** Shows the notice if several lines contain a secret. Returns whether they do. */
export async function refusePastedSecret(text: string): Promise<boolean> {
  const kind = await findSecret(text);
  if (kind) showSecret({ kind, isStart: false });
  return kind !== null;
}
