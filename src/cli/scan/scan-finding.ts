import type { FindingStatus } from '../../contract/finding.ts';
import type { ScanRule } from './scan-rules.ts';

/**
 * A finding with its location, as written to the output. Lines and columns start at 1, and columns count UTF-16 code
 * units.
 */
export interface ScanFinding {
  /** Path relative to the working folder if possible, with `/` between folders. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly end_column: number;
  readonly rule: ScanRule;
  /** What was found, more exactly than the rule. */
  readonly code: string;
  readonly status: FindingStatus;
  /** The name, the address, the target of the link, or the text around hidden characters. Not escaped. */
  readonly text: string;
  /** The headline of the finding. */
  readonly message: string;
  /** Sentence that supports the message, or null. */
  readonly evidence: string | null;
}

/**
 * What identifies a finding. The location of a finding does not identify it, because lines move when a text is edited.
 */
export type IdentifiedFinding = Pick<ScanFinding, 'path' | 'rule' | 'text' | 'evidence'>;

/** Returns a key that is equal for equal findings, wherever they are in a file. */
export function getFindingKey({ path, rule, text, evidence }: IdentifiedFinding): string {
  return JSON.stringify([path, rule, text, evidence]);
}
