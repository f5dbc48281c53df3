import type { PastedKind, PastedText } from '../../lists/pasted/read-pasted.ts';

/** Descriptions of a pasted text, and introductions to the only name in it. Empty if the headline says the same. */
const WORDS: Readonly<Record<PastedKind, readonly [what: string, one: string]>> = {
  address: ['', ''],
  hash: ['', ''],
  link: ['', 'The name in it:'],
  email: ['', 'The name in it:'],
  handle: ['This is a handle.', 'Without the @:'],
  list: ['', ''],
  wrapped: ['There are extra characters around the name.', 'Without them:'],
  text: ['', 'The name in it:'],
  dots: ['This name contains a dot that ENS names don’t use.', 'With the right dots:'],
  encoded: ['Part of this name is encoded for DNS.', 'Decoded, it reads:'],
  ends: ['There are extra characters before or after the name.', 'Without them:'],
};

/** Advice for text that contains no name. */
const ADVICE: Partial<Record<PastedKind, string>> = {
  address:
    'Namescope inspects names. To check an address, compare every character with the original.',
  hash: 'Namescope inspects names. If this is a private key, don’t paste it anywhere.',
  link: 'This link contains no ENS name. Paste only the name.',
  email: 'This e-mail address contains no ENS name.',
};

/** Describes pasted text and introduces its names, or gives advice if it has none. */
export function describePasted({ kind, names }: PastedText): string {
  const [what, one] = WORDS[kind];
  const words = names.length === 0 ? ADVICE[kind] : names.length === 1 ? one : 'Names in it:';
  return `${what} ${words ?? ''}`.trim();
}
