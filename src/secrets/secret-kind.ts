/** Secrets that the page and the command line recognize. A key file counts as a private key. */
export type SecretKind = 'private_key' | 'seed_phrase';

/** What a secret is called in a sentence, such as “This looks like a private key”. */
export const SECRET_WORDS: Readonly<Record<SecretKind, string>> = {
  private_key: 'a private key',
  seed_phrase: 'a seed phrase',
};
