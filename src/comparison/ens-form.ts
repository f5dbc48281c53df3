import type { NameEvidence } from '../evidence/name-evidence.ts';
import { isAddress } from '../primitives/is-address.ts';
import type { HeadlinePart } from '../words/names/headline.ts';
import { getSpelling } from '../words/names/report-facts.ts';

/** Returns the form of a name that ENS uses: the name itself or its normalized form. Returns null if ENS rejects the name or the form is unknown. */
export function getEnsForm({ report, normalForm }: NameEvidence): string | null {
  if (!report.inspected || isAddress(report.name)) return null;
  return report.normalization === 'normalized' ? report.name : normalForm;
}

/** Describes the normalization status of a name. Returns an empty string for text that is not a name. */
export function describeEnsForm({ report, normalForm }: NameEvidence): readonly HeadlinePart[] {
  if (isAddress(report.name)) return [];
  if (!report.inspected) return ['Spelling not checked: too long'];
  const spelling = getSpelling(report);
  if (spelling === 'normalized') return ['Valid ENS spelling'];
  if (spelling === 'unknown') return ['Unknown: one label is given only as a hash'];
  return normalForm === null
    ? ['ENS doesn’t accept this name']
    : ['Normalized form: ', { name: normalForm }];
}

/** Describes which of two names are valid ENS spellings. */
export function compareEnsForms(first: NameEvidence, second: NameEvidence): string {
  const both = [first, second];
  const unchecked = both.map(({ report }) => !report.inspected);
  if (unchecked.every(Boolean)) return 'Not checked: both are too long';
  const long = unchecked.indexOf(true);
  if (long >= 0) {
    const other = both[1 - long];
    const isValid = other !== undefined && getEnsForm(other) === other.report.name;
    const [own, rest] = long === 0 ? ['first', 'second'] : ['second', 'first'];
    return `The ${own} is too long to check. The ${rest} is ${isValid ? '' : 'not '}a valid ENS spelling`;
  }
  if (both.some(({ report }) => getSpelling(report) === 'unknown'))
    return 'Unknown for both: a label is given only as a hash';
  const [form, otherForm] = [getEnsForm(first), getEnsForm(second)];
  const isFirst = form === first.report.name;
  const isSecond = otherForm === second.report.name;
  if (isFirst && isSecond) return 'Both are valid ENS spellings';
  const which = isFirst ? 'Only the first' : isSecond ? 'Only the second' : 'Neither';
  const same =
    form !== null && form === otherForm ? ', but ENS normalizes both to the same name' : '';
  return `${which} is a valid ENS spelling${same}`;
}
