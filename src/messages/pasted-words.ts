import type { PastedKind, PastedText } from './pieces/read-pasted.ts';

/** Descriptions of a pasted text, and introductions to the only name in it. Empty if the headline says the same. */
const WORDS: Readonly<Partial<Record<PastedKind, readonly [what: string, one: string]>>> = {
  link: ['', 'Name found:'],
  unsafe_link: ['This link can run code or show a fake page. Don’t open it.', 'Name found:'],
  email: ['', 'Name found:'],
  handle: ['This is a handle.', 'Without the @:'],
  wrapped: ['There are extra characters around the name.', 'Without them:'],
  text: ['', 'Name found:'],
  chain: ['', 'Name found:'],
  payment: ['', 'Name found:'],
  dots: ['This name contains a dot that ENS names don’t use.', 'With the right dots:'],
  encoded: ['Part of this name is encoded.', 'Decoded, it reads:'],
  ends: ['There are extra characters before or after the name.', 'Without them:'],
};

/** Advice for text that contains no name. */
const ADVICE: Partial<Record<PastedKind, string>> = {
  address:
    'Namescope inspects names. To check an address, compare every character with the original.',
  short_address:
    'This is a shortened address. Anyone can create thousands of addresses that look like this when shortened, so ask for the full address.',
  hash: 'Namescope inspects names. If this is a private key, don’t paste it anywhere.',
  transaction: 'This link leads to a transaction. It contains no ENS name.',
  link: 'This link contains no ENS name. Paste only the name.',
  email: 'This e-mail address contains no ENS name.',
  file: 'This is a file name, not an ENS name.',
  bitcoin: 'This is a Bitcoin address, not an ENS name.',
  solana: 'This is a Solana address, not an ENS name.',
  tron: 'This is a Tron address, not an ENS name.',
  content_hash: 'This identifies content, such as a website. It is not an ENS name.',
  text: 'This text contains no ENS name.',
};

/** Describes pasted text and introduces its names, or gives advice if it has none. */
export function describePasted({ kind, names }: PastedText): string {
  const [what, one] = WORDS[kind] ?? ['', ''];
  const words = names.length === 0 ? ADVICE[kind] : names.length === 1 ? one : 'Names found:';
  return `${what} ${words ?? ''}`.trim();
}

/** Describes what is unusual about how the only name of a text is written. Empty if nothing is unusual. */
export function describeWriting({ kind }: PastedText): string {
  return WORDS[kind]?.[0] ?? '';
}
