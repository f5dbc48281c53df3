// The rule `address`: a label that looks like an address.

import { judgeAddressShape } from './address-shape.ts';
import type { Finding } from './imitation-finding.ts';
import { isReverse } from './name-parents.ts';

/**
 * Finds a label that looks like an address. Under `reverse`, each label is an address on purpose.
 *
 * @param isReading whether the text is a reading of the label, in which letters can stand for digits
 */
export function findAddress(text: string, parent: string, isReading = false): Finding | null {
  const shape = judgeAddressShape(text, isReading);
  if (shape === null || isReverse(parent)) return null;
  const { status, evidence } = shape;
  return { rule: 'address', kind: 'address', status, target: null, getEvidence: () => evidence };
}
