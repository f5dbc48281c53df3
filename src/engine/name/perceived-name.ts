// Finds the perceived form of a name, which is what a reader sees at a glance:
// https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { NameFacts } from '../checks/facts.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { isNormalizedLabel } from '../ensip15/normalize-label.ts';
import { perceivedLabel } from '../label/perceived-label.ts';

/**
 * Returns the perceived form of a name, or null if that form is the name itself or is not normalized.
 *
 * @example perceivedName(facts of 'аррӏе.eth', confusables) // 'apple.eth'
 */
export function perceivedName(
  { name, labels }: Pick<NameFacts, 'name' | 'labels'>,
  confusables: Pick<Confusables, 'perceivedGrapheme'>,
): string | null {
  if (labels.some(({ isUnknown }) => isUnknown)) return null;
  const perceived = labels.map((label) => perceivedLabel(label, confusables));
  const joined = perceived.join('.');
  if (joined === name) return null;
  return perceived.every(isNormalizedLabel) ? joined : null;
}
