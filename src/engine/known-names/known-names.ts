// The one entry to known names: the built-in list and the user's, and what they say about a name.

import type { Confusables } from '../confusables/confusables.ts';
import { getBuiltInNames, getNeighbourWords } from './built-in-names.ts';
import { judgeLabel, type LabelSources } from './judge-label.ts';
import { judgeName, type NameLabel, NO_RESEMBLANCE, type Resemblance } from './judge-name.ts';
import type { KnownName } from './known-name.ts';
import { createKnownNameIndex, type KnownNameIndex } from './known-name-index.ts';
import { findEdit } from './one-edit.ts';
import { createGetReadings, getSimpleReadings, type Readings } from './readings.ts';

/** What known names say about plain names, without any table. */
export interface PlainKnownNames {
  /** What they say about a plain label under `eth`; null when they say nothing. */
  judgePlainLabel(label: string): Resemblance | null;
}

export interface KnownNames extends PlainKnownNames {
  judgeName(labels: readonly NameLabel[]): Resemblance;
  /** True for a label that is one edit from `eth`, or reads like it. */
  readsAsTop(label: string): boolean;
}

export interface KnownNamesOptions {
  readonly watched?: readonly KnownName[];
  /** False leaves the built-in list out. */
  readonly usesBuiltIn?: boolean;
}

/** Known names for plain names alone; the watched ones are simple text. */
export function createPlainKnownNames(options: KnownNamesOptions = {}): PlainKnownNames {
  const index = createKnownNameIndex(listNames(options), getSimpleReadings, isNeighbourWord);
  return createPlainJudge(index, {
    index,
    getReadings: getSimpleReadings,
    findBrand: () => undefined,
  });
}

/** @param findBrand the brand that a label with these readings passes for */
export function createKnownNames(
  confusables: Pick<
    Confusables,
    'skeleton' | 'looseSkeleton' | 'extendedReadings' | 'typedSkeleton'
  >,
  findBrand: (readings: Readings) => string | undefined,
  options: KnownNamesOptions = {},
): KnownNames {
  const getReadings = createGetReadings(confusables);
  const index = createKnownNameIndex(listNames(options), getReadings, isNeighbourWord);
  const sources = { index, getReadings, findBrand, getTypedSkeleton: confusables.typedSkeleton };
  return {
    ...createPlainJudge(index, sources),
    judgeName: (labels) => judgeName(labels, sources),
    readsAsTop: (label) =>
      findEdit(label, TOP) !== null || getReadings(label).extended.includes(TOP),
  };
}

function listNames({ watched = [], usesBuiltIn = true }: KnownNamesOptions): KnownName[] {
  return usesBuiltIn ? [...getBuiltInNames(), ...watched] : [...watched];
}

function isNeighbourWord(label: string): boolean {
  return getNeighbourWords().has(label);
}

const TOP = 'eth';

function createPlainJudge(index: KnownNameIndex, sources: LabelSources): PlainKnownNames {
  return {
    judgePlainLabel(label) {
      if (!index.mayResemble(label)) return null;
      const known = index.getName(`${label}.${TOP}`);
      if (known) return { ...NO_RESEMBLANCE, known, relation: 'known' };
      const imitation = judgeLabel({ label, parent: TOP, graphemes: [] }, sources);
      return imitation && { ...NO_RESEMBLANCE, imitation };
    },
  };
}
