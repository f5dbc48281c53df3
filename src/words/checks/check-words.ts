import type { CheckCode } from '../../contract/checks.ts';
import { findUnclaimedTitle } from '../../contract/imitation-kinds.ts';
import { type Quotable, quoteGrapheme, quoteLabel } from '../quoting/quote-grapheme.ts';
import { joinWords } from '../quoting/quote-plain-label.ts';
import { type Statement, say } from '../statement.ts';
import { CHARACTER_CHECK_WORDS, type CheckSubject } from './character-check-words.ts';
import { type Evidence, sayEvidence, sayKnownAs } from './evidence-words.ts';
import { createImitationWords } from './imitation-check-words.ts';
import { sayOwner, sayUnclaimed } from './plain-evidence-words.ts';

type KnownNameArgs = {
  readonly name: string;
  /** Title of the known name. Null if the user trusts the name. */
  readonly title: string | null;
};

type ReadingArgs = {
  /** The name that the judged name reads like. */
  readonly other: string;
  readonly evidence: readonly Evidence[];
};

type OrderArgs = {
  /** The labels that change places, in the order that apps show. */
  readonly shown: readonly string[];
  readonly real: readonly string[];
};

const MAX_LABELS = 4;

/** Words of `impersonation_risk` and `decentralized_name` about the whole name, other than imitations. */
const KNOWN_NAME_CHECK_WORDS = {
  is_address: () => 'This is an Ethereum address, not a name',
  labels_mixed_up: () =>
    'Some apps mix up the labels of this name, because some are written from right to left',
  labels_reordered: ({ shown, real }: OrderArgs) =>
    `Some apps show labels of this name in the order ${listLabels(shown)}. Their real order is ${listLabels(real)}`,
  changed_to_alike: ({ other }: { other: string }) =>
    `ENS changes this name to ${quoteLabel(other)}, which reads the same`,
  reads_like: ({ other, evidence }: ReadingArgs) =>
    `This name reads like ${quoteLabel(other)}, which is another name: ${sayEvidence({ evidence })}`,
  mistaken_for: ({ other, evidence }: ReadingArgs) =>
    `At a glance, this can be mistaken for ${quoteLabel(other)}: ${sayEvidence({ evidence })}`,
  no_canonical_form: () => 'A label of this name has no canonical form, so this can’t be checked',
  same_label: (known: Parameters<typeof sayKnownAs>[0]) =>
    sayKnownAs(known) + (sayOwner(known) || '. This is a different name'),
  imitates_nothing: () => 'This name does not imitate a known name or look like a different one',
  imitates_no_known_name: () => 'This name does not imitate a known name',
  subname_of_known: ({ name, title }: KnownNameArgs) =>
    `This is a subname of ${quoteLabel(name)}, ${nameOwner(title)}`,
  known_name: ({ title }: KnownNameArgs) => `This is spelled exactly like ${nameOwner(title)}`,
  changed_to_known: ({ name, title }: KnownNameArgs) =>
    `ENS changes this to ${quoteLabel(name)}, ${nameOwner(title)}`,
  completes_to_known: ({ name, title }: KnownNameArgs) =>
    `Under “eth”, this is ${quoteLabel(name)}, ${nameOwner(title)}`,

  not_controlled: () => 'The owner of another name does not control this name',
  wrong_ending: ({ ending, meant }: { ending: string; meant: string }) =>
    `This name ends in ${quoteLabel(`.${ending}`)}, not “.eth”: ${quoteLabel(meant)} was probably meant`,
  /** @param system naming system of the ending, or null if none is known */
  outside_ens: ({ ending, system }: { ending: string; system: string | null }) =>
    `${quoteLabel(`.${ending}`)} is not part of ENS; it belongs to ${system ?? 'no naming system that we know'}`,
  at_gateway: ({ gateway }: { gateway: string }) =>
    `This is a web address at the gateway ${gateway}, not a name that someone owns`,
  issued_subname: ({ issuer }: { issuer: string }) => `This name was issued by ${issuer}`,
  depends_on_dns: ({ ending }: { ending: string }) =>
    `This name is not decentralized: it depends on the DNS top-level domain ${quoteLabel(ending)}`,
  subname: ({ parent }: { parent: string }) =>
    `This is a subname of ${quoteLabel(parent)}, whose owner may control it`,
  not_under_eth: () =>
    'This name may not be decentralized: it is not “eth” or a name directly under it',
};

/** Lists labels in their order. Without “then”, plain text could change their order. */
function listLabels(labels: readonly string[]): string {
  return labels.slice(0, MAX_LABELS).map(quoteLabel).join(', then ');
}

function nameOwner(title: string | null): string {
  if (title === null) return 'a name that you trust';
  const unclaimed = findUnclaimedTitle(title);
  return unclaimed === null
    ? `the known name of ${title}`
    : `a name of ${unclaimed}${sayUnclaimed(unclaimed)}`;
}

/** A label of the name that is judged. Null if the label itself is judged. */
type LabelArgs = {
  readonly label: string | null;
};

type ChangeArgs = {
  readonly label: string;
  /** Number of other labels that get the same message. */
  readonly more: number;
};

/** Why DNS cannot contain a label. Each is the end of a sentence about the label. */
const DNS_OBSTACLES = {
  empty: 'is empty',
  capitals: 'has capital letters, which DNS treats as lower case',
  a_label: 'already starts with “xn--”, the prefix of an encoded label',
  hyphens: 'has hyphens in positions 3 and 4, which DNS reserves for encoded labels',
  characters: 'has characters that DNS host names do not allow',
  length: 'is longer than 63 characters when encoded',
};

/** Words of all checks. Each result is a sentence without its full stop, so that evidence can quote it. */
export const CHECK_WORDS = {
  ...CHARACTER_CHECK_WORDS,
  ...createImitationWords({ sayEvidence, quoteLabel }),
  ...KNOWN_NAME_CHECK_WORDS,

  label_unknown: () => 'Only the hash of this label is known, so this can’t be checked',
  name_unknown: () => 'A label is known only by its hash, so this can’t be checked',
  partly_unknown: () => 'Not fully checked, because a label is known only by its hash',

  name_not_inspected: () => 'Not checked, because this name was not inspected',
  too_many_characters: ({ count, limit }: { count: number; limit: number }) =>
    `Not inspected: this name has ${count} characters. The limit is ${limit}`,

  normalized: ({ subject }: { subject: CheckSubject }) =>
    `Valid ENS spelling: ENSIP-15 accepts this ${subject} unchanged`,
  character_rejected: ({ grapheme }: { grapheme: Quotable }) =>
    `ENSIP-15 rejects ${quoteGrapheme(grapheme)}`,
  character_changed: ({ grapheme, form }: { grapheme: Quotable; form: string }) =>
    form === ''
      ? `ENSIP-15 removes ${quoteGrapheme(grapheme)}`
      : `ENSIP-15 replaces ${quoteGrapheme(grapheme)} with ${quoteLabel(form)}`,
  label_empty: () => 'ENSIP-15 rejects this label, because it is empty',
  label_rejected: () => 'ENSIP-15 rejects this label',
  label_changed: ({ form }: { form: string }) => `ENS changes this label to ${quoteLabel(form)}`,
  /** @param changed number of labels that ENSIP-15 does not reject but changes */
  labels_rejected: ({ label, more, changed }: ChangeArgs & { readonly changed: number }) => {
    const first = label === '' ? 'an empty label' : `the label ${quoteLabel(label)}`;
    const others = `${more > 0 ? ` and ${more} more` : ''}${changed > 0 ? `, and changes ${changed} more` : ''}`;
    return `Not valid ENS spelling: ENSIP-15 rejects ${first}${others}`;
  },
  labels_changed: ({ label, form, more }: ChangeArgs & { readonly form: string }) =>
    `ENS changes the label ${quoteLabel(label)} to ${quoteLabel(form)}${more > 0 ? `, and ${more} more` : ''}`,

  mixed_scripts: ({ label, scripts }: LabelArgs & { readonly scripts: readonly string[] }) =>
    `${nameLabel(label)} mixes scripts: ${joinWords(scripts)}`,
  greek_symbol: ({ label, isEther }: LabelArgs & { readonly isEther: boolean }) =>
    `Among the Latin letters of ${label === null ? 'this label' : quoteLabel(label)}, ${isEther ? '“ξ” (U+03BE) is the symbol of ether' : '“π” (U+03C0) is the number pi'}`,
  ordinary_scripts: ({ scripts }: { scripts: readonly string[] }) =>
    `This label mixes scripts that are commonly written together: ${joinWords(scripts)}`,
  same_script: ({ subject }: { subject: CheckSubject }) =>
    subject === 'label'
      ? 'The characters of this label share a script'
      : 'Each label of this name has one script, or scripts that are commonly written together',

  unknown_label: () => 'Only the hash of this label is known. Its text could be anything',
  unknown_labels: ({ count }: { count: number }) =>
    count === 1
      ? 'One label is known only by its hash. Its text could be anything'
      : `${count} labels are known only by their hashes. Their text could be anything`,
  known_text: ({ subject }: { subject: CheckSubject }) =>
    `The text of ${subject === 'label' ? 'this' : 'every'} label is known`,

  too_long_to_wrap: ({
    label,
    bytes,
    limit,
  }: LabelArgs & { readonly bytes: number; readonly limit: number }) =>
    `The NameWrapper accepts labels of at most ${limit} bytes. ${label === null ? 'This label' : quoteLabel(label)} has ${bytes}`,
  can_be_wrapped: ({ subject }: { subject: CheckSubject }) =>
    `The NameWrapper can wrap ${subject === 'label' ? 'this label' : 'every label of this name'}`,
  fuses_not_read: () =>
    'Not checked, because fuses are stored on the blockchain, which was not read',

  dns_obstacle: ({
    label,
    obstacle,
  }: LabelArgs & { readonly obstacle: keyof typeof DNS_OBSTACLES }) =>
    `${nameLabel(label)} ${DNS_OBSTACLES[obstacle]}`,
  dns_label: ({ length }: { length: number }) =>
    `This label can be written in DNS. It has ${length} of at most 63 characters`,
  dns_name: () => 'This name can be written in DNS',
  too_long_for_dns: ({ length, limit }: { length: number; limit: number }) =>
    `DNS allows at most ${limit} characters. This name has ${length} when encoded`,
};

/** What each check is about, for users. */
export const CHECK_MEANINGS: Readonly<Record<CheckCode, string>> = {
  uninspected: 'Names with more than 200 characters are hashed but not inspected.',
  invisible:
    'Hidden characters, such as zero-width joiners, variation selectors and direction marks.',
  impersonation_risk:
    'Whether the name imitates a known name, poses as an address, or looks like another name in plain letters.',
  normalized:
    'Whether ENSIP-15, the standard for the spelling of ENS names, accepts the name unchanged.',
  mixed_scripts:
    'Labels that mix scripts, such as Latin and Cyrillic letters. Japanese, Korean and Chinese may be mixed with the letters a to z.',
  confusables:
    'Characters that can be mistaken for others, and labels with unusual spelling. In ordinary spelling, such characters are only worth knowing.',
  unknown_label: 'Labels that are known only by their hash. Their text could be anything.',
  typing_difficulty:
    'Characters that are not on a standard Latin keyboard. Worth knowing, not dangerous.',
  decentralized_name:
    'Whether someone else controls the name, such as the owner of a parent name or a DNS registry. Worth knowing, but a risk if ENS does not have the ending, such as .sol, or if the blockchain says that someone else can take the name.',
  namewrapper_compatible:
    'Labels longer than 255 bytes, the limit of the NameWrapper contract. Worth knowing, not dangerous.',
  font_support:
    'Characters that are so new or rare that many devices have no font for them and show a box. Worth knowing, not dangerous.',
  punycode_compatible_name:
    'Whether the whole name can be written in DNS, which gateways and browsers may need. Worth knowing, not dangerous.',
  punycode_compatible_label:
    'Whether each label follows the rules of DNS and has at most 63 characters. Worth knowing, not dangerous.',
  namewrapper_fuses:
    'Permissions of wrapped names, which are stored on the blockchain. Skipped until you ask your wallet. A risk if the owner of the parent can still burn fuses.',
};

/** The finding of a check as data. */
export type CheckStatement = Statement<typeof CHECK_WORDS>;

/** Puts the finding of a check into a sentence. */
export function sayCheck(statement: CheckStatement): string {
  return `${say(CHECK_WORDS, statement)}.`;
}

function nameLabel(label: string | null): string {
  if (label === null) return 'This label';
  return label === '' ? 'A label' : `The label ${quoteLabel(label)}`;
}
