// Computes indexes into the contract's list SCRIPTS without loading the list: https://www.unicode.org/reports/tr24/

import { lazy } from '../../primitives/lazy.ts';
import { formatScript } from '../grapheme/grapheme-script.ts';
import type { BulkTables } from '../tables/bulk-tables.ts';

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
