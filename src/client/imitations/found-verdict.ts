import { KNOWN_RELATIONS, NO_IMITATION } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import type { FoundImitation } from '../../contract/imitations.ts';
import { type CandidateVerdict, readCandidateVerdict } from './candidate-verdict.ts';

/** A found imitation with its verdict. */
export interface JudgedImitation extends FoundImitation {
  verdict: CandidateVerdict;
}

/** Returns the verdict on a found name, by the same rules as for candidates. */
export function readFoundVerdict(found: FoundImitation): CandidateVerdict {
  const { rating, status } = found;
  const imitation = status === null ? NO_IMITATION : IMITATION_STATUSES.indexOf(status);
  return readCandidateVerdict(rating, imitation, KNOWN_RELATIONS.indexOf(readRelation(found)));
}

/** Returns how a name relates to known names. A different spelling of a known name, such as `NICK.eth`, is not a known name. */
function readRelation({ name, known }: FoundImitation): (typeof KNOWN_RELATIONS)[number] {
  if (known === null) return 'none';
  if (name === known.name) return 'known';
  return name.endsWith(`.${known.name}`) ? 'subname' : 'none';
}
