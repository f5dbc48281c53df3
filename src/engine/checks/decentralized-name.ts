// Decentralized names, which no parent controls: https://docs.ens.domains/learn/protocol

import { GATEWAYS, SUBNAME_GIVERS } from '../known-names/name-parents.ts';
import type { Check } from './check.ts';
import type { NameFacts } from './facts.ts';
import { quoteLabel } from './format.ts';

export const decentralizedName: Check = {
  code: 'decentralized_name',
  name: {
    judge: ({ labels, meantName }) => {
      if (meantName !== null) return 'warn';
      const isOwned = labels.length <= 2 && getText(labels.at(-1)) === 'eth';
      return labels.length === 0 || isOwned ? 'pass' : 'info';
    },
    message: ({ labels, isUnderDns, meantName }, status) => {
      if (status === 'pass') return 'No other name’s owner controls this name.';
      const top = getText(labels.at(-1));
      const parent = labels.length > 2 ? labels.slice(-2).map(getText).join('.') : '';
      if (meantName !== null) {
        return `This name is under ${quoteLabel(top)}, not under “eth”: ${quoteLabel(meantName)} was probably meant.`;
      }
      if (GATEWAYS.has(parent)) {
        return `This is the address of a website at the gateway ${parent}, and no name that somebody owns.`;
      }
      const giver = findGiver(parent);
      if (giver !== undefined) return `This is a name given out by ${giver}.`;
      if (isUnderDns) {
        return `This name is not decentralized: it depends on the DNS top-level domain ${quoteLabel(top)}.`;
      }
      return top === 'eth'
        ? 'This is a subname: the owner of a name above it may control it.'
        : 'This name may not be decentralized: it is neither “eth” nor directly under it.';
    },
  },
};

/** Who gives out names under these two labels. */
function findGiver(parent: string): string | undefined {
  return Object.hasOwn(SUBNAME_GIVERS, parent) ? SUBNAME_GIVERS[parent] : undefined;
}

/** The ENSIP-15 form, where there is one. */
function getText(facts: NameFacts['labels'][number] | undefined): string {
  return facts?.normalized ?? facts?.label ?? '';
}
