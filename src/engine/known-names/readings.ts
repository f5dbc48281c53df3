// How a label can be read, for comparison with known names: https://www.unicode.org/reports/tr39/#def-skeleton

import type { Confusables } from '../confusables/confusables.ts';
import { getPlainSkeleton, joinLetterPairs } from '../confusables/plain-skeletons.ts';
import { isSimpleText } from '../text/plain-text.ts';

/** The readings of one label. */
export interface Readings {
  readonly strict: string;
  readonly loose: string;
  /** In each way that Latin eyes may read it; the loose reading alone for a plain label. */
  readonly extended: readonly string[];
}

export type GetReadings = (label: string) => Readings;

/** The readings of a label for which {@link isSimpleText} holds. */
export function getSimpleReadings(label: string): Readings {
  const strict = getPlainSkeleton(label);
  const loose = joinLetterPairs(strict);
  return { strict, loose, extended: [loose] };
}

/** The readings of any label. */
export function createGetReadings(
  confusables: Pick<Confusables, 'skeleton' | 'looseSkeleton' | 'extendedReadings'>,
): GetReadings {
  return (label) =>
    isSimpleText(label) ? getSimpleReadings(label) : readLazily(label, confusables);
}

/** Each reading is made when it is asked for: most labels beyond ASCII look like no known name. */
function readLazily(
  label: string,
  confusables: Pick<Confusables, 'skeleton' | 'looseSkeleton' | 'extendedReadings'>,
): Readings {
  let strict: string | undefined;
  let loose: string | undefined;
  let extended: readonly string[] | undefined;
  return {
    get strict() {
      strict ??= confusables.skeleton(label);
      return strict;
    },
    get loose() {
      loose ??= confusables.looseSkeleton(label);
      return loose;
    },
    get extended() {
      extended ??= confusables.extendedReadings(label);
      return extended;
    },
  };
}
