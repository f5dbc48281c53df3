// The one entry to known names: the built-in list and the user's, and what they say about a name.

import type { Confusables } from '../confusables/confusables.ts';
import type { FindBrand } from './brands.ts';
import { judgeName, type NameLabel, type NameSources } from './judge-name.ts';
import { TOP } from './name-parents.ts';
import { findEdit } from './one-edit.ts';
import {
  createIndex,
  createPlainJudge,
  type KnownNamesOptions,
  type PlainKnownNames,
} from './plain-known-names.ts';
import { createGetReadings } from './readings.ts';
import type { Resemblance } from './resemblance.ts';

export interface KnownNames extends PlainKnownNames {
  judgeName(labels: readonly NameLabel[]): Resemblance;
  /** True for a label that is one edit from `eth`, or reads like it. */
  readsAsTop(label: string): boolean;
}

/**
 * Known names for any name.
 *
 * @param getGraphemes those of a normalized label
 */
export function createKnownNames(
  confusables: Pick<
    Confusables,
    'skeleton' | 'looseSkeleton' | 'extendedReadings' | 'typedSkeleton' | 'mayReadAsSimple'
  >,
  findBrand: FindBrand,
  getGraphemes: NameSources['getGraphemes'],
  options: KnownNamesOptions = {},
): KnownNames {
  const getReadings = createGetReadings(confusables);
  const index = createIndex(options, getReadings);
  const { typedSkeleton: getTypedSkeleton, mayReadAsSimple } = confusables;
  const reading = { getReadings, getTypedSkeleton, mayReadAsSimple };
  const sources = { index, findBrand, getGraphemes, ...reading };
  return {
    ...createPlainJudge(sources),
    judgeName: (labels) => judgeName(labels, sources),
    readsAsTop: (label) =>
      findEdit(label, TOP) !== null || getReadings(label).extended.includes(TOP),
  };
}
