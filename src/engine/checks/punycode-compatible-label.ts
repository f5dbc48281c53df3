// Checks whether a label can be a DNS label, which browsers and gateways need:
// https://www.rfc-editor.org/rfc/rfc5890#section-2.3.2.1

import type { Check } from './check.ts';

export const punycodeCompatibleLabel: Check = {
  code: 'punycode_compatible_label',
  label: {
    judge: ({ dns }) => {
      if (dns === null) return 'skip';
      return dns.obstacle === null ? 'pass' : 'info';
    },
    explain: ({ dns }) => {
      if (dns === null) return { code: 'label_unknown' };
      const { obstacle, length } = dns;
      return obstacle === null
        ? { code: 'dns_label', args: { length } }
        : { code: 'dns_obstacle', args: { label: null, obstacle } };
    },
  },
};
