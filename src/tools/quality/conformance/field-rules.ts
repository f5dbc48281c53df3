// Rules by which the fields of reports differ on purpose, and what such a rule looks at.

import type { Inspector } from '../../../engine/inspector.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';

/** A case of the other implementation, our report on it, and what explains a disagreement. */
export interface Difference<Case, Report> {
  theirs: Case;
  ours: Report;
  inspector: Inspector;
  tables: BulkTables;
}

/** A rule as a test of the differences that it can explain. */
export interface FieldRule<D> {
  fields: readonly string[];
  rule: string;
  explains: (difference: D) => boolean;
}

/** By the properties of the running JavaScript, not by our tables: they are what is tested. */
export const DRAWS_NOTHING =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\u3164\u115f\u1160\uffa0]+$/u;

/** The rule behind a disagreement on one field, undefined when there is none. */
export function explainField<D>(
  rules: readonly FieldRule<D>[],
  field: string,
  difference: D,
): string | undefined {
  return rules.find(({ fields, explains }) => fields.includes(field) && explains(difference))?.rule;
}
