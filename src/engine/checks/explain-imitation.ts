// Explains which name is imitated. Reports on plain names use no other explanation.

import type { PlacedEvidence } from '../../words/checks/evidence-words.ts';
import type { ImitationStatement } from '../../words/checks/imitation-check-words.ts';
import type { Finding } from '../known-names/imitation-finding.ts';

/** Returns the evidence of a finding. In a name with three or more labels, adds the label and its parent. */
export function getPlacedEvidence({ getEvidence, place }: Finding): PlacedEvidence {
  return { evidence: getEvidence(), place };
}

export function explainImitation(found: Finding): ImitationStatement {
  const { kind, status, target } = found;
  const args = { status, ...getPlacedEvidence(found) };
  if (target === null) return { code: 'poses_as_address', args };
  const { name, isTrusted = false } = target;
  return { code: 'imitates', args: { ...args, kind, name, isTrusted } };
}
