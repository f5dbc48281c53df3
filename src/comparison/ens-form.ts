import type { NameEvidence } from '../evidence/name-evidence.ts';
import { isAddress } from '../primitives/is-address.ts';
import { ENS_FORM_WORDS } from '../words/comparison-words.ts';
import { getSpelling } from '../words/names/spelling-facts.ts';
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
