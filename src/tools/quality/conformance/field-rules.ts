// Rules that explain intended differences between the reports of two implementations.

import type { Inspector } from '../../../engine/inspector.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';

/** Two reports with a difference, and the data that rules need to explain the difference. */
export interface Difference<Case, Report> {
  theirs: Case;
  ours: Report;
  inspector: Inspector;
  tables: BulkTables;
}

/** A rule that explains differences in some fields. */
export interface FieldRule<D> {
  fields: readonly string[];
  /** Description of the rule, such as `canonical: an empty label has no canonical form`. */
  rule: string;
  explains: (difference: D) => boolean;
}

/** Matches invisible strings with the Unicode properties of the JavaScript engine, because our tables are under test. */
export const DRAWS_NOTHING =
  /^[\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Cc}\u2800\u3164\u115f\u1160\uffa0]+$/u;

/** Returns the first rule that explains a difference in a field, or undefined. */
export function explainField<D>(
  rules: readonly FieldRule<D>[],
  field: string,
  difference: D,
): string | undefined {
  return rules.find(({ fields, explains }) => fields.includes(field) && explains(difference))?.rule;
}
