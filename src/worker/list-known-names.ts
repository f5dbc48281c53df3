import type { ListedName } from '../contract/inspector-service.ts';
import { KNOWN_NAMES } from '../data/known-names/known-names.ts';

/** The reviewed list with its sources, which the engine does not have. A module of its own: few readers look through it. */
export function listKnownNames(): ListedName[] {
  return KNOWN_NAMES.map(([label, title, category, mode, source]) => ({
    name: `${label}.eth`,
    title,
    category,
    isNear: mode === 'near',
    source,
  }));
}
