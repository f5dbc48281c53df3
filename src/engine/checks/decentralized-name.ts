// Checks whether the owner of a parent can control a name: https://docs.ens.domains/learn/protocol

import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { getLabelText } from '../ensip15/label-text.ts';
import { GATEWAYS, SUBNAME_ISSUERS, TOP } from '../known-names/name-parents.ts';
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
    explain: ({ labels, isUnderDns, isOutsideEns, meantName }, status) => {
      if (status === 'pass') return { code: 'not_controlled' };
      const ending = getTop(labels);
      if (meantName !== null) return { code: 'wrong_ending', args: { ending, meant: meantName } };
      if (isOutsideEns) {
        return { code: 'outside_ens', args: { ending, system: findNamingSystem(ending) ?? null } };
      }
      const parent = labels.length > 2 ? labels.slice(-2).map(getLabelText).join('.') : '';
      if (GATEWAYS.has(parent)) return { code: 'at_gateway', args: { gateway: parent } };
      const issuer = findIssuer(parent);
      if (issuer !== undefined) return { code: 'issued_subname', args: { issuer } };
      if (isUnderDns) return { code: 'depends_on_dns', args: { ending } };
      return ending === TOP ? { code: 'subname', args: { parent } } : { code: 'not_under_eth' };
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
