// Lists candidates that could imitate a name, and finds imitations in lists of names.

import { KNOWN_RELATIONS } from '../contract/bulk-columns.ts';
import { CHECK_CODES } from '../contract/checks.ts';
import type {
  CandidateKind,
  CandidatesQuery,
  FoundImitation,
  JudgedCandidates,
} from '../contract/imitations.ts';
import type { Outcome } from '../contract/problem.ts';
import type { Imitations } from '../engine/imitate-name.ts';
import type { NameInspector } from '../engine/name-inspector.ts';
import { CHECK_WORDS } from '../words/checks/check-words.ts';
import { say } from '../words/statement.ts';

const SAME_NAME = KNOWN_RELATIONS.indexOf('known');
/** Bit of the check that warns of a wrong top-level domain, such as `vitalik.etn`. */
const WRONG_TOP_LEVEL = 1 << CHECK_CODES.indexOf('decentralized_name');

/** An iterator over candidates, kept so that the next request continues where the last one ended. */
interface Listing {
  readonly inspector: NameInspector;
  readonly name: string;
  readonly imitations: Imitations;
  /** Number of candidates taken from the iterator. */
  offset: number;
}

export type ImitationLists = ReturnType<typeof createImitationLists>;

export function createImitationLists() {
  let listing: Listing | null = null;
  let search: ReturnType<typeof prepareSearch> | null = null;

  /** Lists one chunk of candidates. Keeps its position in the candidates of the latest name. */
  function listCandidates(
    inspector: NameInspector,
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
    const columns = watchUnlessKnown(inspector, imitated).inspectColumns(
      candidates.map((candidate) => candidate.name),
    );
    const { rating, imitationStatus, known } = columns;
    return { ok: true, value: { imitated, candidates, rating, imitationStatus, known, isLast } };
  }

  return {
    listCandidates,
    /** Finds the names in a list that imitate `name`. Caches the candidates of the latest name. */
    findImitations(
      inspector: NameInspector,
      name: string,
      names: readonly string[],
    ): Outcome<FoundImitation[]> {
      if (search?.name !== name || search.inspector !== inspector) {
        search = prepareSearch(inspector, name);
      }
      const { problem } = search;
      return problem ? { ok: false, problem } : { ok: true, value: search.find(names) };
    },
  };
}

/**
 * Returns an inspector that protects a name. Returns the given inspector for a known name, because all reports already
 * protect known names.
 */
function watchUnlessKnown(inspector: NameInspector, name: string): NameInspector {
  const [own] = inspector.bulkInspectNames([name]);
  const isKnown = own?.ok === true && own.value.known?.name === name;
  return isKnown ? inspector : inspector.withWatchlist({ watchlist: [name] });
}

/**
 * Maximum number of candidates to look up in a list. This covers nearly every name of up to twenty characters. Generating
 * all candidates of a longer name takes seconds, and inspecting the list finds most imitations anyway.
 */
const MAX_CANDIDATES = 25_000;

/** Prepares the search for imitations of a name, so that it can run on each chunk of a list. */
function prepareSearch(inspector: NameInspector, name: string) {
  const imitations = inspector.imitations(name, { limit: MAX_CANDIDATES });
  const { imitated, problem } = imitations;
  const candidates = new Map<string, { kind: CandidateKind; evidence: string }>();
  for (const candidate of imitations) candidates.set(candidate.name, candidate);
  const watchlist = imitated === null ? [] : [imitated];
  const onlyTarget = inspector.withWatchlist({
    watchlist,
    usesKnownNames: false,
    isTrusted: false,
  });
  const withKnownNames = imitated === null ? inspector : watchUnlessKnown(inspector, imitated);

  function find(names: readonly string[]): FoundImitation[] {
    const { target, targets, known, isChanged, checkMask } = onlyTarget.inspectColumns(names);
    const place = targets.indexOf(imitated ?? '') + 1;
    // Someone may have registered an unnormalized spelling of the name, which is a different name to the contracts.
    const isSpelling = (row: number) => known[row] === SAME_NAME && isChanged[row] === 1;
    // `vitalik.etn` imitates `vitalik.eth`. `vitalik.sol` is a name of another naming system.
    const isMistypedTop = (row: number) =>
      ((checkMask[row] as number) & WRONG_TOP_LEVEL) !== 0 &&
      `${(names[row] as string).split('.').slice(0, -1).join('.')}.eth` === imitated &&
      onlyTarget.explainRisk(names[row] as string)?.code !== 'outside_ens';
    const rows = [...names.keys()].filter(
      (row) =>
        (place > 0 && target[row] === place) ||
        candidates.has(names[row] as string) ||
        isSpelling(row) ||
        isMistypedTop(row),
    );
    const found = rows.map((row) => names[row] as string);
    const findings = onlyTarget.bulkInspectNames(found);
    return withKnownNames.bulkInspectNames(found).flatMap((judged, index) => {
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
        evidence: candidate?.evidence ?? imitates?.evidence ?? describeRisk(judged.value.name),
        rating: judged.value.rating,
        // Imitations of other known names count too, as for candidates.
        status: judged.value.imitates?.status ?? null,
        known: judged.value.known,
      };
    });
  }

  /** Describes the highest risk of a name. */
  function describeRisk(risky: string): string {
    const risk = onlyTarget.explainRisk(risky);
    return risk === null ? '' : say(CHECK_WORDS, risk);
  }

  return { inspector, name, problem, find };
}
