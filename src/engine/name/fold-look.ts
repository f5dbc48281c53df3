// What a name looks like at a glance, as text to search in: https://www.unicode.org/reports/tr39/#Confusable_Detection

import type { Confusables } from '../confusables/confusables.ts';
import { getPlainSkeleton } from '../confusables/plain-skeletons.ts';
import { fold } from '../known-names/fold.ts';
import { isSimpleText } from '../text/plain-text.ts';

type Sources = Pick<Confusables, 'typedSkeleton' | 'extendedReadings'>;

/** Longer labels are read as they are: nothing that is inspected is longer. */
const MAX_READ_LENGTH = 4096;

/**
 * The ways to read a name, each on a line: its labels as Latin eyes read them and as they are typed, their skeletons
 * folded as those of known names are. A text that a name could hold has looks too, so that one can be found in the
 * other. Total for any text.
 *
 * @example foldLook('vita1ìk.eth', confusables) === foldLook('VitaIik.eth', confusables) // 'vltallk.eth'
 */
export function foldLook(name: string, confusables: Sources): string {
  const labels = name.split('.').map((label) => readLabel(label, confusables));
  const ways = labels.reduce((most, { length }) => Math.max(most, length), 0);
  const looks = Array.from({ length: ways }, (_, way) =>
    labels.map((readings) => readings[way] ?? readings[0]).join('.'),
  );
  return [...new Set(looks)].join('\n');
}

function readLabel(label: string, { typedSkeleton, extendedReadings }: Sources): string[] {
  if (isSimpleText(label)) return [foldReading(getPlainSkeleton(label))];
  if (label.length > MAX_READ_LENGTH) return [label];
  const readings = [...extendedReadings(label), typedSkeleton(label)].map(foldReading);
  return [...new Set(readings)];
}

/** What is not of ASCII alone has no fold. */
function foldReading(reading: string): string {
  return fold('wide', reading) ?? reading;
}
