import {
  capitalize,
  MARKS,
  readCompiledNames,
} from '../../../engine/known-names/built-in-names.ts';
import { judgeSimpleLabel } from '../../../engine/known-names/judge-simple-label.ts';
import { createKnownNameIndex } from '../../../engine/known-names/known-name-index.ts';
import { getSimpleReadings } from '../../../engine/known-names/readings.ts';
import { KNOWN_NAMES } from '../../known-names/known-names.ts';
import type { ReviewedName } from '../../known-names/reviewed-name.ts';
import { loadWords } from './load-words.ts';

/** A near name with more ordinary words around it than this warns about words, not about imitations. */
const MAX_NEIGHBOURS = 6;

/** The module of the engine that has the reviewed list, and the words that it would be unfair to. */
export function compileKnownNames(): string {
  const names = compileNames(KNOWN_NAMES);
  return [
    '// Written by `npm run data` from src/data/known-names, which is reviewed by hand; never edited here.',
    '',
    '/** A line of `#` and a category, then a line a name: its label with its marks, and its title where that says more. */',
    `export const COMPILED_NAMES = \`${names}\`;`,
    '',
    '/** Words and given names in the neighbourhood of a listed name. */',
    `export const COMPILED_WORDS = \`${listNeighbourWords(names).join(' ')}\`;`,
    '',
  ].join('\n');
}

function compileNames(names: readonly ReviewedName[]): string {
  const lines: string[] = [];
  let last = '';
  for (const [label, title, category, mode, , short] of names) {
    if (category !== last) lines.push(`#${category}`);
    last = category;
    const marks = (mode === 'exact' ? MARKS.exact : '') + (short ? MARKS.short : '');
    lines.push(label + marks + (title === capitalize(label) ? '' : ` ${title}`));
  }
  return lines.join('\n');
}

/** Lists the words that look like a near name or are one edit away. Throws if a known name has too many of them. */
function listNeighbourWords(names: string): string[] {
  const index = createKnownNameIndex(readCompiledNames(names), getSimpleReadings, () => false);
  const sources = { index, getReadings: getSimpleReadings };
  const neighbours = new Map<string, string[]>();
  for (const word of loadWords()) {
    const found = judgeSimpleLabel(word, 'eth', sources);
    if (!found?.target || found.status === 'info' || found.rule === 'added_words') continue;
    const { label } = found.target;
    neighbours.set(label, [...(neighbours.get(label) ?? []), word]);
  }
  for (const [label, words] of neighbours) {
    if (words.length > MAX_NEIGHBOURS) {
      throw new Error(`"${label}" has too many words around it to be near: ${words.join(' ')}`);
    }
  }
  return [...neighbours.values()].flat().sort();
}
