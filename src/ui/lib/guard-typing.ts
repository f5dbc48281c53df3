import { SECRET_SHAPE } from '../../secrets/secret-shape.ts';
import { loadSecretCheck } from './load-secret-check.ts';

/** Matches text that may become a secret: two words, or 16 hexadecimal digits. */
const MAY_BE_START = /\S[\s,]+\S|[\da-f]{16}/i;

/**
 * Commits typed texts unless one of them is a secret. Texts that may become a secret are committed, but not put into the
 * address. Otherwise, the URL would show the first words of a recovery phrase while the user types it.
 *
 * @param isFinal whether the user has pressed Enter
 * @param commit does nothing if the user has typed more. Calls `prepare` first, which returns whether to commit texts
 *   again that did not change
 */
export function guardTyping(
  texts: readonly string[],
  isFinal: boolean,
  commit: (prepare?: () => boolean) => void,
): void {
  if (!texts.some((text) => MAY_BE_START.test(text) || SECRET_SHAPE.test(text))) commit();
  else void loadSecretCheck().then((check) => check.checkTyped(texts, isFinal, commit));
}
