// Imitations that the rules found. README.md describes the rules.

import {
  findUnclaimedTitle,
  IMITATION_STATUSES,
  type ImitationKind,
  type ImitationStatus,
} from '../../contract/imitation-kinds.ts';
import type { Evidence, PlacedEvidence } from '../../words/checks/evidence-words.ts';
import type { ImitationStatement } from '../../words/checks/imitation-check-words.ts';
import type { KnownName } from './known-name.ts';

/** Rules in order of precedence. If two findings have the same status, the one with the earlier rule is reported. */
export const RULES = [
  'typed_look',
  'embedded',
  'service_parent',
  'shown_parent',
  'look',
  'separators',
  'glance',
  'added_words',
  'one_edit',
  'foreign_letter',
  'brand',
  'emoji',
  'address',
  'same_label',
] as const;

export type Rule = (typeof RULES)[number];

/** An imitation that a rule found. */
export interface Finding {
  readonly rule: Rule;
  readonly kind: ImitationKind;
  readonly status: ImitationStatus;
  /** The imitated name. Null if the label looks like an address. */
  readonly target:
    | (Pick<KnownName, 'name' | 'label' | 'isWatched'> &
        Partial<Pick<KnownName, 'title' | 'isTrusted' | 'isPart' | 'isTarget'>>)
    | null;
  readonly getEvidence: () => readonly Evidence[];
  /** The label that imitates, and its parent. Only in names with three or more labels. */
  readonly place?: { readonly label: string; readonly parent: string };
}

/** Minimum length of a watched label for a warning about whatever is only info for a built-in name. */
const MIN_WARNED_LENGTH = 5;

/** The same for parts of watched subnames. Many shorter parents are everyday words, such as `world`. */
const MIN_WARNED_PART = 8;

/** Raises info to a warning for watched names, whose owners prefer a false alarm. */
export function raiseStatus(
  status: ImitationStatus,
  { isWatched, isPart, label }: NonNullable<Finding['target']>,
): ImitationStatus {
  const min = isPart ? MIN_WARNED_PART : MIN_WARNED_LENGTH;
  const isRaised = status === 'info' && isWatched && [...label].length >= min;
  return isRaised ? 'warn' : status;
}

/** Creates a finding with the status that {@link raiseStatus} returns. */
export function createFinding(
  rule: Rule,
  kind: ImitationKind,
  status: ImitationStatus,
  target: NonNullable<Finding['target']>,
  getEvidence: Finding['getEvidence'],
): Finding {
  return { rule, kind, status: raiseStatus(status, target), target, getEvidence };
}

/**
 * Returns the finding to report. Prefers the worse status, then the first rule, then a built-in name as
 * {@link rankOwner} says, then for edits a name that is often imitated, then the longest label, then the first name in
 * alphabetical order. The order of the known names has no effect.
 */
export function pickWorse(a: Finding | null, b: Finding | null): Finding | null {
  if (a === null || b === null) return a ?? b;
  return compareFindings(a, b) <= 0 ? a : b;
}

/** Ranks known names: a built-in name first, then a watched name, then a name of which the owner is not known. */
export function rankOwner(target: Finding['target']): number {
  return findUnclaimedTitle(target?.title ?? '') === null ? Number(target?.isWatched) : 2;
}

function compareFindings(a: Finding, b: Finding): number {
  return (
    IMITATION_STATUSES.indexOf(a.status) - IMITATION_STATUSES.indexOf(b.status) ||
    RULES.indexOf(a.rule) - RULES.indexOf(b.rule) ||
    rankOwner(a.target) - rankOwner(b.target) ||
    (a.rule === 'one_edit' && Number(b.target?.isTarget) - Number(a.target?.isTarget)) ||
    (b.target?.label.length ?? 0) - (a.target?.label.length ?? 0) ||
    ((a.target?.name ?? '') < (b.target?.name ?? '') ? -1 : 1)
  );
}

// Explains which name is imitated. Reports on plain names use no other explanation.

/** Returns the evidence of a finding. In a name with three or more labels, adds the label and its parent. */
export function getPlacedEvidence({ getEvidence, place }: Finding): PlacedEvidence {
  return { evidence: getEvidence(), place };
}

export function explainImitation(found: Finding): ImitationStatement {
  const { kind, status, target } = found;
  const args = { status, ...getPlacedEvidence(found) };
  if (target === null) return { code: 'poses_as_address', args };
  const { name, title = '', isTrusted = false, isPart } = target;
  return { code: 'imitates', args: { ...args, kind, name, title, isTrusted, isPart } };
}

/** How a name relates to the known names. */
export interface Resemblance {
  /** The known name that the name equals or is a subname of. */
  readonly known: KnownName | null;
  readonly relation: 'none' | 'known' | 'subname';
  /** The imitation that was found, or null. */
  readonly imitation: Finding | null;
}

export const NO_RESEMBLANCE: Resemblance = {
  known: null,
  relation: 'none',
  imitation: null,
};
