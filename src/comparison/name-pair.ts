import type { NameComparison } from '../contract/inspector-service.ts';
import type { NameEvidence } from '../evidence/name-evidence.ts';

/** Evidence for two names, and their comparison. */
export interface NamePair {
  first: NameEvidence;
  second: NameEvidence;
  comparison: NameComparison;
}
