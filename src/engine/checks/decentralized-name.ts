// Decentralized names, which no parent controls: https://docs.ens.domains/learn/protocol

import { getLabelText } from '../ensip15/label-text.ts';
import { GATEWAYS, SUBNAME_ISSUERS, TOP } from '../known-names/name-parents.ts';
import type { Check } from './check.ts';
import type { NameFacts } from './facts.ts';
import { quoteLabel } from './format.ts';

export const decentralizedName: Check = {
  code: 'decentralized_name',
  name: {
    judge: ({ labels, meantName }) => {
      if (meantName !== null) return 'warn';
      const isOwned = labels.length <= 2 && getTop(labels) === TOP;
      return labels.length === 0 || isOwned ? 'pass' : 'info';
    },
    message: ({ labels, isUnderDns, meantName }, status) => {
      if (status === 'pass') return 'No other name’s owner controls this name.';
      const top = getTop(labels);
      const parent = labels.length > 2 ? labels.slice(-2).map(getLabelText).join('.') : '';
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
      return top === TOP
        ? `This is a subname of ${quoteLabel(parent)}, whose owner may control it.`
        : 'This name may not be decentralized: it is neither “eth” nor directly under it.';
    },
  },
};

/** Who gives out names under these two labels. */
function findGiver(parent: string): string | undefined {
  return Object.hasOwn(SUBNAME_ISSUERS, parent) ? SUBNAME_ISSUERS[parent] : undefined;
}

function getTop(labels: NameFacts['labels']): string {
  return labels.slice(-1).map(getLabelText).join('');
}
