// Scripts by their place in the contract's list, which is not loaded for it: https://www.unicode.org/reports/tr24/

import { lazy } from '../../primitives/lazy.ts';
import { formatScript } from '../grapheme/grapheme-script.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

/** Those that stand first; all others follow in the order of the alphabet. */
const FIRST = ['Unknown', 'Common', 'Inherited', 'Combined'];

/** Index in SCRIPTS of the contract of a script, by the engine's names, which have underscores; that of `Unknown` for any other text. */
export function createScriptIndex(tables: Pick<BulkTables, 'scripts'>): (script: string) => number {
  const getIndices = lazy(() => {
    const others = tables.scripts.filter((script) => !FIRST.includes(script));
    const sorted = others.sort((a, b) => (formatScript(a) < formatScript(b) ? -1 : 1));
    return new Map([...FIRST, ...sorted].map((script, index) => [script, index]));
  });
  return (script) => getIndices().get(script) ?? 0;
}
