import { RATING_PASS } from '../../../contract/rating.ts';
import type { GraphemeGuardReport, GraphemeType } from '../../../contract/reports.ts';
import { formatCount } from '../../../primitives/format-count.ts';

/** Verdict on a grapheme, as the page words it. The API report has a different title and subtitle. */
export interface GraphemeVerdict {
  title: string;
  /** Character that the grapheme can be mistaken for, shown after the title. */
  other: string | null;
  subtitle: string;
}

const PLAIN_TYPES: readonly GraphemeType[] = [
  'simple_letter',
  'simple_number',
  'hyphen',
  'dollarsign',
  'underscore',
];

/** Checks whether a grapheme is a plain form. Plain forms may have confusables but are never flagged. */
function isPlainForm({ grapheme_type: type, rating }: GraphemeGuardReport): boolean {
  return PLAIN_TYPES.includes(type) && rating === RATING_PASS;
}

/** Describes the verdict so that it agrees with the grid of confusables below it. */
export function describeGraphemeVerdict(report: GraphemeGuardReport): GraphemeVerdict {
  const { grapheme, confusables, canonical_grapheme: canonical, highest_risk: risk } = report;
  if (isPlainForm(report)) {
    const count = formatCount(confusables.length, 'character');
    return confusables.length === 0
      ? {
          title: 'Plain form',
          other: null,
          subtitle: 'No known character imitates it.',
        }
      : {
          title: `Plain form, imitated by ${count}`,
          other: null,
          subtitle: 'The characters that can be mistaken for it are listed below.',
        };
  }
  if (risk?.check === 'confusables' && confusables.length > 0) {
    const isOther = canonical !== null && canonical !== grapheme;
    const count = formatCount(confusables.length, 'other character');
    return {
      title: `Can be mistaken for${isOther ? '' : ` ${count}`}`,
      other: isOther ? canonical : null,
      subtitle: 'If a name contains it, check whether a different character was meant.',
    };
  }
  return { title: report.title, other: null, subtitle: report.subtitle };
}

/** Rewords the confusables check of a plain form so that it agrees with the header. */
export function describeGraphemeChecks(report: GraphemeGuardReport): GraphemeGuardReport['checks'] {
  if (!isPlainForm(report) || report.confusables.length === 0) return report.checks;
  return report.checks.map((check) =>
    check.check === 'confusables'
      ? { ...check, message: 'Other characters are mistaken for this plain form.' }
      : check,
  );
}
