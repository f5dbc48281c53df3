// Single-script detection that tests each script in turn. The engine intersects script sets instead, as UTS #39
// describes: https://www.unicode.org/reports/tr39/#Single_Script

import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';

const WRITING_SYSTEMS = [
  ['Han', 'Bopomofo'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
];

type Scripts = Pick<BulkTables, 'scriptExtensions'>;

/** Checks whether one script or writing system contains all characters. Every script contains Common and Inherited. */
export function hasCoveringScript(text: string, { scriptExtensions }: Scripts): boolean {
  const characters = toCodePoints(text).map(scriptExtensions);
  const candidates = [...WRITING_SYSTEMS, ...characters.flat().map((script) => [script])];
  return (
    characters.length === 0 || candidates.some((candidate) => isCoveredBy(candidate, characters))
  );
}

/**
 * Checks whether one writing system contains all characters except ASCII letters:
 * https://www.unicode.org/reports/tr39/#highly_restrictive
 */
export function isHighlyRestrictive(text: string, { scriptExtensions }: Scripts): boolean {
  const characters = toCodePoints(text.replaceAll(/[a-z]/gi, '')).map(scriptExtensions);
  return WRITING_SYSTEMS.some((candidate) => isCoveredBy(candidate, characters));
}

function isCoveredBy(candidate: readonly string[], characters: (readonly string[])[]): boolean {
  const covering = new Set(['Common', 'Inherited', ...candidate]);
  return characters.every((extensions) => extensions.some((script) => covering.has(script)));
}
