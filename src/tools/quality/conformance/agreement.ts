// Compares reports with those of another implementation. The folder in CONFORMANCE_DIR contains its reports and a README.

import type { GraphemeGuardReport, NameGuardReport } from '../../../contract/reports.ts';
import type { Inspector } from '../../../engine/inspector.ts';
import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';

/** Fields that both implementations derive from their checks. */
interface TheirResults {
  highest_risk: string | null;
  /** Status of each check, by code. */
  checks: Readonly<Record<string, string>>;
}

/** Fields of a name report that must be equal. */
export const NAME_FIELDS = [
  'namehash',
  'normalization',
  'inspected',
  'beautiful_name',
  'canonical_name',
] as const;

/** One line of names.jsonl. */
export interface NameCase
  extends TheirResults,
    Pick<NameGuardReport, (typeof NAME_FIELDS)[number] | 'name' | 'risk_count'> {
  group: string;
}

/** Fields of a grapheme report that must be equal. */
export const GRAPHEME_FIELDS = [
  'rating',
  'risk_count',
  'normalization',
  'grapheme_name',
  'grapheme_type',
  'grapheme_description',
  'unicode_version',
  'canonical_grapheme',
] as const;

/** A line of graphemes.jsonl with a report. */
export interface ReportedCase
  extends TheirResults,
    Pick<GraphemeGuardReport, (typeof GRAPHEME_FIELDS)[number] | 'grapheme' | 'grapheme_script'> {
  error?: never;
  confusables: readonly string[];
}

/** One line of graphemes.jsonl: a rejected input or a report. */
export type GraphemeCase = { grapheme: string; error: string } | ReportedCase;

/** Statistics on how often two implementations agree on each field, and which rules explain their differences. */
export class Agreement {
  /** For each field, how many values were compared, and how many of them agreed. */
  readonly #tallies = new Map<string, { agreed: number; compared: number }>();
  readonly #reasons = new Map<string, number>();
  /** Differences that no rule explains. */
  readonly unexplained: string[] = [];

  /**
   * Compares the values of a field and records the result.
   *
   * @param explain Called if the values differ. Returns the rule that explains the difference, or undefined.
   */
  compare(
    field: string,
    theirs: unknown,
    ours: unknown,
    subject: string,
    explain: () => string | undefined,
  ): void {
    const agrees = theirs === ours;
    this.count(field, agrees);
    if (agrees) return;
    const reason = explain();
    if (reason !== undefined) this.#reasons.set(reason, (this.#reasons.get(reason) ?? 0) + 1);
    else
      this.unexplained.push(
        `${field} of ${JSON.stringify(subject)}: theirs is ${theirs}, ours is ${ours}`,
      );
  }

  /** Adds a compared value to the statistics of a field. */
  count(field: string, agrees: boolean): void {
    const { agreed, compared } = this.#tallies.get(field) ?? { agreed: 0, compared: 0 };
    this.#tallies.set(field, { agreed: agreed + Number(agrees), compared: compared + 1 });
  }

  listFields(): string[] {
    return [...this.#tallies.keys()];
  }

  /** Returns the percentage of equal values of a field, or NaN if no values were compared. */
  getPercent(field: string): number {
    const { agreed, compared } = this.#tallies.get(field) ?? { agreed: 0, compared: 0 };
    return (100 * agreed) / compared;
  }

  /** Formats a table with the agreement on each field and the number of differences that each rule explains. */
  formatTable(): string {
    const fields = [...this.#tallies].map(([field, { agreed, compared }]) => {
      const percent = this.getPercent(field).toFixed(2).padStart(7);
      return `${percent} %  ${String(agreed).padStart(5)} of ${String(compared).padStart(5)}  ${field}`;
    });
    const reasons = [...this.#reasons].map(
      ([reason, count]) => `${String(count).padStart(7)}  ${reason}`,
    );
    return [...fields, 'Differences by rule:', ...reasons].join('\n');
  }
}

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
