// Checks whether a name can be a DNS name of at most 253 characters: https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4

import type { Check } from './check.ts';
import type { NameFacts } from './facts.ts';

const MAX_CHARACTERS = 253;

export const punycodeCompatibleName: Check = {
  code: 'punycode_compatible_name',
  name: {
    judge: (name) => {
      if (name.labels.some(({ isUnknown }) => isUnknown)) return 'skip';
      if (name.labels.some(({ dns }) => dns !== null && dns.obstacle !== null)) return 'info';
      return getEncodedLength(name) <= MAX_CHARACTERS ? 'pass' : 'info';
    },
    explain: (name, status) => {
      if (status === 'skip') return { code: 'name_unknown' };
      if (status === 'pass') return { code: 'dns_name' };
      for (const { label, dns } of name.labels) {
        if (dns?.obstacle) return { code: 'dns_obstacle', args: { label, obstacle: dns.obstacle } };
      }
      const args = { length: getEncodedLength(name), limit: MAX_CHARACTERS };
      return { code: 'too_long_for_dns', args };
    },
  },
};

/** Returns the length of the name in DNS, including dots. */
function getEncodedLength({ labels }: NameFacts): number {
  return labels.reduce((length, { dns }) => length + (dns?.length ?? 0), labels.length - 1);
}
