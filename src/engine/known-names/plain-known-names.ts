// Known names for plain names, without any table: the first filter, and the exact look at what passes it.

import { lazy } from '../../primitives/lazy.ts';
import { getBuiltInNames, getNeighbourWords } from './built-in-names.ts';
import { judgeSimpleLabel } from './judge-simple-label.ts';
import type { TextSources } from './judge-text.ts';
import type { KnownName } from './known-name.ts';
import { createKnownNameIndex, type KnownNameIndex } from './known-name-index.ts';
import { TOP } from './name-parents.ts';
import { type GetReadings, getSimpleReadings } from './readings.ts';
import { NO_RESEMBLANCE, type Resemblance } from './resemblance.ts';

/** What known names say about plain names. */
export interface PlainKnownNames {
  /** What they say about a plain label and `.eth` behind it; NO_RESEMBLANCE when they say nothing. */
  judgePlainName(name: string): Resemblance;
}

export interface KnownNamesOptions {
  readonly watched?: readonly KnownName[];
  /** False leaves the built-in list out. */
  readonly usesBuiltIn?: boolean;
}

/** Known names for plain names alone; the watched ones are simple text. */
export function createPlainKnownNames(options: KnownNamesOptions = {}): PlainKnownNames {
  const index = createIndex(options, getSimpleReadings);
  return createPlainJudge({ index, getReadings: getSimpleReadings });
}

/** Most engines have no other names, and built-in ones are simple text, so that no reading is asked for. */
const getBuiltInIndex = lazy(() =>
  createKnownNameIndex(getBuiltInNames(), getSimpleReadings, isNeighbourWord),
);

/** The index of the built-in names and the user's. */
export function createIndex(
  { watched = [], usesBuiltIn = true }: KnownNamesOptions,
  getReadings: GetReadings,
): KnownNameIndex {
  if (usesBuiltIn && watched.length === 0) return getBuiltInIndex();
  const names = usesBuiltIn ? [...getBuiltInNames(), ...watched] : watched;
  return createKnownNameIndex(names, getReadings, isNeighbourWord);
}

function isNeighbourWord(label: string): boolean {
  return getNeighbourWords().has(label);
}

const SUFFIX_LENGTH = `.${TOP}`.length;

export function createPlainJudge(sources: TextSources): PlainKnownNames {
  const { index } = sources;
  return {
    judgePlainName(name) {
      const length = name.length - SUFFIX_LENGTH;
      // The label is not cut off before: most names end here.
      if (!index.mayResemble(name, length)) return NO_RESEMBLANCE;
      const known = index.getName(name);
      if (known) return { ...NO_RESEMBLANCE, known, relation: 'known' };
      const imitation = judgeSimpleLabel(name.slice(0, length), TOP, sources);
      return imitation ? { ...NO_RESEMBLANCE, imitation } : NO_RESEMBLANCE;
    },
  };
}
