// Checks whether the owner of a parent can control a name: https://docs.ens.domains/learn/protocol

import { NOT_PART_OF_ENS } from '../../contract/outside-ens.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { getLabelText } from '../ensip15/label-text.ts';
import { GATEWAYS, SUBNAME_ISSUERS, TOP } from '../known-names/name-parents.ts';
import { quoteLabel } from '../text/quote-label.ts';
import type { Check } from './check.ts';
import type { NameFacts } from './facts.ts';

export const decentralizedName: Check = {
  code: 'decentralized_name',
  name: {
    judge: ({ labels, isOutsideEns, meantName }) => {
      if (isOutsideEns || meantName !== null) return 'warn';
      const isOwned = labels.length <= 2 && getTop(labels) === TOP;
      return labels.length === 0 || isOwned ? 'pass' : 'info';
    },
    message: ({ labels, isUnderDns, isOutsideEns, meantName }, status) => {
      if (status === 'pass') return 'The owner of another name does not control this name.';
      const top = getTop(labels);
      const parent = labels.length > 2 ? labels.slice(-2).map(getLabelText).join('.') : '';
      if (meantName !== null) {
        return `This name ends in ${quoteLabel(`.${top}`)}, not “.eth”: ${quoteLabel(meantName)} was probably meant.`;
      }
      if (isOutsideEns) {
        const owner = findNamingSystem(top) ?? 'no naming system that we know';
        return `${quoteLabel(`.${top}`)}${NOT_PART_OF_ENS}${owner}.`;
      }
      if (GATEWAYS.has(parent)) {
        return `This is a web address at the gateway ${parent}, not a name that someone owns.`;
      }
      const issuer = findIssuer(parent);
      if (issuer !== undefined) return `This name was issued by ${issuer}.`;
      if (isUnderDns) {
        return `This name is not decentralized: it depends on the DNS top-level domain ${quoteLabel(top)}.`;
      }
      return top === TOP
        ? `This is a subname of ${quoteLabel(parent)}, whose owner may control it.`
        : 'This name may not be decentralized: it is not “eth” or a name directly under it.';
    },
  },
};

/** Returns who issues names under a parent of two labels. */
function findIssuer(parent: string): string | undefined {
  return Object.hasOwn(SUBNAME_ISSUERS, parent) ? SUBNAME_ISSUERS[parent] : undefined;
}

function getTop(labels: NameFacts['labels']): string {
  return labels.slice(-1).map(getLabelText).join('');
}
