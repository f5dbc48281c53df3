import { type BulkColumns, NO_RATING } from '../../contract/bulk-columns.ts';
import type { ListedName } from '../../contract/inspector-service.ts';
import type { Outcome } from '../../contract/problem.ts';
import { RATING_ALERT, RATING_PASS } from '../../contract/rating.ts';
import { retryableOnce } from '../../primitives/retryable-once.ts';
import { unwrap } from '../queries/problem-error.ts';
import { isImitation } from './row-findings.ts';

/** Returns how attractive a name is to imitators, from 0 (most attractive) to {@link MAX_TARGET_RANK}. */
export type GetTargetRank = (name: string) => number;

/** Rank of a name that is neither trusted nor a frequent target. */
export const MAX_TARGET_RANK = 2;

/** Distance between two details of {@link getDanger}. */
const DETAIL = MAX_TARGET_RANK + 1;
/** Maximum detail, because details come from columns of bytes. */
const MAX_DETAIL = 255;
/** Distance between two tiers of {@link getDanger}. */
const TIER = (MAX_DETAIL + 1) * DETAIL;

/** Maximum value of {@link getDanger}. */
export const MAX_DANGER = 6 * TIER - 1;

type Columns = Pick<
  BulkColumns,
  'rating' | 'highestRisk' | 'imitationKind' | 'imitationStatus' | 'known'
>;

/**
 * Returns the danger of a row as a number from 0 (most dangerous) to {@link MAX_DANGER}. The order is:
 *
 * 1. Imitations with an alert, then imitations with a warning. Each group is sorted by how deceptive the kind of
 *    imitation is, then by how attractive the target is.
 * 2. Other alerts, then other warnings. Each group is sorted by the highest risk.
 * 3. Rows without a warning. Names that are similar to a known name come first, and known names come last.
 * 4. Rows that were not inspected.
 */
export function getDanger(columns: Columns, at: number, targetRank = MAX_TARGET_RANK): number {
  const rating = columns.rating[at] as number;
  const kind = columns.imitationKind[at] as number;
  if (rating === NO_RATING) return 5 * TIER;
  if (isImitation(columns, at)) {
    return (columns.imitationStatus[at] as number) * TIER + kind * DETAIL + targetRank;
  }
  if (rating > RATING_PASS) {
    return (rating === RATING_ALERT ? 2 : 3) * TIER + (columns.highestRisk[at] as number) * DETAIL;
  }
  const detail = columns.known[at] === 0 ? Math.min(kind, MAX_DETAIL - 1) : MAX_DETAIL;
  return 4 * TIER + detail * DETAIL;
}

interface TargetRankOptions {
  listWatched(): readonly string[];
  listKnownNames(): Promise<Outcome<ListedName[]>>;
}

/**
 * Creates a function that ranks imitated names: 0 for names that the user watches, 1 for known names that are frequent
 * targets, and {@link MAX_TARGET_RANK} for all others. Requests the known names once. If the request fails, all
 * unwatched names have the same rank.
 */
export function createTargetRanks({ listWatched, listKnownNames }: TargetRankOptions) {
  const loadTargets = retryableOnce(async () => {
    const listed = unwrap(await listKnownNames());
    return new Set(listed.filter(({ isTarget }) => isTarget).map(({ name }) => name));
  });
  return async (): Promise<GetTargetRank> => {
    const targets = await loadTargets().catch(() => new Set());
    const watched = new Set(listWatched());
    return (name) => (watched.has(name) ? 0 : targets.has(name) ? 1 : MAX_TARGET_RANK);
  };
}
