// Computes readings of a label for comparisons with known names: https://www.unicode.org/reports/tr39/#def-skeleton

import { isSimpleText } from '../../primitives/plain-text.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { joinLooseSequences } from '../confusables/letter-sequences.ts';
import { getPlainSkeleton } from '../confusables/plain-skeletons.ts';
import { removeSeparators } from './compared-text.ts';

/** The readings of one label. */
export interface Readings {
  readonly strict: string;
  readonly loose: string;
  /** All texts that a Latin reader may read in the label. For a plain label, only its loose reading. */
  readonly extended: readonly string[];
  /** The label without separators, with one character in place of all its native look-alikes. */
  readonly native: string;
}

export type GetReadings = (label: string) => Readings;

type Sources = Pick<
  Confusables,
  'skeleton' | 'looseSkeleton' | 'extendedReadings' | 'foldNativeLooks'
>;

const getLooseSkeleton = (text: string) => joinLooseSequences(getPlainSkeleton(text));

const SIMPLE: Sources = {
  skeleton: getPlainSkeleton,
  looseSkeleton: getLooseSkeleton,
  extendedReadings: (text) => [getLooseSkeleton(text)],
  foldNativeLooks: (text) => text,
};

/** Returns the readings of a label of simple text, in which `$` is no letter. Does not need the data tables. */
export const getSimpleReadings: GetReadings = (label) => new LazyReadings(label, SIMPLE);

/** Creates a function that returns the readings of any label. */
export function createGetReadings(confusables: Sources): GetReadings {
  return (label) =>
    new LazyReadings(label, isSimpleText(label) && !label.includes('$') ? SIMPLE : confusables);
}

/** Computes each reading on first access, because most labels need none. */
class LazyReadings implements Readings {
  private readonly label: string;
  private readonly sources: Sources;
  private cachedStrict: string | undefined;
  private cachedLoose: string | undefined;
  private cachedExtended: readonly string[] | undefined;

  constructor(label: string, sources: Sources) {
    this.label = label;
    this.sources = sources;
  }

  get strict(): string {
    this.cachedStrict ??= this.sources.skeleton(this.label);
    return this.cachedStrict;
  }

  get loose(): string {
    this.cachedLoose ??= this.sources.looseSkeleton(this.label);
    return this.cachedLoose;
  }

  get extended(): readonly string[] {
    this.cachedExtended ??= this.sources.extendedReadings(this.label);
    return this.cachedExtended;
  }

  get native(): string {
    return this.sources.foldNativeLooks(removeSeparators(this.label));
  }
}
