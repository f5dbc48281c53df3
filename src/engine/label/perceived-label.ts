// The perceived form of a label, whatever its scripts: https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { LabelFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isPlainText } from '../text/plain-text.ts';

const ANY_SCRIPT = new Set(['Latin', 'Common', 'Inherited']);

/**
 * The label with every grapheme that draws nothing left out and every other in the form that a reader perceives.
 *
 * @example perceivedLabel(facts of 'аррӏе', confusables) // 'apple'
 */
export function perceivedLabel(
  { graphemes }: Pick<LabelFacts, 'graphemes'>,
  { perceivedGrapheme }: Pick<Confusables, 'perceivedGrapheme'>,
): string {
  const drawn = graphemes.filter(({ drawsNothing }) => !drawsNothing);
  const isAmongLatin =
    drawn.some(({ script }) => script === 'Latin') ||
    drawn.every(({ script }) => ANY_SCRIPT.has(script));
  const read = drawn.map(({ grapheme }) => perceivedGrapheme(grapheme, isAmongLatin)).join('');
  // A word of another script that is not all confusable with Latin is read in that script.
  return isAmongLatin || isPlainText(read)
    ? read
    : drawn.map(({ grapheme, canonical }) => canonical ?? grapheme).join('');
}
