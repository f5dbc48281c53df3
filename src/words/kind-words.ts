import type { PastedKind, TextKind } from '../contract/text-kinds.ts';
import { capitalize } from '../primitives/capitalize.ts';
import { formatCount } from '../primitives/format-count.ts';

interface KindWords {
  /** What the text is. Omitted if the kind of its name says it. */
  readonly title?: string;
  /** Headline of the text in the place of a name. Omitted if the text is a name that is written in an unusual way. */
  readonly noName?: string;
  /** What is unusual about how the only name is written. */
  readonly writing?: string;
  /** Introduces the only name. */
  readonly one?: string;
  /** Says that the text contains no name. */
  readonly none?: string;
}

const FOUND = 'Name found:';

/** Creates the words of something other than a name, such as `a payment link`. */
function createOther(what: string, words: KindWords): KindWords {
  const title = capitalize(what.replace(/^an? /u, ''));
  return { title, noName: `This is ${what}, not a name.`, ...words };
}

/** Creates the words of something that is not an ENS name, such as `a file name`. */
function createForeign(what: string): KindWords {
  const words = `This is ${what}, not an ENS name.`;
  return createOther(what, { noName: words, none: words });
}

const KIND_WORDS: Readonly<Record<PastedKind, KindWords>> = {
  address: createOther('an address', {
    none: 'Namescope inspects names. To check an address, compare every character with the original.',
  }),
  short_address: createOther('a shortened address', {
    none: 'This is a shortened address. Anyone can create thousands of addresses that look like this when shortened, so ask for the full address.',
  }),
  hash: createOther('a hash or a key', {
    title: 'Hash or key',
    none: 'Namescope inspects names. If this is a private key, don’t paste it anywhere.',
  }),
  transaction: createOther('a link to a transaction', {
    none: 'This link leads to a transaction. It contains no ENS name.',
  }),
  link: createOther('a link', {
    one: FOUND,
    none: 'This link contains no ENS name. Paste only the name.',
  }),
  unsafe_link: createOther('a link that can run code', {
    writing: 'This link can run code or show a fake page. Don’t open it.',
    one: FOUND,
  }),
  email: createOther('an e-mail address', {
    one: FOUND,
    none: 'This e-mail address contains no ENS name.',
  }),
  handle: { title: 'Handle', writing: 'This is a handle.', one: 'Without the @:' },
  file: createForeign('a file name'),
  bitcoin: createForeign('a Bitcoin address'),
  solana: createForeign('a Solana address'),
  tron: createForeign('a Tron address'),
  content_hash: createOther('a content identifier', {
    none: 'This identifies content, such as a website. It is not an ENS name.',
  }),
  list: { noName: 'These are several names.' },
  wrapped: { writing: 'There are extra characters around the name.', one: 'Without them:' },
  chain: { noName: 'This is more than a name.', one: FOUND },
  payment: createOther('a payment link', { one: FOUND }),
  text: {
    noName: 'This is more than a name.',
    one: FOUND,
    none: 'This text contains no ENS name.',
  },
  dots: {
    writing: 'This name contains a dot that ENS names don’t use.',
    one: 'With the right dots:',
  },
  encoded: { writing: 'Part of this name is encoded.', one: 'Decoded, it reads:' },
  ends: {
    writing: 'There are extra characters before or after the name.',
    one: 'Without them:',
  },
};

/** Describes briefly what a text is. `judged` is null if the text can only be a name. */
export function describeKind(text: string, judged: TextKind | null): string {
  if (!judged) return describeName(text);
  const { kind, names } = judged;
  const count = names.length;
  switch (kind) {
    case 'list':
      return formatCount(count, 'name');
    case 'text':
      return `Message ${count === 0 ? 'without a name' : `with ${formatCount(count, 'name')}`}`;
    case 'link':
      return count === 0 ? 'Link without a name' : 'Link to a name';
    case 'chain':
      return `${count === 0 ? 'Address' : 'Name'} on a chain`;
    default:
      return KIND_WORDS[kind].title ?? describeName(names[0] ?? '');
  }
}

function describeName(name: string): string {
  if (!name.includes('.')) return 'Name without an ending';
  return /\.eth$/iu.test(name) ? 'ENS name' : 'Name outside .eth';
}

/** Describes what is unusual about how the only name of a text is written. Empty if nothing is unusual. */
export function describeWriting(kind: PastedKind): string {
  return KIND_WORDS[kind].writing ?? '';
}

/** Says that a text is not a name. Null if it is a name that is written in an unusual way. */
export function describeNoName(kind: PastedKind): string | null {
  return KIND_WORDS[kind].noName ?? null;
}

/** Describes a text and introduces its names, or says that it has none. */
export function introduceNames({ kind, names }: TextKind): string {
  const { writing = '', one = '', none = '' } = KIND_WORDS[kind];
  const words = names.length === 0 ? none : names.length === 1 ? one : 'Names found:';
  return `${writing} ${words}`.trim();
}
