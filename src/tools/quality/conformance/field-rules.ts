// Rules that explain intended differences between fields of reports.

import type { Inspector } from '../../../engine/inspector.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';

/** A case of the other implementation, our report, and a difference to explain. */
export interface Difference<Case, Report> {
  theirs: Case;
  ours: Report;
  inspector: Inspector;
  tables: BulkTables;
}

/** A rule: tests whether it explains a difference. */
export interface FieldRule<D> {
  fields: readonly string[];
  rule: string;
  explains: (difference: D) => boolean;
}

/** Uses the Unicode properties of the JavaScript engine, because our tables are under test. */
export const DRAWS_NOTHING =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\u3164\u115f\u1160\uffa0]+$/u;

/** Returns the rule that explains a difference in one field, or undefined. */
export function explainField<D>(
  rules: readonly FieldRule<D>[],
  field: string,
  difference: D,
): string | undefined {
  return rules.find(({ fields, explains }) => fields.includes(field) && explains(difference))?.rule;
}
