// Decentralized names, which no parent controls: https://docs.ens.domains/learn/protocol

import type { Check } from './check.ts';
import { quoteLabel } from './format.ts';

export const decentralizedName: Check = {
  code: 'decentralized_name',
  name: {
    judge: ({ labels }) =>
      labels.length === 0 || (labels.length <= 2 && labels.at(-1)?.label === 'eth')
        ? 'pass'
        : 'warn',
    message: ({ labels, isUnderDns }, status) => {
      if (status === 'pass') return 'No other name’s owner controls this name.';
      const top = labels.at(-1)?.label ?? '';
      if (isUnderDns) {
        return `This name is not decentralized: it depends on the DNS top-level domain ${quoteLabel(top)}.`;
      }
      return top === 'eth'
        ? 'This is a subname: the owner of a name above it may control it.'
        : 'This name may not be decentralized: it is neither “eth” nor directly under it.';
    },
  },
};
