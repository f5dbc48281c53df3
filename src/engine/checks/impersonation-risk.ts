// Checks whether a name imitates a known name, or can be mistaken for its canonical form:
// https://www.unicode.org/reports/tr36/#visual_spoofing

import type { CheckStatus } from '../../contract/checks.ts';
import { isAddress } from '../../primitives/is-address.ts';
import { isPlainText } from '../../primitives/plain-text.ts';
import { describeReading } from '../known-names/describe-evidence.ts';
import type { Resemblance } from '../known-names/resemblance.ts';
import { quoteLabel } from '../text/quote-label.ts';
import type { Check } from './check.ts';
import { describeImitation } from './describe-imitation.ts';
import { describeShownOrder } from './describe-shown-order.ts';
import type { LabelFacts, NameFacts } from './facts.ts';
import { UNKNOWN_NAME_SKIPPED } from './format.ts';

export const impersonationRisk: Check = {
  code: 'impersonation_risk',
  name: {
    judge: (facts) => {
      const { imitation, relation, sameLabel } = facts.resemblance;
      const found = imitation?.status;
      if (found === 'alert' || found === 'warn') return found;
      if (relation === 'known') return 'pass';
      const canonical = judgeCanonicalForm(facts);
      if (canonical === 'warn' || found === undefined) {
        const isNoted = sameLabel !== null || facts.shownOrder !== null;
        return canonical === 'pass' && isNoted ? 'info' : canonical;
      }
      return found;
    },
    message: (facts, status) => {
      const { name, canonicalName, labels, resemblance } = facts;
      if (status === resemblance.imitation?.status) {
        return isAddress(name)
          ? 'This is an Ethereum address, not a name.'
          : describeImitation(resemblance);
      }
      if (status === 'info' && facts.shownOrder !== null) return describeShownOrder(facts);
      if (status === 'warn' || (status === 'info' && judgeCanonicalForm(facts) === 'info')) {
        const other = quoteLabel(canonicalName ?? '');
        const different = listDifferent(labels, resemblance);
        if (different.length === 0)
          return `ENS changes this name to ${other}, which reads the same.`;
        const evidence = describeReadings(different);
        return status === 'info' && different.every(hasOrdinaryAccents)
          ? `This name reads like ${other}, which is another name: ${evidence}.`
          : `At a glance, this can be mistaken for ${other}: ${evidence}.`;
      }
      if (status !== 'skip') return describeRelation(resemblance, name);
      return labels.some(({ isUnknown }) => isUnknown)
        ? UNKNOWN_NAME_SKIPPED
        : 'A label of this name has no canonical form, so this can’t be checked.';
    },
  },
};

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

/** Describes how the labels, as ENSIP-15 maps them, differ from their canonical forms. */
function describeReadings(labels: readonly LabelFacts[]): string {
  return labels
    .map(({ graphemes, canonical }) => {
      const mapped = graphemes.map(({ grapheme, mapped, drawsNothing }) => ({
        grapheme: mapped ?? grapheme,
        drawsNothing,
      }));
      return describeReading(mapped, canonical ?? '');
    })
    .join('; ');
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

function describeRelation({ known, relation, sameLabel }: Resemblance, name: string): string {
  if (sameLabel !== null) {
    return `${quoteLabel(sameLabel.label)} is known as ${quoteLabel(sameLabel.name)}. This is a different name.`;
  }
  if (known === null)
    return 'This name does not imitate a known name or look like a different one.';
  const title = known.isWatched ? 'a name that you trust' : `the known name of ${known.title}`;
  if (relation === 'subname') return `This is a subname of ${quoteLabel(known.name)}, ${title}.`;
  if (known.name === name) return `This is spelled exactly like ${title}.`;
  const relates = name.includes('.') ? 'ENS changes this to' : 'Under “eth”, this is';
  return `${relates} ${quoteLabel(known.name)}, ${title}.`;
}
