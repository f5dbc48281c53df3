// Imitations that the rules found. README.md describes the rules.

import {
  IMITATION_STATUSES,
  type ImitationKind,
  type ImitationStatus,
} from '../../contract/imitation-kinds.ts';
import type { KnownName } from './known-name.ts';

/** Rules in order of precedence. Of two findings with the same status, the one whose rule comes first is reported. */
export const RULES = [
  'typed_look',
  'embedded',
  'look',
  'separators',
  'glance',
  'added_words',
  'one_edit',
  'brand',
  'emoji',
  'address',
] as const;

export type Rule = (typeof RULES)[number];

/** An imitation that a rule found. */
export interface Finding {
  readonly rule: Rule;
  readonly kind: ImitationKind;
  readonly status: ImitationStatus;
  /** The imitated name. Null if the label looks like an address. */
  readonly target: Pick<KnownName, 'name' | 'label' | 'isWatched'> | null;
  /** Returns the evidence in words. */
  readonly describe: () => string;
  /** In a name with three or more labels: the label that imitates, and its parent. */
  readonly place?: { readonly label: string; readonly parent: string };
}

/**
 * Returns the finding to report: the one with the worst status, then the first rule, then a built-in name, then the first
 * name. The order of the known names has no influence.
 */
export function pickWorse(a: Finding | null, b: Finding | null): Finding | null {
  if (a === null || b === null) return a ?? b;
  return compareFindings(a, b) <= 0 ? a : b;
}

function compareFindings(a: Finding, b: Finding): number {
  return (
    IMITATION_STATUSES.indexOf(a.status) - IMITATION_STATUSES.indexOf(b.status) ||
    RULES.indexOf(a.rule) - RULES.indexOf(b.rule) ||
    Number(a.target?.isWatched) - Number(b.target?.isWatched) ||
    ((a.target?.name ?? '') < (b.target?.name ?? '') ? -1 : 1)
  );
}
