// Scripts of graphemes, by the Script property of their characters: https://www.unicode.org/reports/tr24/

import type { BulkTables } from '../tables/bulk-tables.ts';

const COMMON = 'Common';
const INHERITED = 'Inherited';

/** A UCD Script with underscores, `Combined` where two meet, `Unknown` where there is no character. */
export function getGraphemeScript(
  codePoints: readonly number[],
  { script }: Pick<BulkTables, 'script'>,
): string {
  return combineScripts(codePoints.map(script));
}

/** The one script of several, by the same rules. */
export function combineScripts(scripts: Iterable<string>): string {
  let found: string | undefined;
  for (const next of scripts) {
    if (found === undefined || yieldsTo(found, next)) found = next;
    else if (next !== found && !yieldsTo(next, found)) return 'Combined';
  }
  return found ?? 'Unknown';
}

/** Common and Inherited yield to any other script, and Inherited to Common. */
function yieldsTo(weak: string, strong: string): boolean {
  return weak === INHERITED || (weak === COMMON && strong !== INHERITED);
}

/** The script as people write it: `Old Italic`. */
export function formatScript(script: string): string {
  return script.replaceAll('_', ' ');
}
