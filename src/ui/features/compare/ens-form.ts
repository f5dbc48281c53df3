import type { NameEvidence } from '../../../client/name-evidence.ts';
import type { HeadlinePart } from '../../lib/headline.ts';

/** What a name is to ENS: itself, or what ENSIP-15 makes of it; null where that is nothing or not known. */
export function getEnsForm({ report, normalForm }: NameEvidence): string | null {
  return report.normalization === 'normalized' ? report.name : normalForm;
}

/** Whether a name is normalized, in the words of the page. */
export function describeEnsForm({ report, normalForm }: NameEvidence): readonly HeadlinePart[] {
  if (report.normalization === 'normalized') return ['Valid ENS spelling'];
  if (report.normalization === 'unknown') return ['Not known: a label is known only by its hash'];
  if (normalForm !== null) return ['ENS changes it to ', { name: normalForm }];
  return [report.inspected ? 'ENS does not accept it' : 'Not a valid ENS spelling'];
}
