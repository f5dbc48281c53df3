// What is found about a label or a name, by the rows of rules that README.md lists.

import {
  IMITATION_STATUSES,
  type ImitationKind,
  type ImitationStatus,
} from '../../contract/imitation-kinds.ts';
import type { KnownName } from './known-name.ts';

/** Rows in their order: of two findings of one status the first row counts. */
export const ROWS = ['N1', 'N4', 'L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'] as const;

export type Row = (typeof ROWS)[number];

/** An imitation that a row found. */
export interface Finding {
  readonly row: Row;
  readonly kind: ImitationKind;
  readonly status: ImitationStatus;
  /** The name that is imitated; null for an address. */
  readonly target: Pick<KnownName, 'name' | 'label' | 'isWatched'> | null;
  /** Puts in words what was found. */
  readonly describe: () => string;
  /** The label that it is about, in a subname, and what stands above that. */
  readonly place?: { readonly label: string; readonly parent: string };
}

/** The finding that counts: by status, then row, then name, so that no order of the known names matters. */
export function pickWorse(a: Finding | null, b: Finding | null): Finding | null {
  if (a === null || b === null) return a ?? b;
  return compareFindings(a, b) <= 0 ? a : b;
}

function compareFindings(a: Finding, b: Finding): number {
  return (
    IMITATION_STATUSES.indexOf(a.status) - IMITATION_STATUSES.indexOf(b.status) ||
    ROWS.indexOf(a.row) - ROWS.indexOf(b.row) ||
    Number(a.target?.isWatched) - Number(b.target?.isWatched) ||
    ((a.target?.name ?? '') < (b.target?.name ?? '') ? -1 : 1)
  );
}
