import type { CheckCode } from '../../../contract/checks.ts';

/** What each check looks at, in one or two sentences for people. */
export const CHECK_MEANINGS: Readonly<Record<CheckCode, string>> = {
  uninspected:
    'Names beyond 200 characters, or with too many unknown labels, are hashed but not judged: nobody reads a name that long.',
  invisible:
    'Hidden characters, such as zero-width joiners, variation selectors and direction marks.',
  impersonation_risk:
    'Whether the name imitates a known name, poses as an address, or can pass at a glance for another name in plain letters.',
  normalized:
    'Whether the name is valid ENS spelling: whether ENSIP-15, the standard for writing names, accepts it exactly as it is.',
  mixed_scripts:
    'Labels that mix scripts, such as Latin letters with a Cyrillic one among them. Japanese, Korean and Chinese may stand beside Latin letters.',
  confusables:
    'Characters that can be mistaken for others, and labels with unusual spelling. Worth knowing where the spelling is ordinary.',
  unknown_label: 'Labels of which only the hash is known: their text could be anything.',
  typing_difficulty:
    'Characters that are not on a standard Latin keyboard. Worth knowing, no danger.',
  decentralized_name:
    'Whether someone else controls the name: the owner of a parent name, or a DNS registry. Worth knowing, except where an ending only looks like .eth.',
  namewrapper_compatible:
    'Labels longer than the 255 bytes that the NameWrapper contract can hold. Worth knowing, no danger.',
  font_support:
    'Characters so new or rare that many systems have no font for them and show a box instead. Worth knowing, no danger.',
  punycode_compatible_name:
    'Whether the whole name can be written in DNS, which gateways and browsers may need. Worth knowing, no danger.',
  punycode_compatible_label:
    'Whether each label fits the rules and the 63 characters of DNS. Worth knowing, no danger.',
  namewrapper_fuses:
    'Permissions that are kept on the chain. Always skipped: nothing is looked up there.',
};
