// Scripts of graphemes, by the Script property of their characters: https://www.unicode.org/reports/tr24/

import type { BulkTables } from '../tables/bulk-tables.ts';

const COMMON = 'Common';
const INHERITED = 'Inherited';

/** A UCD Script with underscores, `Combined` where two meet, `Unknown` where there is no character. */
export function graphemeScript(
  codePoints: readonly number[],
  { script }: Pick<BulkTables, 'script'>,
): string {
  return scriptOfAll(codePoints.map(script));
}

/** The one script of several, by the same rules. */
export function scriptOfAll(scripts: Iterable<string>): string {
  let found: string | undefined;
  for (const next of scripts) {
    if (found === undefined || yields(found, next)) found = next;
    else if (next !== found && !yields(next, found)) return 'Combined';
  }
  return found ?? 'Unknown';
}

/** Common and Inherited yield to any other script, and Inherited to Common. */
function yields(weak: string, strong: string): boolean {
  return weak === INHERITED || (weak === COMMON && strong !== INHERITED);
}

/** The script as people write it: `Old Italic`. */
export function scriptInWords(script: string): string {
  return script.replaceAll('_', ' ');
}
