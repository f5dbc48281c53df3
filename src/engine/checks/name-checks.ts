// Checks that judge whole names: README.md

import type { CheckCode } from '../../contract/checks.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { getLabelText } from '../ensip15/normalize-label.ts';
import { GATEWAYS, SUBNAME_ISSUERS, TOP } from '../known-names/name-parents.ts';
import type { Check } from './check.ts';
import type { NameFacts } from './facts.ts';
import { impersonationRisk } from './impersonation-risk.ts';

export const NAME_CHECKS = {
  /** Checks whether a name is within the limits of src/contract/limits.ts. Longer names are hashed but not inspected. */
  uninspected: {
    name: {
      judge: ({ isInspected }) => (isInspected ? 'pass' : 'alert'),
      explain: ({ characterCount: count }) => ({
        code: 'too_many_characters',
        args: { count, limit: MAX_INSPECTED_CHARACTERS },
      }),
    },
  },
  /** Checks whether the owner of a parent can control a name: https://docs.ens.domains/learn/protocol */
  decentralized_name: {
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
          return {
            code: 'outside_ens',
            args: { ending, system: findNamingSystem(ending) ?? null },
          };
        }
        const parent = labels.length > 2 ? labels.slice(-2).map(getLabelText).join('.') : '';
        if (GATEWAYS.has(parent)) return { code: 'at_gateway', args: { gateway: parent } };
        const issuer = findIssuer(parent);
        if (issuer !== undefined) return { code: 'issued_subname', args: { issuer } };
        if (isUnderDns) return { code: 'depends_on_dns', args: { ending } };
        return ending === TOP ? { code: 'subname', args: { parent } } : { code: 'not_under_eth' };
      },
    },
  },
  /**
   * Skips NameWrapper fuses: https://docs.ens.domains/wrapper/fuses. They are stored on the blockchain, so
   * `judge-on-chain.ts` judges them as soon as there are facts from it.
   */
  namewrapper_fuses: {
    name: {
      judge: () => 'skip',
      explain: () => ({ code: 'fuses_not_read' }),
    },
  },
  impersonation_risk: impersonationRisk,
} satisfies Partial<Record<CheckCode, Check>>;

/** Returns who issues names under a parent of two labels. */
function findIssuer(parent: string): string | undefined {
  return Object.hasOwn(SUBNAME_ISSUERS, parent) ? SUBNAME_ISSUERS[parent] : undefined;
}

function getTop(labels: NameFacts['labels']): string {
  return labels.slice(-1).map(getLabelText).join('');
}
