import { KNOWN_RELATIONS } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_WARN } from '../../contract/rating.ts';

/** Verdicts on candidates, most dangerous first. `none` means no finding, `watched` a name on the user's watchlist. */
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
 * Returns the verdict of one row of the inspected columns. A known name is not an imitation. Risks that are
 * unrelated to the imitated name count too.
 *
 * @param status index into `IMITATION_STATUSES`, or `NO_IMITATION`
 * @param known index into `KNOWN_RELATIONS`
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
