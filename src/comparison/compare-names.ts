import type { Imitation } from '../contract/imitation-kinds.ts';
import type { NameComparison } from '../contract/inspector-service.ts';
import type { Outcome } from '../contract/problem.ts';
import { RATING_PASS } from '../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { ListInspector } from '../engine/list-engine.ts';

/** Compares the skeletons and namehashes of two names, and finds how each imitates the other. */
export function compareNames(
  inspector: ListInspector,
  first: string,
  second: string,
): Outcome<NameComparison> {
  const [own, other] = removeEqualStart(first, second);
  const forward = findImitation(inspector, own, other);
  if (!forward.ok) return forward;
  const backward = findImitation(inspector, other, own);
  if (!backward.ok) return backward;
  const { skeleton, looseSkeleton, namehash } = inspector.inspectColumns([first, second]);
  return {
    ok: true,
    value: {
      hasEqualSkeletons: skeleton[0] === skeleton[1],
      hasEqualLooseSkeletons: looseSkeleton[0] === looseSkeleton[1],
      hasEqualNamehashes: namehash
        .subarray(0, 32)
        .every((byte, index) => byte === namehash[32 + index]),
      imitations: [forward.value, backward.value],
    },
  };
}

/**
 * Removes the labels that both names start with, so that the labels after them are compared.
 *
 * @example removeEqualStart('pay.a1ice.eth', 'pay.alice.eth') // ['a1ice.eth', 'alice.eth']
 */
function removeEqualStart(first: string, second: string): [string, string] {
  const [labels, others] = [first.split('.'), second.split('.')];
  let equal = 0;
  while (labels[equal] === others[equal] && Math.min(labels.length, others.length) - equal > 2) {
    equal += 1;
  }
  return [labels.slice(equal).join('.'), others.slice(equal).join('.')];
}

/** Finds how a name imitates another. A name that is too long or that ENSIP-15 rejects cannot be imitated. */
function findImitation(
  inspector: ListInspector,
  name: string,
  other: string,
): Outcome<Imitation | null> {
  const [report, otherReport] = inspector.bulkInspectNames([name, other]);
  const own = report?.ok ? report.value : null;
  const known = otherReport?.ok ? otherReport.value.known : null;
  if (own && isKnown(name, own)) return NOTHING;
  const found = compareAsWatched(inspector, name, other);
  if (!found.ok || found.value === null || own === null) return found;
  // The report of the name decides how serious an imitation of a known name is.
  if (known !== null && known.name === found.value.name) {
    const { imitates } = own;
    const status = imitates?.name === known.name ? imitates.status : 'info';
    return { ok: true, value: { ...found.value, status } };
  }
  // A name without a warning of its own can look like another name, but does not pose as it.
  const isCalm = own.rating === RATING_PASS && found.value.kind === 'similar_look';
  return isCalm ? { ok: true, value: { ...found.value, status: 'warn' } } : found;
}

/** Checks whether a name is spelled like a known name and so imitates no other. */
function isKnown(
  name: string,
  { known, normalization }: Pick<ConsolidatedNameGuardReport, 'known' | 'normalization'>,
): boolean {
  if (known === null || normalization !== 'normalized') return false;
  return name.split('.').length <= known.name.split('.').length;
}

/** Judges a name as if only the other name were known. */
function compareAsWatched(
  inspector: ListInspector,
  name: string,
  other: string,
): Outcome<Imitation | null> {
  const watching = inspector.withWatchlist({
    watchlist: [other],
    usesKnownNames: false,
    isTrusted: false,
  });
  const [judged, own] = watching.bulkInspectNames([name, other]);
  if (!judged?.ok) return judged ?? NOTHING;
  if (!own?.ok) return own ?? NOTHING;
  const { imitates } = judged.value;
  // The inspector also finds imitations of brands and addresses.
  // A parent of the other name can be imitated, too.
  const isFound = imitates?.name && `.${own.value.known?.name}`.endsWith(`.${imitates.name}`);
  if (!isFound) return NOTHING;
  const evidence = describeWithoutCapitals(watching, name, imitates) ?? imitates.evidence;
  return { ok: true, value: { ...imitates, evidence } };
}

/** Matches capitals that are not evidence. Excludes I, because I looks like l. */
const CAPITALS = /[A-HJ-Z]+/gu;

/**
 * Returns the evidence of an imitation, ignoring capitals, because “M” instead of “m” is not evidence. Returns null if
 * the name has no capitals, and an empty string if there is no other evidence.
 */
function describeWithoutCapitals(
  watching: ListInspector,
  name: string,
  { kind, name: known }: Imitation,
): string | null {
  const lowerCase = name.replace(CAPITALS, (letters) => letters.toLowerCase());
  if (lowerCase === name) return null;
  const spellings = [lowerCase.toLowerCase(), lowerCase];
  for (const judged of watching.bulkInspectNames(spellings)) {
    const found = judged.ok ? judged.value.imitates : null;
    if (found?.kind === kind && found.name === known) return found.evidence;
  }
  return '';
}

const NOTHING: Outcome<null> = { ok: true, value: null };
