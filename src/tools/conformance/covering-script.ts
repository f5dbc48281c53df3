// UTS #39 single-script detection the other way round: is there a script, or writing system, that covers a text?
// https://www.unicode.org/reports/tr39/#Single_Script

import type { BulkTables } from '../../engine/tables/bulk-tables.ts';
import { toCodePoints } from '../../engine/text/code-points.ts';

const WRITING_SYSTEMS = [
  ['Han', 'Bopomofo'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
];

/** True when one script or writing system has every character; Common and Inherited are in all of them. */
export function hasCoveringScript(
  text: string,
  { scriptExtensions }: Pick<BulkTables, 'scriptExtensions'>,
): boolean {
  const characters = toCodePoints(text).map(scriptExtensions);
  const candidates = [...WRITING_SYSTEMS, ...characters.flat().map((script) => [script])];
  return (
    characters.length === 0 ||
    candidates.some((candidate) => {
      const covering = new Set(['Common', 'Inherited', ...candidate]);
      return characters.every((extensions) => extensions.some((script) => covering.has(script)));
    })
  );
}
