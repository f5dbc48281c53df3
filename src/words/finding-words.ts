// Puts the findings of texts into words. `names/headline.ts` has the words of findings about names.

import type { Finding } from '../contract/finding.ts';
import { formatCodePoints } from '../primitives/format-code-points.ts';
import { dontSend } from './advice-words.ts';
import type { HeadlinePart } from './names/headline.ts';
import { quoteGraphemes } from './quoting/quote-grapheme.ts';

/** A finding in words. */
export interface FindingWords {
  readonly headline: readonly HeadlinePart[];
  /** Sentence that supports the headline, or null. */
  readonly evidence: readonly HeadlinePart[] | null;
}

type Args = Finding['args'];
type Say = (args: Args) => Pick<FindingWords, 'headline'> & Partial<FindingWords>;

const name = (text: string | number | undefined): HeadlinePart => ({ name: String(text) });

const says =
  (headline: string, ...evidence: string[]): Say =>
  () => ({ headline: [headline], evidence });

const sentence =
  (say: (args: Args) => string): Say =>
  (args) => ({ headline: [say(args)] });

/** Creates words about hidden characters, which the evidence lists. */
const listing =
  (headline: string): Say =>
  (args) => ({ headline: [headline], evidence: sayCharacters(args) });

/** Names a trusted address: ` as nick.eth`. */
export function sayTrusted({ trusted_name, note }: Args): readonly HeadlinePart[] {
  if (trusted_name !== '') return [' as ', name(trusted_name)];
  return note === '' ? [] : [` as “${note}”`];
}

/** Lists the first hidden characters: `zero-width joiner (U+200D).` */
function sayCharacters({ characters, count }: Args): readonly HeadlinePart[] {
  const listed = Array.from(String(characters), (grapheme) => ({
    grapheme,
    codePoints: [grapheme.codePointAt(0) as number],
    drawsNothing: true,
    startsWithMark: false,
  }));
  return [`${quoteGraphemes(listed, Number(count))}.`];
}

/** Says where a link leads, and what its text says. */
const sayOtherTarget =
  (advice: string): Say =>
  ({ target, shown }) => ({
    headline: [`${advice} It leads to `, name(target), '.'],
    evidence: ['Its text says ', name(shown), '.'],
  });

/** Words of each code. Words about hosts never offer an ENS name instead of a web address. */
const FINDING_WORDS: Readonly<Record<string, Say>> = {
  host_imitates: sentence(
    ({ title, site }) => `Don’t open this site. It imitates ${title}, whose site is ${site}.`,
  ),
  host_imitates_name: sentence(({ title }) => `Don’t open this site. It imitates ${title}.`),
  host_contains_name: sentence(
    (args) =>
      `This site has nothing to do with ${args.name}. It belongs to the owner of ${args.domain}.`,
  ),
  host_may_imitate: sentence(
    ({ title, site }) =>
      `Check this site before you open it. It may imitate ${title}, whose site is ${site}.`,
  ),
  host_may_imitate_name: sentence(
    ({ title }) => `Check this site before you open it. It may imitate ${title}.`,
  ),
  host_other_ending: sentence(
    ({ title, site }) => `Check who owns this site. The site of ${title} is ${site}.`,
  ),
  host_resembles: sentence(
    ({ host, title, site }) => `${host} is not the site of ${title}, which is ${site}.`,
  ),
  host_known: sentence(({ title }) => `This is a site of ${title}.`),
  host_ordinary: says('This link contains no ENS name, and its host resembles no known one.'),
  address_looks_trusted: (args) => ({
    headline: [
      'Looks like the address you trust',
      ...sayTrusted(args),
      `: ${args.differing} of 40 digits differ.`,
    ],
    evidence: [`The trusted address is ${args.trusted}.`],
  }),
  address_of_other: (args) => ({
    headline: ['You trust ', name(args.name), ' with a different address.'],
    evidence: [`The trusted address is ${args.trusted}.`],
  }),
  address_checksum: says(
    'The checksum of this address is wrong.',
    'At least one digit was changed. Copy the address again.',
  ),
  address_untrusted: says('Not among the addresses you trust.'),
  address_trusted: (args) => ({
    headline: ['This is the address you trust', ...sayTrusted(args), '.'],
  }),
  address_similar: (args) => ({
    headline: ['Starts and ends like the address you trust', ...sayTrusted(args), '.'],
    evidence: [`The trusted address is ${args.trusted}.`],
  }),
  short_address: says(
    'This is a shortened address.',
    'Anyone can create thousands of addresses that look like this when shortened, so ask for the full address.',
  ),
  hash: says(
    'This is a transaction hash, another hash or a private key.',
    'If it is a private key, don’t paste it anywhere.',
  ),
  transaction: says('This link leads to a transaction.'),
  bitcoin: says('This is a Bitcoin address, not an ENS name.'),
  solana: says('This is a Solana address, not an ENS name.'),
  tron: says('This is a Tron address, not an ENS name.'),
  content_hash: says('This identifies content, such as a website. It is not an ENS name.'),
  file: says('This is a file name, not an ENS name.'),
  email: says('This is an e-mail address, not an ENS name.'),
  handle: says(
    'This is a handle of another service, not an ENS name.',
    'A handle doesn’t prove who owns a name.',
  ),
  unsafe_link: says('Don’t open this link. It can run code or show a fake page.'),
  link_shows_other_name: sayOtherTarget('Don’t follow this link.'),
  link_shows_other_address: sayOtherTarget('Don’t follow this link.'),
  link_shows_other_host: sayOtherTarget('Check this link before you follow it.'),
  link_user: (args) => ({
    headline: ['Don’t follow this link. It leads to ', name(args.host), '.'],
    evidence: ['Before the @, ', name(args.user), ' is only a user name.'],
  }),
  chain_imitates: (args) => ({
    headline: [dontSend('. '), name(args.chain), ` is not the chain ${args.title}.`],
    evidence: sayUnusual(args),
  }),
  chain_checksum: says(
    dontSend('. The checksum is wrong, so the address or its chain was changed.'),
  ),
  chain_unknown: (args) => ({
    headline: ['Namescope does not know the chain ', name(args.chain), '.'],
  }),
  chain: ({ title, checksum }) => ({
    headline: [`On ${title}.`],
    evidence: CHECKSUM_WORDS[String(checksum)] ?? [],
  }),
  payment: sentence(sayPayment),
  hidden_text: listing('Hidden characters can contain a message that nobody sees.'),
  hidden_text_spread: listing(
    'Hidden characters in many places can contain a message that nobody sees.',
  ),
  hidden_character: listing('The text contains a hidden character.'),
  control_character: listing('The text contains a control character.'),
  direction_control: listing('Hidden characters change the order in which the text is displayed.'),
  deceptive_dot: (args) => ({
    headline: ['This name contains a dot that ENS names don’t use.'],
    evidence: [`“${args.character}” (${formatCodePoints(String(args.character))}).`],
  }),
};

const CHECKSUM_WORDS: Readonly<Record<string, readonly string[]>> = {
  right: ['The checksum of the address and its chain is right.'],
  unknown: [
    'The checksum can’t be checked, because it covers the address behind the name, which isn’t given here.',
  ],
};

/** Names the characters of a chain label that are not ASCII: `It contains “а” (U+0430).` */
function sayUnusual({ chain }: Args): readonly HeadlinePart[] {
  const unusual = [...new Set(String(chain).match(/[^\0-\x7f]/gu))];
  const words = unusual.map((character) => `“${character}” (${formatCodePoints(character)})`);
  return words.length === 0 ? [] : [`It contains ${words.join(', ')}.`];
}

/** Says what a payment link asks for. If the link names no chain, the wallet chooses one. */
function sayPayment({ ether, token, units, call, chain }: Args): string {
  const currency =
    chain === 'Ethereum' ? 'ETH' : `of the currency of ${chain || 'the chain, such as ETH'}`;
  const amount = units === '' ? 'an amount' : `${units} of the smallest units`;
  return [
    ...(ether === '' ? [] : [`Asks for ${ether} ${currency}.`]),
    ...(token === '' ? [] : [`Asks for ${amount} of the token at ${token}.`]),
    ...(call === '' ? [] : [`Calls the function “${call}”, which can do more than pay.`]),
  ].join(' ');
}

/** Checks whether {@link sayFinding} has the words of a code. The other codes are those of headlines about names. */
export function hasFindingWords(code: string): boolean {
  return Object.hasOwn(FINDING_WORDS, code);
}

/** Checks whether a finding is about a name, so that the report of the name has its words. */
export function isAboutName({ code }: Pick<Finding, 'code'>): boolean {
  return !hasFindingWords(code);
}

/** Puts a finding that is not about a name into words. */
export function sayFinding({ code, args }: Pick<Finding, 'code' | 'args'>): FindingWords {
  const { headline, evidence } = FINDING_WORDS[code]?.(args) ?? { headline: [code] };
  return { headline, evidence: evidence && evidence.length > 0 ? evidence : null };
}
