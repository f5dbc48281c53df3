import { loadSecretCheck } from './load-secret-check.ts';

/** Two words, or many hexadecimal digits. A name is neither while it is typed. */
export const MAY_BE_START = /\S[\s,]+\S|[\da-f]{16}/i;

/**
 * Commits typed texts unless one of them may become a secret. Without this, the address would show the first words of a
 * phrase that is being typed.
 *
 * @param isFinal whether the user has pressed Enter
 */
export function guardTyping(texts: readonly string[], isFinal: boolean, commit: () => void): void {
  if (!texts.some((text) => MAY_BE_START.test(text))) commit();
  else void loadSecretCheck().then((check) => check.checkTyped(texts, isFinal, commit));
}
