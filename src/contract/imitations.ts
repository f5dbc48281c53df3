import type { ImitationKind, ImitationStatus, Known } from './imitation-kinds.ts';
import type { Rating } from './rating.ts';

/** How a candidate differs from the name that it could pass for. */
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

export type CandidateKind = (typeof CANDIDATE_KINDS)[number];

/** A name that could be registered to pass for another. */
export interface Candidate {
  /** Normalized by ENSIP-15. */
  name: string;
  kind: CandidateKind;
  /** In words, such as `“1” reads as “l”`. */
  evidence: string;
}

/** Which candidates are listed. */
export interface ImitationOptions {
  /** At most so many; all when it is not given. */
  limit?: number;
  /** Of these kinds alone; all when they are not given. */
  kinds?: readonly CandidateKind[];
}

/** What could imitate a name, the most dangerous first. */
export interface ImitationsResponse {
  /** Exactly as given. */
  name: string;
  /** False when there are more than the limit. */
  complete: boolean;
  imitations: Candidate[];
}

/** Which part of the candidates of a name is asked for. */
export interface CandidatesQuery {
  name: string;
  /** How many of them were listed before. */
  offset: number;
  limit: number;
}

/** A part of the candidates of a name, and the verdicts on them with that name on the watchlist: row `i` of each is one. */
export interface JudgedCandidates {
  /** The name that they are judged against: see `Imitations.imitated`. */
  imitated: string;
  candidates: Candidate[];
  /** A `Rating`. */
  rating: Uint8Array;
  /** Index into `IMITATION_STATUSES`, or `NO_IMITATION`. */
  imitationStatus: Uint8Array;
  /** Index into `KNOWN_RELATIONS`: a candidate may be a known name itself. */
  known: Uint8Array;
  /** There are no more behind these. */
  isLast: boolean;
}

/** A name of a list that imitates another. */
export interface FoundImitation {
  /** Its index in the list. */
  row: number;
  name: string;
  /** Of the candidate that it is, else of what the verdict tells. */
  kind: CandidateKind | ImitationKind;
  /** In words; empty where there are none. */
  evidence: string;
  rating: Rating;
  /** What its verdict says of the imitated name, else of another known one; null where no row of known names warns of it. */
  status: ImitationStatus | null;
  /** Not null where it is a known name itself, or a subname of one. */
  known: Known | null;
}
