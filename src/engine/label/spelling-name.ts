// What an ordinary label is spelled in: a script, or a writing system of several: https://www.unicode.org/reports/tr39/#Mixed_Script_Detection

import type { GraphemeFacts } from '../checks/facts.ts';
import { formatScript } from '../grapheme/grapheme-script.ts';

/** Writing systems by the script that no other of them has. */
const SYSTEMS: readonly (readonly [script: string, system: string])[] = [
  ['Hangul', 'Korean'],
  ['Hiragana', 'Japanese'],
  ['Katakana', 'Japanese'],
];

const ANY_SCRIPT = new Set(['Common', 'Inherited']);

/**
 * The name for the spelling of an ordinary label; null when it has letters of ASCII alone, or none.
 *
 * @example nameSpelling(graphemes of 'timi王者荣耀') // 'Han with Latin letters'
 */
export function nameSpelling(
  graphemes: readonly Pick<GraphemeFacts, 'script' | 'type' | 'grapheme'>[],
): string | null {
  const scripts = new Set(graphemes.map(({ script }) => script).filter((s) => !ANY_SCRIPT.has(s)));
  const hasLatin = scripts.delete('Latin');
  const [first] = scripts;
  // Among Latin letters ξ is a sign and spells no Greek.
  if (first === undefined || (hasLatin && first === 'Greek')) return null;
  const system = SYSTEMS.find(([script]) => scripts.has(script))?.[1];
  const name = scripts.size > 1 && system !== undefined ? system : formatScript(first);
  return hasLatin ? `${name} with Latin letters` : name;
}
