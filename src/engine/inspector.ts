import type { BulkColumns } from '../contract/bulk-columns.ts';
import type { Outcome } from '../contract/problem.ts';
import type {
  ConsolidatedNameGuardReport,
  GraphemeGuardReport,
  NameGuardReport,
} from '../contract/reports.ts';

/** What can be inspected with the bulk table alone. */
export interface BulkInspector {
  /** One outcome per name, same order; an unpaired surrogate is that name's problem and spoils no other. */
  bulkInspectNames(names: readonly string[]): Outcome<ConsolidatedNameGuardReport>[];
  inspectColumns(names: readonly string[]): BulkColumns;
}

/** Everything, with both tables. */
export interface Inspector extends BulkInspector {
  inspectName(name: string): Outcome<NameGuardReport>;
  inspectGrapheme(grapheme: string): Outcome<GraphemeGuardReport>;
}
