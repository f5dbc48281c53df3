import type { ScanRule } from './scan-finding.ts';

/** Description of a rule, for code hosts and readers of the documentation. */
export interface RuleDescription {
  readonly title: string;
  /** What the rule finds and what to do about it. */
  readonly help: string;
}

/** Descriptions of all rules. */
export const SCAN_RULES: Readonly<Record<ScanRule, RuleDescription>> = {
  'risky-name': {
    title: 'Risky ENS name',
    help: 'The text contains a name that imitates a known name, hides characters, or is not spelled as ENS requires. Compare the name with the name that was meant, and replace it.',
  },
  'misleading-link': {
    title: 'Link to another name',
    help: 'The text of a link names another ENS name than its target. Correct the text or the target.',
  },
  'address-imitation': {
    title: 'Look-alike of a trusted address',
    help: 'An address looks like an address of the watchlist, but is a different one. Compare every digit, and replace the address.',
  },
  'wrong-checksum': {
    title: 'Address with a wrong checksum',
    help: 'The capital letters of an address are a checksum, and this checksum is wrong. At least one digit was changed. Copy the address again.',
  },
  'direction-control': {
    title: 'Characters that reorder text',
    help: 'Invisible characters change the order in which the line is displayed, so that it reads differently from what programs process. Remove the characters.',
  },
  'hidden-text': {
    title: 'Hidden text',
    help: 'Many invisible characters stand in a row. They can contain text that people do not see, but that programs read. Remove the characters.',
  },
  'hidden-character': {
    title: 'Hidden character',
    help: 'The text contains an invisible character that the writing of its language does not need. The text differs from other text that looks the same. Remove the character.',
  },
  'control-character': {
    title: 'Control character',
    help: 'The text contains a control character. In a terminal, it can hide or overwrite text. Remove the character, or write it as an escape.',
  },
};
