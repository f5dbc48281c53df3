// Checks that judge whole names: README.md

import type { CheckCode, CheckStatus } from '../../contract/checks.ts';
import { getOwnerTitle } from '../../contract/imitation-kinds.ts';
import { MAX_INSPECTED_CHARACTERS } from '../../contract/limits.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { findNamingSystem } from '../../primitives/naming-systems.ts';
import { isPlainText } from '../../primitives/plain-text.ts';
import type { CheckStatement } from '../../words/checks/check-words.ts';
import type { Evidence } from '../../words/checks/evidence-words.ts';
import { getLabelText } from '../ensip15/normalize-label.ts';
import { explainReading } from '../known-names/explain-reading.ts';
import {
  explainImitation,
  type Finding,
  type Resemblance,
} from '../known-names/imitation-finding.ts';
import { TOP } from '../known-names/name-parents.ts';
import { findIssuer, GATEWAYS } from '../known-names/shared-parents.ts';
import type { ShownOrder } from '../known-names/shown-order.ts';
import type { Check } from './check.ts';
import type { LabelFacts, NameFacts } from './facts.ts';

// Checks whether a name imitates a known name, or can be mistaken for its canonical form:
// https://www.unicode.org/reports/tr36/#visual_spoofing

const impersonationRisk: Check = {
  name: {
    judge: (facts) => {
      const { imitation, relation } = facts.resemblance;
      const found = imitation?.status;
      if (found === 'alert' || found === 'warn') return found;
      if (relation === 'known') return 'pass';
      const canonical = judgeCanonicalForm(facts);
      if (canonical === 'warn' || found === undefined) {
        return canonical === 'pass' && facts.shownOrder !== null ? 'info' : canonical;
      }
      return found;
    },
    explain: (facts, status) => {
      const { name, labels, resemblance, shownOrder } = facts;
      const { imitation } = resemblance;
      if (imitation !== null && status === imitation.status) {
        if (isAddress(name)) return { code: 'is_address' };
        return explainSameLabel(imitation) ?? explainImitation(imitation);
      }
      if (status === 'info' && shownOrder !== null) return explainOrder(labels, shownOrder);
      if (status === 'warn' || (status === 'info' && judgeCanonicalForm(facts) === 'info')) {
        return explainCanonicalForm(facts, status);
      }
      if (status !== 'skip') return explainRelation(resemblance, name);
      return labels.some(({ isUnknown }) => isUnknown)
        ? { code: 'name_unknown' }
        : { code: 'no_canonical_form' };
    },
  },
};

/** Explains the rule `same_label`. Returns null for other rules. */
function explainSameLabel({ rule, getEvidence }: Finding): CheckStatement | null {
  const [evidence] = rule === 'same_label' ? getEvidence() : [];
  return evidence?.code === 'same_label' ? evidence : null;
}

/**
 * Returns `warn` if the canonical form of a label is a different plain label, and `info` if it is any other label or if
 * the accents of the label are ordinary spelling.
 */
function judgeCanonicalForm({ canonicalName, labels, resemblance }: NameFacts): CheckStatus {
  if (canonicalName === null || labels.some(({ isUnknown }) => isUnknown)) return 'skip';
  const different = listDifferent(labels, resemblance);
  if (different.some((label) => readsAsPlain(label) && !hasOrdinaryAccents(label))) return 'warn';
  return different.length > 0 || isRespelled(labels, resemblance) ? 'info' : 'pass';
}

/** Returns the judged labels whose canonical form is a different label, and not only their ENSIP-15 form. */
function listDifferent(labels: NameFacts['labels'], resemblance: Resemblance) {
  return listJudged(labels, resemblance).filter(
    ({ label, normalized, canonical }) =>
      canonical !== null && canonical !== label && canonical !== normalized,
  );
}

/** Checks whether ENSIP-15 changes a judged label to its canonical form, such as `Foo` to `foo`. */
function isRespelled(labels: NameFacts['labels'], resemblance: Resemblance): boolean {
  return listJudged(labels, resemblance).some(
    ({ label, normalized, canonical }) => canonical === normalized && canonical !== label,
  );
}

function explainCanonicalForm(facts: NameFacts, status: CheckStatus): CheckStatement {
  const other = facts.canonicalName ?? '';
  const different = listDifferent(facts.labels, facts.resemblance);
  if (different.length === 0) return { code: 'changed_to_alike', args: { other } };
  const isOrdinary = status === 'info' && different.every(hasOrdinaryAccents);
  const args = { other, evidence: different.map(explainMappedLabel) };
  return { code: isOrdinary ? 'reads_like' : 'mistaken_for', args };
}

/** Explains how a label, as ENSIP-15 maps it, differs from its canonical form. */
function explainMappedLabel({ graphemes, canonical }: LabelFacts): Evidence {
  const mapped = graphemes.map(({ grapheme, mapped, drawsNothing }) => ({
    grapheme: mapped ?? grapheme,
    drawsNothing,
  }));
  return explainReading(mapped, canonical ?? '');
}

/** Explains both orders of the labels that change places in plain text. */
function explainOrder(
  labels: NameFacts['labels'],
  { places, isMixed }: ShownOrder,
): CheckStatement {
  if (isMixed) return { code: 'labels_mixed_up' };
  const isMoved = (place: number, at: number) => place !== at;
  const moved = places.slice(places.findIndex(isMoved), places.findLastIndex(isMoved) + 1);
  const list = (order: readonly number[]) => order.map((place) => labels[place]?.label ?? '');
  const real = moved.toSorted((a, b) => a - b);
  return { code: 'labels_reordered', args: { shown: list(moved), real: list(real) } };
}

function readsAsPlain({ canonical }: LabelFacts): boolean {
  return isPlainText(canonical ?? '');
}

function hasOrdinaryAccents({ isOrdinary, isAccented }: LabelFacts): boolean {
  return isOrdinary && isAccented;
}

/** Returns the labels before the top-level domain, or before the known name if the name is a subname. */
function listJudged(labels: NameFacts['labels'], { known }: Resemblance): NameFacts['labels'] {
  const parents = known?.name.split('.').length ?? 1;
  return labels.length < 2 ? labels : labels.slice(0, labels.length - parents);
}

function explainRelation({ known, relation }: Resemblance, typed: string): CheckStatement {
  if (known === null) return { code: 'imitates_nothing' };
  const args = { name: known.name, title: known.isTrusted ? null : getOwnerTitle(known) };
  if (relation === 'subname') return { code: 'subname_of_known', args };
  if (known.name === typed) return { code: 'known_name', args };
  return { code: typed.includes('.') ? 'changed_to_known' : 'completes_to_known', args };
}

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
        // The owner of a longer parent issues its subnames: `pay.me.base.eth`.
        if (issuer !== undefined && labels.length === 3)
          return { code: 'issued_subname', args: { issuer } };
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

function getTop(labels: NameFacts['labels']): string {
  return labels.slice(-1).map(getLabelText).join('');
}
