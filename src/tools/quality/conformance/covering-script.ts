// UTS #39 single-script detection the other way round: is there a script, or writing system, that covers a text?
// https://www.unicode.org/reports/tr39/#Single_Script

import type { BulkTables } from '../../../engine/tables/bulk-tables.ts';
import { toCodePoints } from '../../../engine/text/code-points.ts';

const WRITING_SYSTEMS = [
  ['Han', 'Bopomofo'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
];

type Scripts = Pick<BulkTables, 'scriptExtensions'>;

/** True when one script or writing system has every character; Common and Inherited are in all of them. */
export function hasCoveringScript(text: string, { scriptExtensions }: Scripts): boolean {
  const characters = toCodePoints(text).map(scriptExtensions);
  const candidates = [...WRITING_SYSTEMS, ...characters.flat().map((script) => [script])];
  return (
    characters.length === 0 || candidates.some((candidate) => isCoveredBy(candidate, characters))
  );
}

/**
 * True when one writing system has every character but the ASCII ones:
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
