import type { PastedKind, PastedText } from '../../client/pasted/read-pasted.ts';

/** What the text is, and what its names are then; nothing where the headline has said it. */
const WORDS: Readonly<Record<PastedKind, readonly [what: string, one: string]>> = {
  address: ['', ''],
  hash: ['', ''],
  link: ['', 'The name in it:'],
  email: ['', 'The name in it:'],
  handle: ['This is a handle.', 'Without the @:'],
  list: ['', ''],
  wrapped: ['There is something around the name.', 'Without it:'],
  text: ['', 'The name in it:'],
  dots: ['These are not the dots of ENS names.', 'With the right ones:'],
  encoded: ['Part of this name is encoded for DNS.', 'Decoded it reads:'],
  ends: ['There is something before or after the name.', 'Without it:'],
};

/** What to do where there is no name to go on with. */
const ADVICE: Partial<Record<PastedKind, string>> = {
  address:
    'Namescope inspects names. To check an address, compare every character with its source.',
  hash: 'Namescope inspects names. If this is a private key, do not paste it anywhere.',
  link: 'There is no ENS name in it that could be inspected. Paste the name alone.',
  email: 'There is no ENS name in it.',
};

/** What a pasted text is, beside what its headline says, and what its names are or what to do without one. */
export function describePasted({ kind, names }: PastedText): string {
  const [what, one] = WORDS[kind];
  const words = names.length === 0 ? ADVICE[kind] : names.length === 1 ? one : 'The names in it:';
  return `${what} ${words ?? ''}`.trim();
}
