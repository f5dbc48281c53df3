import { KNOWN_RELATIONS, NO_IMITATION } from '../../contract/bulk-columns.ts';
import { IMITATION_KINDS, IMITATION_STATUSES } from '../../contract/imitation-kinds.ts';
import { CANDIDATE_KINDS, type FoundImitation } from '../../contract/imitations.ts';
import {
  CANDIDATE_VERDICTS,
  type CandidateVerdict,
  readCandidateVerdict,
} from './candidate-verdict.ts';

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

/** How a found name relates to the searched name. */
export type FoundRole =
  /** A name with a warning. */
  | 'imitating'
  /** A name that could be mistaken for the searched name, but has no warning. */
  | 'passing'
  /** A name on the user's watchlist, which is not an imitation. */
  | 'watched'
  /** A known name, which is not an imitation. */
  | 'known';

export interface FoundCount {
  /** Occurrences in the list. */
  total: number;
  /** Different names. */
  different: number;
}

export type FoundCounts = Readonly<Record<FoundRole, FoundCount>>;

/** Imitations found in a list, without duplicates, most dangerous first. */
export type FoundImitations = ReturnType<typeof createFoundImitations>;

/** Kinds of candidates and of imitations in reports, most deceptive first. */
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

/** Returns a sort key that orders by verdict, then by kind. */
function rankDanger({ kind, verdict }: JudgedImitation): number {
  return CANDIDATE_VERDICTS.indexOf(verdict) * KINDS.length + KINDS.indexOf(kind);
}

function getRole(verdict: CandidateVerdict): FoundRole {
  if (verdict === 'known' || verdict === 'watched') return verdict;
  return verdict === 'none' || verdict === 'subname' ? 'passing' : 'imitating';
}

/**
 * Creates an empty collection. A list may contain millions of imitations, so equal strings are shared to save memory.
 *
 * @param watched names on the user's watchlist
 */
export function createFoundImitations(watched: ReadonlySet<string> = new Set()) {
  const names = new Set<string>();
  const texts = new Map<string, string>();
  const counts: FoundCounts = {
    imitating: { total: 0, different: 0 },
    passing: { total: 0, different: 0 },
    watched: { total: 0, different: 0 },
    known: { total: 0, different: 0 },
  };
  /** Imitations by sort key. Imitations with the same key keep the order of the list. */
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
    add(found: readonly FoundImitation[]) {
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
    take(count: number) {
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
