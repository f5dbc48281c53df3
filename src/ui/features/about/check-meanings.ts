import type { CheckCode } from '../../../contract/checks.ts';

/** What each check looks at, in one sentence for people. */
export const CHECK_MEANINGS: Readonly<Record<CheckCode, string>> = {
  uninspected:
    'Names beyond 200 characters, or with too many unknown labels, are hashed but not judged: no reader takes in all of them.',
  invisible: 'Characters that draw nothing, such as joiners, selectors and direction marks.',
  normalized:
    'Whether ENSIP-15, the ENS standard for writing names, accepts the name exactly as it is.',
  confusables: 'Graphemes that can be mistaken for others.',
  typing_difficulty: 'Graphemes that most keyboards have no key for.',
  impersonation_risk: 'Whether the canonical form of the name is another name.',
  decentralized_name:
    'Whether someone else controls the name: the owner of a parent name, or a DNS registry.',
  mixed_scripts: 'Labels that mix scripts, such as Latin letters with a Cyrillic one among them.',
  namewrapper_compatible:
    'Labels longer than the 255 bytes that the NameWrapper contract can hold.',
  unknown_label: 'Labels of which only the hash is known: their text could be anything.',
  font_support:
    'Graphemes so new or rare that many systems have no font to draw them, and show a box instead.',
  punycode_compatible_name:
    'Whether the whole name can be written in DNS, which gateways and browsers may need.',
  punycode_compatible_label: 'Whether each label fits the rules and the 63 characters of DNS.',
  namewrapper_fuses:
    'Permissions that are kept on the chain. Always skipped: nothing is looked up there.',
};
