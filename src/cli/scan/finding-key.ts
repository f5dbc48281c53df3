import type { ScanFinding } from './scan-finding.ts';

/**
 * What identifies a finding. The location of a finding does not identify it, because lines move when a text is edited.
 */
export type IdentifiedFinding = Pick<ScanFinding, 'path' | 'rule' | 'text' | 'evidence'>;

/** Returns a key that is equal for equal findings, wherever they are in a file. */
export function getFindingKey({ path, rule, text, evidence }: IdentifiedFinding): string {
  return JSON.stringify([path, rule, text, evidence]);
}
