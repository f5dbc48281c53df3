import type { ScanRule } from './scan-finding.ts';

/** Description of a rule, for code hosts and readers of the documentation. */
export interface RuleDescription {
  readonly title: string;
  /** Explanation of what the rule finds and what to do about it. */
  readonly help: string;
}

/** Descriptions of all rules. */
export const SCAN_RULES: Readonly<Record<ScanRule, RuleDescription>> = {
  'risky-name': {
    title: 'Risky ENS name',
    help: 'The text contains a name that imitates a known name, contains hidden characters, or is not spelled as ENS requires. Compare the name with the intended name, and correct it.',
  },
  'misleading-link': {
    title: 'Link to another name or address',
    help: 'A link shows one ENS name or address but leads to another. Correct the text or the target.',
  },
  'address-imitation': {
    title: 'Look-alike of a trusted address',
    help: 'An address looks like an address on the watchlist, but is different. Compare every digit, and replace the address.',
  },
  'wrong-checksum': {
    title: 'Address with a wrong checksum',
    help: 'The capital letters of an address are a checksum, and this checksum is wrong. At least one digit was changed. Copy the address again.',
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
};
