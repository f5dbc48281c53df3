import { RATING_PASS } from '../../../contract/rating.ts';
import type { GraphemeGuardReport, GraphemeType } from '../../../contract/reports.ts';
import { formatCount } from '../../../primitives/format-count.ts';

/** What the page says above the evidence; title and subtitle of the documented report stay in the report. */
export interface GraphemeVerdict {
  title: string;
  /** Ends the title: the character that this one can be mistaken for. */
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

/** True for the characters that others imitate, which are never flagged themselves. */
function isPlainForm({ grapheme_type: type, rating }: GraphemeGuardReport): boolean {
  return PLAIN_TYPES.includes(type) && rating === RATING_PASS;
}

/** The header and the grid below it say the same: who imitates whom. */
export function describeGraphemeVerdict(report: GraphemeGuardReport): GraphemeVerdict {
  const { grapheme, confusables, canonical_grapheme: canonical, highest_risk: risk } = report;
  if (isPlainForm(report)) {
    const count = formatCount(confusables.length, 'character imitates', 'characters imitate');
    return confusables.length === 0
      ? {
          title: 'A plain form',
          other: null,
          subtitle: 'No character is known that imitates it.',
        }
      : {
          title: `The plain form; ${count} it`,
          other: null,
          subtitle: 'What can pass for it is listed below.',
        };
  }
  if (risk?.check === 'confusables' && confusables.length > 0) {
    const isOther = canonical !== null && canonical !== grapheme;
    const count = formatCount(confusables.length, 'other character', 'other characters');
    return {
      title: `Can be mistaken for${isOther ? '' : ` ${count}`}`,
      other: isOther ? canonical : null,
      subtitle: 'Where a name has it, look whether another was meant.',
    };
  }
  return { title: report.title, other: null, subtitle: report.subtitle };
}

/** The checks in the words of the header: a plain form is not hard to mistake, others are mistaken for it. */
export function describeGraphemeChecks(report: GraphemeGuardReport): GraphemeGuardReport['checks'] {
  if (!isPlainForm(report) || report.confusables.length === 0) return report.checks;
  return report.checks.map((check) =>
    check.check === 'confusables'
      ? { ...check, message: 'This is the plain form, which others are mistaken for.' }
      : check,
  );
}
