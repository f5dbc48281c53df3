// Converts names to keys for a search by look: https://www.unicode.org/reports/tr39/#Confusable_Detection

import { isSimpleText } from '../../primitives/plain-text.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { getPlainSkeleton } from '../confusables/plain-skeletons.ts';
import { fold } from '../known-names/fold.ts';

type Sources = Pick<Confusables, 'typedSkeleton' | 'extendedReadings'>;

/** Maximum length of a folded label. Longer labels are never inspected, so they are returned unchanged. */
const MAX_READ_LENGTH = 4096;

/**
 * Returns the folded readings of a name, one per line. The readings of a label are its extended readings and its typed
 * skeleton. A search folds the searched text in the same way, and then finds it within these lines.
 *
 * @example foldLook('vita1ìk.eth', confusables) === foldLook('VitaIik.eth', confusables) // 'vltallk.eth'
 */
export function foldLook(name: string, confusables: Sources): string {
  const labels = name.split('.').map((label) => readLabel(label, confusables));
  const count = labels.reduce((most, { length }) => Math.max(most, length), 0);
  const looks = Array.from({ length: count }, (_, at) =>
    labels.map((readings) => readings[at] ?? readings[0]).join('.'),
  );
  return [...new Set(looks)].join('\n');
}

function readLabel(label: string, { typedSkeleton, extendedReadings }: Sources): string[] {
  if (isSimpleText(label)) return [foldReading(getPlainSkeleton(label))];
  if (label.length > MAX_READ_LENGTH) return [label];
  const readings = [...extendedReadings(label), typedSkeleton(label)].map(foldReading);
  return [...new Set(readings)];
}

/** Folds a reading. Readings that are not ASCII have no fold and are returned unchanged. */
function foldReading(reading: string): string {
  return fold('wide', reading) ?? reading;
}
