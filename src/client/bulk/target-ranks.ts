import type { ListedName } from '../../contract/inspector-service.ts';
import type { Outcome } from '../../contract/problem.ts';
import { type GetTargetRank, MAX_TARGET_RANK } from './row-danger.ts';

interface TargetRankOptions {
  /** Returns the names that the user watches. */
  listWatched(): readonly string[];
  listKnownNames(): Promise<Outcome<ListedName[]>>;
}

/**
 * Creates a function that ranks imitated names: 0 for names that the user watches, 1 for known names that are frequent
 * targets, and {@link MAX_TARGET_RANK} for all others. Requests the known names once. If the request fails, all
 * unwatched names have the same rank.
 */
export function createTargetRanks({
  listWatched,
  listKnownNames,
}: TargetRankOptions): () => Promise<GetTargetRank> {
  let request: Promise<ReadonlySet<string>> | null = null;

  async function listTargets(): Promise<ReadonlySet<string>> {
    const outcome = await listKnownNames();
    const listed = outcome.ok ? outcome.value : [];
    return new Set(listed.filter(({ isTarget }) => isTarget).map(({ name }) => name));
  }

  return async () => {
    request ??= listTargets().catch(() => {
      request = null;
      return new Set<string>();
    });
    const targets = await request;
    const watched = new Set(listWatched());
    return (name) => (watched.has(name) ? 0 : targets.has(name) ? 1 : MAX_TARGET_RANK);
  };
}
