import type { ImitationKind, ImitationStatus } from './imitation-kinds.ts';

/** Kinds of resemblances. `same`: the texts differ at most in capitals, spaces, punctuation and a final `.eth`. */
export type ResemblanceKind = 'same' | ImitationKind;

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
