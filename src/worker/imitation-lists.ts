// What could imitate a name, and what in a list does. A module of its own: few readers ask for it.

import { KNOWN_RELATIONS } from '../contract/bulk-columns.ts';
import { CHECK_CODES } from '../contract/checks.ts';
import type {
  CandidateKind,
  CandidatesQuery,
  FoundImitation,
  JudgedCandidates,
} from '../contract/imitations.ts';
import type { Outcome } from '../contract/problem.ts';
import type { ConsolidatedNameGuardReport } from '../contract/reports.ts';
import type { Imitations, Inspector } from '../engine/inspector.ts';
import { removeSource } from './remove-source.ts';

const ITSELF = KNOWN_RELATIONS.indexOf('known');
/** Set where a name is warned of for what it is under: `vitalik.etn`. */
const UNDER_WRONG_TOP = 1 << CHECK_CODES.indexOf('decentralized_name');

/** Candidates listed so far, so that the next part goes on from there. */
interface Listing {
  readonly inspector: Inspector;
  readonly name: string;
  readonly imitations: Imitations;
  offset: number;
}

export interface ImitationLists {
  /** Remembers where it is in the latest name. */
  listCandidates(inspector: Inspector, query: CandidatesQuery): Outcome<JudgedCandidates>;
  /** Remembers the candidates of the latest name. */
  findImitations(
    inspector: Inspector,
    name: string,
    names: readonly string[],
  ): Outcome<FoundImitation[]>;
}

export function createImitationLists(): ImitationLists {
  let listing: Listing | null = null;
  let sought: ReturnType<typeof prepareSearch> | null = null;

  function listCandidates(
    inspector: Inspector,
    { name, offset, limit }: CandidatesQuery,
  ): Outcome<JudgedCandidates> {
    if (listing?.name !== name || listing.inspector !== inspector || listing.offset > offset) {
      listing = { inspector, name, imitations: inspector.imitations(name), offset: 0 };
    }
    const { imitations } = listing;
    if (imitations.problem) return { ok: false, problem: imitations.problem };
    const imitated = imitations.imitated as string;
    const candidates: JudgedCandidates['candidates'] = [];
    let isLast = false;
    while (candidates.length < limit) {
      const next = imitations.next();
      if (next.done) {
        isLast = true;
        break;
      }
      listing.offset += 1;
      if (listing.offset > offset) candidates.push(next.value);
    }
    const watching = inspector.withWatchlist({ watchlist: [imitated] });
    const columns = watching.inspectColumns(candidates.map((candidate) => candidate.name));
    const { rating, imitationStatus, known } = columns;
    return { ok: true, value: { imitated, candidates, rating, imitationStatus, known, isLast } };
  }

  return {
    listCandidates,
    findImitations(inspector, name, names) {
      if (sought?.name !== name || sought.inspector !== inspector) {
        sought = prepareSearch(inspector, name);
      }
      const { problem } = sought;
      return problem ? { ok: false, problem } : { ok: true, value: sought.find(names) };
    },
  };
}

/**
 * Candidates that are sought by name: all of nearly every name of twenty characters. The verdicts find those of longer
 * names too, and to make them all takes seconds.
 */
const MAX_SOUGHT = 25_000;

/** What is asked of every part of a list. */
function prepareSearch(inspector: Inspector, name: string) {
  const imitations = inspector.imitations(name, { limit: MAX_SOUGHT });
  const { imitated, problem } = imitations;
  const candidates = new Map<string, { kind: CandidateKind; evidence: string }>();
  for (const candidate of imitations) candidates.set(candidate.name, candidate);
  const watchlist = imitated === null ? [] : [imitated];
  const alone = inspector.withWatchlist({ watchlist, usesKnownNames: false });
  const together = inspector.withWatchlist({ watchlist });

  function find(names: readonly string[]): FoundImitation[] {
    const { target, targets, known, isChanged, checkMask } = alone.inspectColumns(names);
    const place = targets.indexOf(imitated ?? '') + 1;
    // Another spelling of the name itself can be registered too, as a name that no app should show.
    const isSpelling = (row: number) => known[row] === ITSELF && isChanged[row] === 1;
    const isMistypedTop = (row: number) =>
      ((checkMask[row] as number) & UNDER_WRONG_TOP) !== 0 &&
      `${(names[row] as string).split('.').slice(0, -1).join('.')}.eth` === imitated;
    const rows = [...names.keys()].filter(
      (row) =>
        (place > 0 && target[row] === place) ||
        candidates.has(names[row] as string) ||
        isSpelling(row) ||
        isMistypedTop(row),
    );
    const found = rows.map((row) => names[row] as string);
    const findings = alone.bulkInspectNames(found);
    return together.bulkInspectNames(found).flatMap((judged, index) => {
      const finding = findings[index];
      if (!judged.ok || !finding?.ok) return [];
      const candidate = candidates.get(found[index] as string);
      const imitates = finding.value.imitates?.name === imitated ? finding.value.imitates : null;
      return {
        row: rows[index] as number,
        name: judged.value.name,
        kind:
          candidate?.kind ??
          imitates?.kind ??
          (isMistypedTop(rows[index] as number) ? 'one_edit' : 'identical_look'),
        evidence:
          candidate?.evidence ??
          (imitates ? removeSource(imitates.evidence) : describeRisk(finding.value)),
        rating: judged.value.rating,
        // As a candidate is judged: what it says of another known name counts too.
        status: imitates?.status ?? judged.value.imitates?.status ?? null,
        known: judged.value.known,
      };
    });
  }

  return { inspector, name, problem, find };
}

/** What is wrong with a name, in the style of evidence. */
function describeRisk({ highest_risk }: ConsolidatedNameGuardReport): string {
  return highest_risk?.message.replace(/\.$/u, '') ?? '';
}
