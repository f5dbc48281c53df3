// Judges plain names without the data tables. Applies the filter of the index first, then compares exactly.

import { lazy } from '../../primitives/lazy.ts';
import { mayBeAddress } from './address-filter.ts';
import { findWordKind, getBuiltInNames } from './built-in-names.ts';
import { copyWithoutHyphens, createCodes, readCodes } from './fold.ts';
import { NO_RESEMBLANCE, type Resemblance, rankOwner } from './imitation-finding.ts';
import { judgeSimpleLabel, type SimpleSources } from './judge-simple-label.ts';
import type { KnownName } from './known-name.ts';
import { createKnownNameIndex, type KnownNameIndex } from './known-name-index.ts';
import { TOP } from './name-parents.ts';
import { type GetReadings, getSimpleReadings } from './readings.ts';

/** Judges plain names. */
export interface PlainKnownNames {
  /** Returns the resemblance of a plain name to known names. Returns NO_RESEMBLANCE for most names. */
  judgePlainName(name: string): Resemblance;
}

export interface KnownNamesOptions {
  readonly watched?: readonly KnownName[];
  /** Whether to use the built-in list. Default: true. */
  readonly usesBuiltIn?: boolean;
}

/**
 * Creates known names that judge only plain names, except those that may look like an address: {@link mayPoseAsAddress}.
 * Watched names must be simple text.
 */
export function createPlainKnownNames(options: KnownNamesOptions = {}): PlainKnownNames {
  const index = createIndex(options, getSimpleReadings);
  return createPlainJudge({ index, getReadings: getSimpleReadings, findAddress: () => null });
}

const codes = createCodes();
const bare = createCodes();

/** Checks whether a plain name may look like an address. Returns false for most names. */
export function mayPoseAsAddress(name: string): boolean {
  if (!readCodes(name, codes, name.length - SUFFIX_LENGTH)) return true;
  return mayBeAddress(codes, copyWithoutHyphens(codes, bare));
}

/**
 * Index of the built-in names. Most engines share it. It needs no data tables, because built-in names are simple text.
 */
const getBuiltInIndex = lazy(() =>
  createKnownNameIndex(getBuiltInNames(), getSimpleReadings, findWordKind),
);

/** Returns an index of the built-in names and the watched names. */
export function createIndex(
  { watched = [], usesBuiltIn = true }: KnownNamesOptions,
  getReadings: GetReadings,
): KnownNameIndex {
  if (usesBuiltIn && watched.length === 0) return getBuiltInIndex();
  const names = usesBuiltIn
    ? [...getBuiltInNames(), ...watched].sort((a, b) => rankOwner(a) - rankOwner(b))
    : watched;
  return createKnownNameIndex(names, getReadings, findWordKind);
}

const SUFFIX_LENGTH = `.${TOP}`.length;

export function createPlainJudge(sources: SimpleSources): PlainKnownNames {
  const { index } = sources;
  return {
    judgePlainName(name) {
      const length = name.length - SUFFIX_LENGTH;
      // Most names return here, so the label is sliced only afterwards.
      if (!index.mayResemble(name, length)) return NO_RESEMBLANCE;
      const known = index.getName(name);
      if (known) return { ...NO_RESEMBLANCE, known, relation: 'known' };
      const imitation = judgeSimpleLabel(name.slice(0, length), TOP, sources);
      return imitation ? { ...NO_RESEMBLANCE, imitation } : NO_RESEMBLANCE;
    },
  };
}
