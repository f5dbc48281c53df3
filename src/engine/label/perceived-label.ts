// Decides how a reader perceives a label: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { isPlainText } from '../../primitives/plain-text.ts';
import type { LabelFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { READ_IN_WORDS } from '../confusables/perceived-grapheme.ts';

const LATIN_SCRIPTS = new Set(['Latin', 'Common', 'Inherited']);

/**
 * Returns the perceived form of a label. Removes invisible graphemes and uses the perceived forms of the others.
 *
 * @example perceivedLabel(facts of 'аррӏе', confusables) // 'apple'
 */
export function perceivedLabel(
  { graphemes, isOrdinary }: Pick<LabelFacts, 'graphemes' | 'isOrdinary'>,
  { perceivedGrapheme }: Pick<Confusables, 'perceivedGrapheme'>,
): string {
  const drawn = graphemes.filter(({ drawsNothing }) => !drawsNothing);
  const isAmongLatin =
    drawn.some(({ script }) => script === 'Latin') ||
    drawn.every(({ script }) => LATIN_SCRIPTS.has(script));
  const perceive = (grapheme: string) =>
    (isOrdinary && READ_IN_WORDS.get(grapheme)) || perceivedGrapheme(grapheme, isAmongLatin);
  const read = drawn.map(({ grapheme }) => perceive(grapheme)).join('');
  // People read a word in its own script unless the whole word reads as Latin.
  return isAmongLatin || isPlainText(read)
    ? read
    : drawn.map(({ grapheme, canonical }) => canonical ?? grapheme).join('');
}
