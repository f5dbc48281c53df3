import { openJoined, refuseText } from './check-for-secrets.ts';
import { findLongSecret } from './find-long-secret.ts';
import { removeAccepted } from './held-texts.ts';

/** Shows the notice if several lines contain a secret. Returns whether they do. */
export async function refusePastedSecret(text: string): Promise<boolean> {
  const kind = await findLongSecret(removeAccepted(text));
  if (kind) refuseText(kind, text, () => openJoined(text));
  return kind !== null;
}
