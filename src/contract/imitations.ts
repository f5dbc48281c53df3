import type { ImitationKind, ImitationStatus, Known } from './imitation-kinds.ts';
import type { Rating } from './rating.ts';

/** Kinds of candidates. */
export const CANDIDATE_KINDS = [
  'look_alike',
  'look_alikes',
  'sequence',
  'transposition',
  'repetition',
  'omission',
  'replacement',
  'insertion',
  'addition',
  'plural',
  'hyphen',
  'bit',
  'added_word',
  'embedded',
  'emoji',
] as const;

/**
 * How the candidate differs from the name. `look_alike`: one character is replaced by a look-alike. `look_alikes`:
 * several characters are replaced. `sequence`: several letters replace one that looks like them, such as `rn` for `m`, or
 * the other way round. `transposition`, `repetition`, `omission`, `replacement` and `insertion`: a typing mistake.
 * `addition`, `plural` and `hyphen`: a character, a plural ending or a hyphen is added. `bit`: one bit differs.
 * `added_word`: a word that services use is added. `embedded`: an ending such as `-eth` is added. `emoji`: an emoji is
 * replaced or added.
 */
export type CandidateKind = (typeof CANDIDATE_KINDS)[number];

/** A name that someone could register to imitate another one. */
export interface Candidate {
  /** The candidate, normalized by ENSIP-15, so that it can be registered. */
  name: string;
  kind: CandidateKind;
  /** What differs, such as `“1” reads as “l”`. */
  evidence: string;
}

/** Options that limit the list of candidates. */
export interface ImitationOptions {
  /** Maximum number of candidates. No maximum by default. */
  limit?: number;
  /** Kinds of candidates to list. All kinds by default. */
  kinds?: readonly CandidateKind[];
}

export interface ImitationsResponse {
  /** The name exactly as it was sent. */
  name: string;
  /** Whether the list is complete. False if the limit cut it off. */
  complete: boolean;
  /**
   * Names that could imitate this name, most dangerous first. The list has no duplicates, does not contain the name
   * itself, and always has the same order.
   */
  imitations: Candidate[];
}

/** Selects a part of the candidates of a name. */
export interface CandidatesQuery {
  name: string;
  /** Number of candidates to skip. */
  offset: number;
  limit: number;
}

/**
 * A part of the candidates of a name. The candidates are inspected as if that name were on the watchlist, unless it is
 * a known name. Row `i` of each column belongs to candidate `i`.
 */
export interface JudgedCandidates {
  /** The name that the candidates imitate. See `Imitations.imitated`. */
  imitated: string;
  candidates: Candidate[];
  /** A `Rating`. */
  rating: Uint8Array;
  /** Index into `IMITATION_STATUSES`, or `NO_IMITATION`. */
  imitationStatus: Uint8Array;
  /** Index into `KNOWN_RELATIONS`, because a candidate can be a known name itself. */
  known: Uint8Array;
  /** Whether this part is the last one. */
  isLast: boolean;
}

/** A name in the user's list that imitates the given name. */
export interface FoundImitation {
  /** Index in the list. */
  row: number;
  name: string;
  /** Kind of the matching candidate. If no candidate matches, the kind from the report. */
  kind: CandidateKind | ImitationKind;
  /** What makes the two names similar. Empty if there is no evidence. */
  evidence: string;
  rating: Rating;
  /** Status of the imitation of the given name. If there is none, the status of the imitation of a known name, or null. */
  status: ImitationStatus | null;
  /** Known name that the found name equals or is a subname of. Null if there is none. */
  known: Known | null;
}
