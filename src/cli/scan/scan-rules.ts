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
    help: 'The text contains a name that imitates a known name, hides characters, or is not spelled as ENS requires. Compare the name with the intended name, and correct the name.',
  },
  'misleading-link': {
    title: 'Link to another name or address',
    help: 'The text of a link shows a different ENS name or address than its target. Correct the text or the target.',
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
    help: 'Invisible characters reorder the displayed line, so people read something different from what programs process. Remove the characters.',
  },
  'hidden-text': {
    title: 'Hidden text',
    help: 'The text contains many invisible characters, in a row or in many places. Such characters can contain text that people do not see but programs read. Remove the characters.',
  },
  'hidden-character': {
    title: 'Hidden character',
    help: 'The text contains an invisible character that its language does not need. The text differs from other text that looks the same. Remove the character.',
  },
  'control-character': {
    title: 'Control character',
    help: 'The text contains a control character. In a terminal, a control character can hide or overwrite text. Remove the character, or write it as an escape.',
  },
};
