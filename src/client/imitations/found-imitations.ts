import { CANDIDATE_KINDS, type FoundImitation } from '../../contract/imitations.ts';
import { IMITATION_KINDS } from '../../contract/known-names.ts';
import { RATING_ALERT } from '../../contract/rating.ts';

/** What was found in a list, the most dangerous first, and each name once, however often it is in the list. */
export interface FoundImitations extends Iterable<FoundImitation> {
  readonly size: number;
  add(found: readonly FoundImitation[]): void;
  /** The first of them. */
  take(count: number): FoundImitation[];
}

/** Kinds, of which the first deceive most surely; what only a verdict tells among those of candidates. */
const KINDS = [
  ...new Set<FoundImitation['kind']>([
    'identical_look',
    'look_alike',
    'look_alikes',
    'sequence',
    'similar_look',
    'hyphens',
    'one_edit',
    ...CANDIDATE_KINDS,
    ...IMITATION_KINDS,
  ]),
];

/** By rating, then by kind. */
function rankDanger({ rating, kind }: FoundImitation): number {
  return (RATING_ALERT - rating) * KINDS.length + KINDS.indexOf(kind);
}

/** Nothing found yet. A list may consist of imitations alone, so that texts that repeat are kept once. */
export function createFoundImitations(): FoundImitations {
  const names = new Set<string>();
  const texts = new Map<string, string>();
  /** Those of one rank, in the order of the list. */
  const ranks: FoundImitation[][] = [];

  function share<T extends string>(text: T): T {
    const shared = texts.get(text);
    if (shared === undefined) texts.set(text, text);
    return (shared ?? text) as T;
  }

  function* iterate(): Generator<FoundImitation> {
    for (const rank of ranks) if (rank) yield* rank;
  }

  return {
    get size() {
      return names.size;
    },
    add(found) {
      for (const each of found) {
        if (names.has(each.name)) continue;
        names.add(each.name);
        const { kind, evidence, status } = each;
        const rank = rankDanger(each);
        ranks[rank] ??= [];
        ranks[rank].push({
          ...each,
          kind: share(kind),
          evidence: share(evidence),
          status: status && share(status),
        });
      }
    },
    take(count) {
      const taken: FoundImitation[] = [];
      for (const rank of ranks) {
        if (taken.length === count) break;
        if (rank) taken.push(...rank.slice(0, count - taken.length));
      }
      return taken;
    },
    [Symbol.iterator]: iterate,
  };
}
