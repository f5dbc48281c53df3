// Resolves the script set of a text: https://www.unicode.org/reports/tr39/#def-resolved-script-set

import type { ScriptSet } from '../checks/facts.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';
import { formatScript } from './grapheme-script.ts';

type ScriptFacts = Pick<BulkTables, 'script' | 'scriptExtensions'>;

/** Writing systems that combine several scripts, by script. */
const WRITING_SYSTEMS: Readonly<Record<string, readonly string[]>> = {
  Han: ['Han with Bopomofo', 'Japanese', 'Korean'],
  Hiragana: ['Japanese'],
  Katakana: ['Japanese'],
  Hangul: ['Korean'],
  Bopomofo: ['Han with Bopomofo'],
};

const ANY = new Set(['Common', 'Inherited']);

/** Returns the scripts that all characters share, or null if all characters belong to every script. */
export function resolveScripts(
  codePoints: readonly number[],
  facts: ScriptFacts,
): ScriptSet | null {
  let resolved: readonly string[] | null = null;
  const shown = new Set<string>();
  for (const codePoint of codePoints) {
    const augmented = augment(facts.scriptExtensions(codePoint));
    if (augmented === null) continue;
    resolved = intersectScripts(resolved, augmented);
    const script = facts.script(codePoint);
    if (ANY.has(script))
      shown.add(facts.scriptExtensions(codePoint).map(formatScript).join(' or '));
    else shown.add(formatScript(script));
  }
  return resolved && { resolved, shown: [...shown] };
}

const augmentedSets = new Map<readonly string[], readonly string[]>();

/** Adds writing systems to script extensions. Returns null for Common and Inherited, and caches all other results. */
function augment(extensions: readonly string[]): readonly string[] | null {
  if (extensions.some((script) => ANY.has(script))) return null;
  let augmented = augmentedSets.get(extensions);
  if (augmented === undefined) {
    const systems = extensions.flatMap((script) => WRITING_SYSTEMS[script] ?? []);
    augmented = [...new Set([...extensions, ...systems])];
    augmentedSets.set(extensions, augmented);
  }
  return augmented;
}

/** Returns the scripts that are in both sets. Null is the set of all scripts. */
export function intersectScripts(
  a: readonly string[] | null,
  b: readonly string[],
): readonly string[] {
  return a === null || a === b ? b : a.filter((script) => b.includes(script));
}
