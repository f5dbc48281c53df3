import type { ImitationKind, ImitationStatus } from './imitation-kinds.ts';
import type { PastedKind } from './text-kinds.ts';

/** Statuses of findings, worst first. */
export const FINDING_STATUSES = ['alert', 'warn', 'info', 'pass'] as const;

export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** What a finding is about. */
export type FindingSubject = 'name' | 'address' | 'link' | 'hidden' | 'chain' | 'secret';

/** Something that was found in a text, as data. `words/` puts findings into sentences. */
export interface Finding {
  readonly subject: FindingSubject;
  readonly status: FindingStatus;
  /** What was found, such as `link_shows_other_name`. */
  readonly code: string;
  /** Names, characters, hosts and counts that the words need. Never phrases. */
  readonly args: Readonly<Record<string, string | number>>;
  /** Index of the first character in the text, in UTF-16 code units. */
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
}

/** The verdict of a finding, without its subject and its place. */
export type Verdict = Pick<Finding, 'status' | 'code' | 'args'>;

/** What is in a text, with everything that was found in it. */
export interface JudgedText {
  /** Null if the text can only be one name, which is judged as it stands. */
  readonly kind: PastedKind | null;
  /** The different names in the text, in order. */
  readonly names: readonly string[];
  /** The worst findings come first. */
  readonly findings: readonly Finding[];
}

/** An address that the user trusts. */
export interface Pin {
  address: string;
  /** The name for which the user trusts this address. */
  name: string | null;
  note: string | null;
}

/** A text, and the addresses that its user trusts. */
export interface TextToJudge {
  readonly text: string;
  readonly pins: readonly Pin[];
}

/** Kinds of resemblances. `same`: the texts differ at most in capitals, spaces, punctuation and a final `.eth`. */
type ResemblanceKind = 'same' | ImitationKind;

/** The protected text that a display name resembles, and how. */
export interface TextResemblance {
  /** The protected text as it was given, or the label of a built-in known name. */
  text: string;
  kind: ResemblanceKind;
  /** Severity of the resemblance. Always `info` for `same`. */
  status: ImitationStatus;
  /** Reason why the two texts are similar, such as `“I” reads as “l”`. */
  evidence: string;
}
