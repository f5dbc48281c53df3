// Creates the report fields about the known names that a name resembles.

import type { Imitation, Known } from '../../contract/imitation-kinds.ts';
import type { ImitationWording } from '../../words/checks/imitation-check-words.ts';
import { getPlacedEvidence } from '../checks/explain-imitation.ts';
import type { Resemblance } from '../known-names/resemblance.ts';

export function reportImitation(
  { imitation }: Resemblance,
  { sayEvidence }: Pick<ImitationWording, 'sayEvidence'>,
): Imitation | null {
  if (imitation === null) return null;
  const { target, kind, status } = imitation;
  return {
    name: target?.name ?? null,
    kind,
    status,
    evidence: sayEvidence({ ...getPlacedEvidence(imitation), isTrusted: target?.isTrusted }),
  };
}

export function reportKnown({ known }: Resemblance): Known | null {
  if (known === null) return null;
  const { name, title, category } = known;
  return { name, title, category };
}
