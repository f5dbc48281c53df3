import { IMITATION_KINDS } from '../../contract/imitation-kinds.ts';
import { CANDIDATE_KINDS, type FoundImitation } from '../../contract/imitations.ts';
import { CANDIDATE_VERDICTS, type CandidateVerdict } from './candidate-verdict.ts';
import { type JudgedImitation, readFoundVerdict } from './found-verdict.ts';

/** What names that were found are to the one that is sought. */
export type FoundRole =
  /** It is warned of. */
  | 'imitating'
  /** It could pass for it, and nothing warns of it. */
  | 'passing'
  /** The user’s own, or known to all: it imitates nothing. */
  | 'watched'
  | 'known';

export interface FoundCount {
  /** In the list, one that is there several times each time. */
  total: number;
  /** Each once. */
  different: number;
}

export type FoundCounts = Readonly<Record<FoundRole, FoundCount>>;

/** What was found in a list, the most dangerous first, and each name once, however often it is in the list. */
export interface FoundImitations extends Iterable<JudgedImitation> {
  readonly size: number;
  counts(): FoundCounts;
  add(found: readonly FoundImitation[]): void;
  /** The first of them. */
  take(count: number): JudgedImitation[];
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

/** By verdict, then by kind. */
function rankDanger({ kind, verdict }: JudgedImitation): number {
  return CANDIDATE_VERDICTS.indexOf(verdict) * KINDS.length + KINDS.indexOf(kind);
}

function getRole(verdict: CandidateVerdict): FoundRole {
  if (verdict === 'known' || verdict === 'watched') return verdict;
  return verdict === 'none' || verdict === 'subname' ? 'passing' : 'imitating';
}

/**
 * Nothing found yet. A list may consist of imitations alone, so that texts that repeat are kept once.
 *
 * @param watched names on the user's watchlist
 */
export function createFoundImitations(watched: ReadonlySet<string> = new Set()): FoundImitations {
  const names = new Set<string>();
  const texts = new Map<string, string>();
  const counts: FoundCounts = {
    imitating: { total: 0, different: 0 },
    passing: { total: 0, different: 0 },
    watched: { total: 0, different: 0 },
    known: { total: 0, different: 0 },
  };
  /** Those of one rank, in the order of the list. */
  const ranks: JudgedImitation[][] = [];

  function share<T extends string>(text: T): T {
    const shared = texts.get(text);
    if (shared === undefined) texts.set(text, text);
    return (shared ?? text) as T;
  }

  function* iterate(): Generator<JudgedImitation> {
    for (const rank of ranks) if (rank) yield* rank;
  }

  return {
    get size() {
      return names.size;
    },
    counts: () => structuredClone(counts),
    add(found) {
      for (const each of found) {
        const verdict = watched.has(each.name) ? 'watched' : readFoundVerdict(each);
        const count = counts[getRole(verdict)];
        count.total += 1;
        if (names.has(each.name)) continue;
        count.different += 1;
        names.add(each.name);
        const { kind, evidence, status } = each;
        const judged: JudgedImitation = {
          ...each,
          verdict,
          kind: share(kind),
          evidence: share(evidence),
          status: status && share(status),
        };
        const rank = rankDanger(judged);
        ranks[rank] ??= [];
        ranks[rank].push(judged);
      }
    },
    take(count) {
      const taken: JudgedImitation[] = [];
      for (const rank of ranks) {
        if (taken.length === count) break;
        if (rank) taken.push(...rank.slice(0, count - taken.length));
      }
      return taken;
    },
    [Symbol.iterator]: iterate,
  };
}
