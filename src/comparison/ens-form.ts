import type { NameEvidence } from '../evidence/name-evidence.ts';
import { isAddress } from '../primitives/is-address.ts';
import { ENS_FORM_WORDS, ENS_FORMS_WORDS } from '../words/comparison-words.ts';
import { getSpelling } from '../words/names/report-facts.ts';
import { type HeadlinePart, type Statement, say } from '../words/statement.ts';

/** Returns the form of a name that ENS uses: the name itself or its normalized form. Returns null if ENS rejects the name or the form is unknown. */
export function getEnsForm({ report, normalForm }: NameEvidence): string | null {
  if (!report.inspected || isAddress(report.name)) return null;
  return report.normalization === 'normalized' ? report.name : normalForm;
}

/** Describes the normalization status of a name. Returns an empty string for text that is not a name. */
export function describeEnsForm(evidence: NameEvidence): readonly HeadlinePart[] {
  return isAddress(evidence.report.name) ? [] : say(ENS_FORM_WORDS, findEnsForm(evidence));
}

function findEnsForm({ report, normalForm }: NameEvidence): Statement<typeof ENS_FORM_WORDS> {
  if (!report.inspected) return { code: 'too_long', args: {} };
  const spelling = getSpelling(report);
  if (spelling === 'normalized') return { code: 'valid', args: {} };
  if (spelling === 'unknown') return { code: 'unknown', args: {} };
  return normalForm === null
    ? { code: 'rejected', args: {} }
    : { code: 'changed', args: { name: normalForm } };
}

/** Describes which of two names are valid ENS spellings. */
export function compareEnsForms(first: NameEvidence, second: NameEvidence): string {
  return ENS_FORMS_WORDS[chooseComparison(first, second)];
}

function chooseComparison(first: NameEvidence, second: NameEvidence): keyof typeof ENS_FORMS_WORDS {
  const both = [first, second];
  const isValid = (each: NameEvidence) => getEnsForm(each) === each.report.name;
  const [isFirst, isSecond] = [isValid(first), isValid(second)];
  if (both.every(({ report }) => !report.inspected)) return 'too_long';
  if (!first.report.inspected) return isSecond ? 'first_too_long' : 'first_too_long_second_invalid';
  if (!second.report.inspected)
    return isFirst ? 'second_too_long' : 'second_too_long_first_invalid';
  if (both.some(({ report }) => getSpelling(report) === 'unknown')) return 'unknown';
  if (isFirst && isSecond) return 'both';
  const form = getEnsForm(first);
  const which = isFirst ? 'first' : isSecond ? 'second' : 'neither';
  return form !== null && form === getEnsForm(second) ? `${which}_of_one_name` : which;
}
