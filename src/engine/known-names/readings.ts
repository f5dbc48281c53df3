// How a label can be read, for comparison with known names: https://www.unicode.org/reports/tr39/#def-skeleton

import type { Confusables } from '../confusables/confusables.ts';
import { joinLooseSequences } from '../confusables/letter-sequences.ts';
import { getPlainSkeleton } from '../confusables/plain-skeletons.ts';
import { isSimpleText } from '../text/plain-text.ts';

/** The readings of one label. */
export interface Readings {
  readonly strict: string;
  readonly loose: string;
  /** In each way that Latin eyes may read it; the loose reading alone for a plain label. */
  readonly extended: readonly string[];
}

export type GetReadings = (label: string) => Readings;

type Sources = Pick<Confusables, 'skeleton' | 'looseSkeleton' | 'extendedReadings'>;

const getLooseSkeleton = (text: string) => joinLooseSequences(getPlainSkeleton(text));

const SIMPLE: Sources = {
  skeleton: getPlainSkeleton,
  looseSkeleton: getLooseSkeleton,
  extendedReadings: (text) => [getLooseSkeleton(text)],
};

/** The readings of a label for which {@link isSimpleText} holds. */
export const getSimpleReadings: GetReadings = (label) => new LazyReadings(label, SIMPLE);

/** The readings of any label. */
export function createGetReadings(confusables: Sources): GetReadings {
  return (label) => new LazyReadings(label, isSimpleText(label) ? SIMPLE : confusables);
}

/** Each reading is made when it is asked for: most labels look like no known name. */
class LazyReadings implements Readings {
  private readonly label: string;
  private readonly sources: Sources;
  private knownStrict: string | undefined;
  private knownLoose: string | undefined;
  private knownExtended: readonly string[] | undefined;

  constructor(label: string, sources: Sources) {
    this.label = label;
    this.sources = sources;
  }

  get strict(): string {
    this.knownStrict ??= this.sources.skeleton(this.label);
    return this.knownStrict;
  }

  get loose(): string {
    this.knownLoose ??= this.sources.looseSkeleton(this.label);
    return this.knownLoose;
  }

  get extended(): readonly string[] {
    this.knownExtended ??= this.sources.extendedReadings(this.label);
    return this.knownExtended;
  }
}
