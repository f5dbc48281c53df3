/** Statuses of findings, worst first. */
export const FINDING_STATUSES = ['alert', 'warn', 'info'] as const;

export type FindingStatus = (typeof FINDING_STATUSES)[number];

/** Kind of deception that a finding reports. */
export type ScanRule =
  | 'risky-name'
  | 'misleading-link'
  | 'address-imitation'
  | 'wrong-checksum'
  | 'direction-control'
  | 'hidden-text'
  | 'hidden-character'
  | 'control-character';

/** Something that was found in a part of a text. */
export interface FoundPart {
  readonly rule: ScanRule;
  readonly status: FindingStatus;
  /** Index of the first character in the part, in UTF-16 code units. */
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
  /** The name, the address, or the text around hidden characters. Not escaped. */
  readonly text: string;
  /** The headline of the finding. */
  readonly message: string;
  /** Sentence that supports the message, or null. */
  readonly evidence: string | null;
}

/**
 * A finding with its location, as written to the output. Lines and columns start at 1, and columns count UTF-16 code
 * units.
 */
export interface Finding {
  /** Path relative to the working folder if possible, with `/` between folders. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly end_column: number;
  readonly rule: ScanRule;
  readonly status: FindingStatus;
  readonly text: string;
  readonly message: string;
  readonly evidence: string | null;
}

/** A found part with its line. */
export interface LocatedPart {
  readonly found: FoundPart;
  /** The line, or the part of the line that was read. */
  readonly text: string;
  /** Line number, starting at 1. */
  readonly line: number;
  /** Number of code units before the text in its line. */
  readonly offset: number;
}
