import type { PlacedFinding } from '../../messages/text-judge.ts';
import { findSecret } from '../../secrets/find-secret.ts';

/** Length of a part of a line, in UTF-16 code units. Each part is searched for secrets together with its neighbours. */
const SECRET_BLOCK = 4096;

/**
 * Creates a function that checks whether a finding is in or near a secret. Such a finding must not be quoted.
 * Remembers the last answer, because a line can contain many findings.
 */
export function createSecretCheck() {
  let last: { text: string; block: number; isSecret: boolean } | undefined;
  return async ({ around, at, args }: PlacedFinding): Promise<boolean> => {
    // The target of a link can be far from the link.
    const text = `${around} ${args.written ?? ''}`;
    const block = Math.floor(at / SECRET_BLOCK);
    if (last?.text !== text || last.block !== block) {
      const start = Math.max(0, block - 1) * SECRET_BLOCK;
      const context = text.slice(start, (block + 2) * SECRET_BLOCK);
      last = { text, block, isSecret: (await findSecret(context)) !== null };
    }
    return last.isSecret;
  };
}
