// Judges a label of simple text against the known names. Does not need the data tables.

import { judgeAddressShape } from './address-shape.ts';
import { listCharacters } from './describe-evidence.ts';
import type { Finding } from './finding.ts';
import { judgeText, type TextSources } from './judge-text.ts';

/** Returns the worst finding about a label of simple text, or null. A known label imitates nothing. */
export function judgeSimpleLabel(
  text: string,
  parent: string,
  sources: TextSources,
): Finding | null {
  const address = findAddress(text);
  if (address || sources.index.getLabel(text, parent)) return address;
  const readings = sources.getReadings(text);
  const getGraphemes = () => listCharacters(text);
  const judged = { text, getGraphemes, readings, parent, isTyped: true, isOrdinary: true };
  return judgeText(judged, sources);
}

/** The rule `address`. */
export function findAddress(label: string): Finding | null {
  const shape = judgeAddressShape(label);
  if (shape === null) return null;
  const { status, like } = shape;
  const describe = () => `it looks like ${like}`;
  return { rule: 'address', kind: 'address', status, target: null, describe };
}
