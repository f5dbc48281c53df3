// How many scripts a label mixes, and whether that mixture is ordinary: https://www.unicode.org/reports/tr39/#Restriction_Level_Detection

import type { GraphemeFacts, ScriptMixture } from '../checks/facts.ts';
import { intersectScripts } from '../grapheme/script-set.ts';

/** U+03BE (ξ), the sign of ether. */
const ETHER_SIGN = 'ξ';

/** Writing systems that ASCII letters go with in the restriction level Highly Restrictive. */
const SYSTEMS_BESIDE_ASCII = ['Japanese', 'Korean', 'Han with Bopomofo'];

type Scripted = Pick<GraphemeFacts, 'grapheme' | 'scripts' | 'type'>;

/** The mixture of scripts in a label; `none` for an empty one. */
export function getScriptMixture(graphemes: readonly Scripted[]): ScriptMixture {
  if (resolveShared(graphemes)?.length !== 0) return 'none';
  const withoutEther = resolveShared(graphemes.filter(({ grapheme }) => grapheme !== ETHER_SIGN));
  if (withoutEther?.includes('Latin')) return 'ether';
  const withoutAscii = resolveShared(graphemes.filter(({ type }) => type !== 'simple_letter'));
  return SYSTEMS_BESIDE_ASCII.some((system) => withoutAscii?.includes(system))
    ? 'highly_restrictive'
    : 'other';
}

/** The scripts and writing systems that have every grapheme; null when these go with any script. */
function resolveShared(graphemes: readonly Scripted[]): readonly string[] | null {
  let resolved: readonly string[] | null = null;
  for (const { scripts } of graphemes) {
    if (scripts !== null) resolved = intersectScripts(resolved, scripts.resolved);
  }
  return resolved;
}
