/** Secrets that the page and the command line recognize. A key file counts as a private key. */
export type SecretKind = 'private_key' | 'seed_phrase';

/** What a secret is called in a sentence, such as “This looks like a private key”. */
const SECRET_WORDS = {
  private_key: 'a private key',
  key_or_hash: 'a private key or a transaction hash',
  seed_phrase: 'a seed phrase',
} as const;

/** Secret that a refused text looks like, in words. */
export type SecretWords = (typeof SECRET_WORDS)[keyof typeof SECRET_WORDS];

/** 64 hexadecimal digits after `0x`, outside a link: the form in which people copy transaction hashes. */
const HASH = /(?<![\w/?&=#%.-])0x[\da-f]{64}(?![\da-z@])/i;

/** Describes the secret of a text. A private key after `0x` has the same form as the hash of a transaction. */
export function describeSecret(kind: SecretKind, text: string): SecretWords {
  return SECRET_WORDS[kind === 'private_key' && HASH.test(text) ? 'key_or_hash' : kind];
}
