import type { GraphemeFacts } from '../checks/facts.ts';
import { getLabelFacts } from './get-label-facts.ts';
import { measureRepetitions } from './growth-exponent.ts';

/**
 * Measures the growth exponent of a function that judges graphemes, with repetitions of a label. The graphemes are not
 * split again.
 */
export function measureLabelGrowth(
  label: string,
  judge: (graphemes: readonly GraphemeFacts[]) => unknown,
): number {
  const { graphemes } = getLabelFacts(label);
  return measureRepetitions(label, ({ length }) =>
    judge(Array.from({ length }, (_, at) => graphemes[at % graphemes.length] as GraphemeFacts)),
  );
}
