// Creates the report fields about the known names that a name resembles.

import type { Imitation, Known } from '../../contract/imitation-kinds.ts';
import { describeEvidence } from '../checks/describe-imitation.ts';
import type { Resemblance } from '../known-names/resemblance.ts';

export function reportImitation({ imitation }: Resemblance): Imitation | null {
  if (imitation === null) return null;
  const { target, kind, status } = imitation;
  const source = target?.isWatched ? ' (a name that you trust)' : '';
  return {
    name: target?.name ?? null,
    kind,
    status,
    evidence: describeEvidence(imitation) + source,
  };
}

export function reportKnown({ known }: Resemblance): Known | null {
  if (known === null) return null;
  const { name, title, category } = known;
  return { name, title, category };
}
