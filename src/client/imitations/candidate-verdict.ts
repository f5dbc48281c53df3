import { KNOWN_RELATIONS } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_WARN } from '../../contract/rating.ts';

/** What is said of a candidate, the worst first; `none` where nothing warns of it, `watched` of the user’s own names. */
export const CANDIDATE_VERDICTS = [
  'alert',
  'warn',
  'info',
  'none',
  'watched',
  'known',
  'subname',
] as const;

export type CandidateVerdict = (typeof CANDIDATE_VERDICTS)[number];

/**
 * The verdict of one row of the columns. A name that is known itself imitates nothing; what is warned of for another
 * reason than the imitated name is warned of too.
 */
export function readCandidateVerdict(
  rating: number,
  status: number,
  known: number,
): CandidateVerdict {
  const relation = KNOWN_RELATIONS[known];
  if (relation === 'known') return relation;
  const imitation = IMITATION_STATUSES[status];
  if (imitation === 'alert' || rating === RATING_ALERT) return 'alert';
  if (imitation === 'warn' || rating === RATING_WARN) return 'warn';
  return imitation ?? (relation === 'subname' ? relation : 'none');
}
