import type { NameComparison } from '../../contract/name-comparison.ts';
import type { NameEvidence } from '../evidence/name-evidence.ts';

/** Evidence on two names, and the comparison of both. */
export interface NamePair {
  first: NameEvidence;
  second: NameEvidence;
  comparison: NameComparison;
}
