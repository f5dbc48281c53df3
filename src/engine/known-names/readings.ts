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

type Sources = Pick<Confusables, 'skeleton' | 'looseSkeleton' | 'extendedReadings'>;

/** The readings of any label. */
export function createGetReadings(confusables: Sources): GetReadings {
  return (label) =>
    isSimpleText(label) ? getSimpleReadings(label) : new LazyReadings(label, confusables);
}

/** Each reading is made when it is asked for: most labels beyond ASCII look like no known name. */
class LazyReadings implements Readings {
  readonly #label: string;
  readonly #confusables: Sources;
  #strict: string | undefined;
  #loose: string | undefined;
  #extended: readonly string[] | undefined;

  constructor(label: string, confusables: Sources) {
    this.#label = label;
    this.#confusables = confusables;
  }

  get strict(): string {
    this.#strict ??= this.#confusables.skeleton(this.#label);
    return this.#strict;
  }

  get loose(): string {
    this.#loose ??= this.#confusables.looseSkeleton(this.#label);
    return this.#loose;
  }

  get extended(): readonly string[] {
    this.#extended ??= this.#confusables.extendedReadings(this.#label);
    return this.#extended;
  }
}
