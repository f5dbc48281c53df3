// Finds the script of a grapheme by the Script property of its characters: https://www.unicode.org/reports/tr24/

import type { BulkTables } from '../tables/bulk-tables.ts';

const COMMON = 'Common';
const INHERITED = 'Inherited';

/**
 * Returns a script name of the UCD with underscores, `Combined` for several scripts, or `Unknown` for no code points.
 */
export function getGraphemeScript(
  codePoints: readonly number[],
  { script }: Pick<BulkTables, 'script'>,
): string {
  return combineScripts(codePoints.map(script));
}

/** Combines scripts into one: `['Common', 'Latin'] → 'Latin'`, `['Latin', 'Greek'] → 'Combined'`. */
export function combineScripts(scripts: Iterable<string>): string {
  let found: string | undefined;
  for (const next of scripts) {
    if (found === undefined || isLessSpecific(found, next)) found = next;
    else if (next !== found && !isLessSpecific(next, found)) return 'Combined';
  }
  return found ?? 'Unknown';
}

/**
 * Checks whether the first script is less specific than the second. Inherited is less specific than Common, and Common
 * than all others.
 */
function isLessSpecific(weak: string, strong: string): boolean {
  return weak === INHERITED || (weak === COMMON && strong !== INHERITED);
}

/** Formats a script for readers: `'Old_Italic' → 'Old Italic'`. */
export function formatScript(script: string): string {
  return script.replaceAll('_', ' ');
}
