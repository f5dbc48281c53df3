import type { Finding, FindingStatus, FindingSubject } from '../../contract/finding.ts';

/**
 * A finding with its location, as written to the output. Lines and columns start at 1, and columns count UTF-16 code
 * units.
 */
export interface ScanFinding {
  /** Path relative to the working folder if possible, with `/` between folders. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly end_column: number;
  readonly rule: ScanRule;
  /** What was found, more exactly than the rule. */
  readonly code: string;
  readonly status: FindingStatus;
  /** The name, the address, the target of the link, or the text around hidden characters. Not escaped. */
  readonly text: string;
  /** The headline of the finding. */
  readonly message: string;
  /** Sentence that supports the message, or null. */
  readonly evidence: string | null;
}

/**
 * What identifies a finding. The location of a finding does not identify it, because lines move when a text is edited.
 */
export type IdentifiedFinding = Pick<ScanFinding, 'path' | 'rule' | 'text' | 'evidence'>;

/** Returns a key that is equal for equal findings, wherever they are in a file. */
export function getFindingKey({ path, rule, text, evidence }: IdentifiedFinding): string {
  return JSON.stringify([path, rule, text, evidence]);
}

/** Description of a rule, for code hosts and readers of the documentation. */
interface RuleDescription {
  readonly title: string;
  /** Explanation of what the rule finds and what to do about it. */
  readonly help: string;
}

/** Descriptions of all rules. */
export const SCAN_RULES = {
  'risky-name': {
    title: 'Risky ENS name',
    help: 'The text contains a name that imitates a known name, contains hidden characters, or is not spelled as ENS requires. Compare the name with the intended name, and correct it.',
  },
  'misleading-link': {
    title: 'Link to another name, address or website',
    help: 'A link shows one ENS name, address or website but leads to another. Correct the text or the target.',
  },
  'deceptive-host': {
    title: 'Link to a deceptive website',
    help: 'The host of a link or a domain name resembles a known website, or stands behind a user name that looks like a host. Compare the host with the intended website, and correct it.',
  },
  'unsafe-link': {
    title: 'Link that runs code',
    help: 'A link can run code or show a page of its own when somebody follows it. Remove the link.',
  },
  'address-imitation': {
    title: 'Look-alike of a trusted address',
    help: 'An address looks like an address on the watchlist, but is different. Compare every digit, and replace the address.',
  },
  'wrong-checksum': {
    title: 'Address with a wrong checksum',
    help: 'The capital letters of an address are a checksum, and this checksum is wrong. At least one digit was changed. Copy the address again.',
  },
  'deceptive-chain': {
    title: 'Chain or payment request to check',
    help: 'The text names a chain that imitates a known one or is unknown, contains a wrong checksum of an address and its chain, or asks for a payment. Compare the chain and the address with the intended ones.',
  },
  'direction-control': {
    title: 'Characters that reorder text',
    help: 'Hidden characters reorder the displayed line, so people read something different from what programs process. Remove the characters.',
  },
  'hidden-text': {
    title: 'Hidden text',
    help: 'The text contains many hidden characters, in a row or in many places. Hidden characters can contain a message that programs read but people do not see. Remove the characters.',
  },
  'hidden-character': {
    title: 'Hidden character',
    help: 'The text contains a hidden character that its language does not need. The character makes the text different from text that looks the same. Remove the character.',
  },
  'control-character': {
    title: 'Control character',
    help: 'The text contains a control character. In a terminal, a control character can hide or overwrite text. Remove the character, or write it as an escape sequence.',
  },
  'other-identifier': {
    title: 'Identifier that is not a name or an address',
    help: 'The text contains a shortened address, a hash or a handle, which does not show whose it is. Ask for the full name or address.',
  },
} as const satisfies Record<string, RuleDescription>;

/** Kind of deception that a finding reports. */
type ScanRule = keyof typeof SCAN_RULES;

/** Rules of the codes that have a rule of their own. */
const RULES_BY_CODE: Readonly<Record<string, ScanRule>> = {
  link_shows_other_name: 'misleading-link',
  link_shows_other_address: 'misleading-link',
  link_shows_other_host: 'misleading-link',
  unsafe_link: 'unsafe-link',
  address_checksum: 'wrong-checksum',
  address_looks_trusted: 'address-imitation',
  address_of_other: 'address-imitation',
  address_similar: 'address-imitation',
  handle: 'other-identifier',
  direction_control: 'direction-control',
  hidden_character: 'hidden-character',
  control_character: 'control-character',
};

/** Rules of all other codes. */
const RULES_BY_SUBJECT: Readonly<Record<FindingSubject, ScanRule>> = {
  name: 'risky-name',
  address: 'other-identifier',
  link: 'deceptive-host',
  hidden: 'hidden-text',
  chain: 'deceptive-chain',
  secret: 'other-identifier',
};

/** Returns the rule of a finding. */
export function getScanRule({ code, subject }: Pick<Finding, 'code' | 'subject'>): ScanRule {
  return RULES_BY_CODE[code] ?? RULES_BY_SUBJECT[subject];
}
