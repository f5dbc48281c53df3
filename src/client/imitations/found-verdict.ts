import { KNOWN_RELATIONS, NO_IMITATION } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import type { FoundImitation } from '../../contract/imitations.ts';
import { type CandidateVerdict, readCandidateVerdict } from './candidate-verdict.ts';

/** What was found, and what is said of it. */
export interface JudgedImitation extends FoundImitation {
  verdict: CandidateVerdict;
}

/** The verdict on a name that was found: the same as on a candidate. */
export function readFoundVerdict(found: FoundImitation): CandidateVerdict {
  const { rating, status } = found;
  const imitation = status === null ? NO_IMITATION : IMITATION_STATUSES.indexOf(status);
  return readCandidateVerdict(rating, imitation, KNOWN_RELATIONS.indexOf(readRelation(found)));
}

/** Another spelling of a known name is none, though it is judged as one. */
function readRelation({ name, known }: FoundImitation): (typeof KNOWN_RELATIONS)[number] {
  if (known === null) return 'none';
  if (name === known.name) return 'known';
  return name.endsWith(`.${known.name}`) ? 'subname' : 'none';
}
