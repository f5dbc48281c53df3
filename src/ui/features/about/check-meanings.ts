import type { CheckCode } from '../../../contract/checks.ts';

/** Explanations of the checks for users. */
export const CHECK_MEANINGS: Readonly<Record<CheckCode, string>> = {
  uninspected:
    'Names with more than 200 characters, or with too many unknown labels, are hashed but not inspected.',
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
