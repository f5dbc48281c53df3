import { KNOWN_RELATIONS } from '../../contract/bulk-columns.ts';
import { IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { RATING_ALERT, RATING_PASS, RATING_WARN } from '../../contract/rating.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import type { ChainFactsStore } from '../chain/chain-facts-store.ts';

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

/** Verdicts that a warning from the chain makes more severe. */
const RAISED: readonly CandidateVerdict[] = ['info', 'none', 'subname'];

/** Report of a name without a risk, as far as facts from the chain can change it. */
const CLEAN = { inspected: true, rating: RATING_PASS, risk_count: 0, highest_risk: null };

/** Returns the verdict that takes the facts from the chain into account, such as a parent whose owner can take the name. */
export function judgeCandidate(
  facts: Pick<ChainFactsStore, 'judge'>,
  name: string,
  verdict: CandidateVerdict,
): CandidateVerdict {
  if (!RAISED.includes(verdict)) return verdict;
  const { rating } = facts.judge({ ...CLEAN, name } as unknown as ConsolidatedNameGuardReport);
  return rating > RATING_PASS ? 'warn' : verdict;
}
