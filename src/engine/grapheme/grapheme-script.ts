// Finds the script of a grapheme by the Script property of its characters: https://www.unicode.org/reports/tr24/

import { lazy } from '../../primitives/lazy.ts';
import type { ScriptSet } from '../checks/facts.ts';
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

// Resolves the script set of a text: https://www.unicode.org/reports/tr39/#def-resolved-script-set

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

const augmentedSets = new WeakMap<readonly string[], readonly string[]>();

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

// Computes indexes into the contract's list SCRIPTS without loading the list: https://www.unicode.org/reports/tr24/

/** Scripts at the start of the list. All other scripts follow in alphabetical order. */
const FIRST = ['Unknown', 'Common', 'Inherited', 'Combined'];

/** Creates a function that returns the index of a UCD script, or the index of `Unknown` for any other text. */
export function createScriptIndex(tables: Pick<BulkTables, 'scripts'>): (script: string) => number {
  const getIndices = lazy(() => {
    const others = tables.scripts.filter((script) => !FIRST.includes(script));
    const sorted = others.sort((a, b) => (formatScript(a) < formatScript(b) ? -1 : 1));
    return new Map([...FIRST, ...sorted].map((script, index) => [script, index]));
  });
  return (script) => getIndices().get(script) ?? 0;
}
