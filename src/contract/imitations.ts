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
