// Checks whether a label can be a DNS label, which browsers and gateways need:
// https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1

import type { DnsLabel, DnsObstacle } from '../ensip15/dns-label.ts';
import type { Check } from './check.ts';
import { UNKNOWN_LABEL_SKIPPED } from './format.ts';

/** Reasons why a label cannot be written in DNS. Each is the end of a sentence about the label. */
export const DNS_OBSTACLES: Readonly<Record<DnsObstacle, string>> = {
  empty: 'is empty',
  capitals: 'has capital letters, which DNS treats as lower case',
  a_label: 'already starts with “xn--”, the prefix of an encoded label',
  hyphens: 'has hyphens in positions 3 and 4, which DNS reserves for encoded labels',
  characters: 'has characters that DNS host names do not allow',
  length: 'is longer than 63 characters when encoded',
};

export const punycodeCompatibleLabel: Check = {
  code: 'punycode_compatible_label',
  label: {
    judge: ({ dns }) => {
      if (dns === null) return 'skip';
      return dns.obstacle === null ? 'pass' : 'info';
    },
    message: ({ dns }) => {
      if (dns === null) return UNKNOWN_LABEL_SKIPPED;
      return dns.obstacle === null
        ? describeFit(dns)
        : `This label ${DNS_OBSTACLES[dns.obstacle]}.`;
    },
  },
};

function describeFit({ length }: DnsLabel): string {
  return `This label can be written in DNS. It has ${length} of at most 63 characters.`;
}
