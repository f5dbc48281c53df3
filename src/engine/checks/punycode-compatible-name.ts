// Checks whether a name can be a DNS name of at most 253 characters: https://www.rfc-editor.org/rfc/rfc1035#section-2.3.4

import { quoteLabel } from '../text/quote-label.ts';
import type { Check } from './check.ts';
import type { NameFacts } from './facts.ts';
import { UNKNOWN_NAME_SKIPPED } from './format.ts';
import { DNS_OBSTACLES } from './punycode-compatible-label.ts';

const MAX_CHARACTERS = 253;

export const punycodeCompatibleName: Check = {
  code: 'punycode_compatible_name',
  name: {
    judge: (name) => {
      if (name.labels.some(({ isUnknown }) => isUnknown)) return 'skip';
      if (name.labels.some(({ dns }) => dns !== null && dns.obstacle !== null)) return 'info';
      return getEncodedLength(name) <= MAX_CHARACTERS ? 'pass' : 'info';
    },
    message: (name, status) => {
      if (status === 'skip') return UNKNOWN_NAME_SKIPPED;
      if (status === 'pass') return 'This name can be written in DNS.';
      for (const { label, dns } of name.labels) {
        if (!dns || dns.obstacle === null) continue;
        const subject = label === '' ? 'A label' : `The label ${quoteLabel(label)}`;
        return `${subject} ${DNS_OBSTACLES[dns.obstacle]}.`;
      }
      return `DNS allows at most ${MAX_CHARACTERS} characters. This name has ${getEncodedLength(name)} when encoded.`;
    },
  },
};

/** Returns the length of the name in DNS, including dots. */
function getEncodedLength({ labels }: NameFacts): number {
  return labels.reduce((length, { dns }) => length + (dns?.length ?? 0), labels.length - 1);
}
