// Decides whether a label mixes scripts, and which kind of mixture it is:
// https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

import type { GraphemeFacts, ScriptMixture } from '../checks/facts.ts';
import { intersectScripts } from '../grapheme/script-set.ts';

/** U+03BE (ξ), the symbol of ether. */
const ETHER_SIGN = 'ξ';

/** Writing systems that the restriction level Highly Restrictive allows with ASCII letters. */
const SYSTEMS_WITH_ASCII = ['Japanese', 'Korean', 'Han with Bopomofo'];

type Scripted = Pick<GraphemeFacts, 'grapheme' | 'scripts' | 'type'>;

/** Returns the mixture of scripts in a label. An empty label has the mixture `none`. */
export function getScriptMixture(graphemes: readonly Scripted[]): ScriptMixture {
  if (resolveShared(graphemes)?.length !== 0) return 'none';
  const withoutEther = resolveShared(graphemes.filter(({ grapheme }) => grapheme !== ETHER_SIGN));
  if (withoutEther?.includes('Latin')) return 'ether';
  const withoutAscii = resolveShared(graphemes.filter(({ type }) => type !== 'simple_letter'));
  return SYSTEMS_WITH_ASCII.some((system) => withoutAscii?.includes(system))
    ? 'highly_restrictive'
    : 'other';
}

/** Finds the scripts and writing systems that contain every grapheme. Returns null if every script contains them. */
function resolveShared(graphemes: readonly Scripted[]): readonly string[] | null {
  let resolved: readonly string[] | null = null;
  for (const { scripts } of graphemes) {
    if (scripts !== null) resolved = intersectScripts(resolved, scripts.resolved);
  }
  return resolved;
}
