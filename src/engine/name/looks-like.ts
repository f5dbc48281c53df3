// What a name is taken for at first sight, whatever the scripts: https://www.unicode.org/reports/tr39/#Confusable_Detection
import type { Confusables } from '../confusables/confusables.ts';
import type { LabelFacts } from '../label/label-facts.ts';
import { normalizeLabel } from '../label/normalize-label.ts';
import type { NameFacts } from './name-facts.ts';

const plainLabel = /^[a-z0-9-]+$/;
const anyScript = new Set(['Latin', 'Common', 'Inherited']);

/** The label with what draws nothing left out and everything else in its most ordinary look. */
export function ordinaryLabel(
  { graphemes }: Pick<LabelFacts, 'graphemes'>,
  { ordinaryLookAlike }: Pick<Confusables, 'ordinaryLookAlike'>,
): string {
  const seen = graphemes.filter(({ drawsNothing }) => !drawsNothing);
  const isAmongLatin =
    seen.some(({ script }) => script === 'Latin') ||
    seen.every(({ script }) => anyScript.has(script));
  const read = seen.map(({ grapheme }) => ordinaryLookAlike(grapheme, isAmongLatin)).join('');
  // A word of another script that is not all look-alikes is read in that script.
  return isAmongLatin || plainLabel.test(read)
    ? read
    : seen.map(({ grapheme, canonical }) => canonical ?? grapheme).join('');
}

/**
 * The most ordinary name that this one looks like; null when that is itself, or not a normalized name.
 *
 * @example looksLike(facts of 'аррӏе.eth', confusables) // 'apple.eth'
 */
export function looksLike(
  { name, labels }: Pick<NameFacts, 'name' | 'labels'>,
  confusables: Pick<Confusables, 'ordinaryLookAlike'>,
): string | null {
  if (labels.some(({ isUnknown }) => isUnknown)) return null;
  const ordinary = labels.map((label) => ordinaryLabel(label, confusables));
  const joined = ordinary.join('.');
  if (joined === name) return null;
  return ordinary.every((label) => normalizeLabel(label).normalized === label) ? joined : null;
}
