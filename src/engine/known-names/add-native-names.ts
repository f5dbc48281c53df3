// Adds the native names of companies, such as 币安 for Binance, to the index of known names.

import { lazy } from '../../primitives/lazy.ts';
import { memoizeCodePoints } from '../../primitives/memoize.ts';
import type { NativeLooks } from '../confusables/native-looks.ts';
import { toCodePoints } from '../text/code-points.ts';
import { readCompiledNames } from './built-in-names.ts';
import { MAX_CLUSTER, splitClusters } from './cluster-edits.ts';
import { removeSeparators } from './compared-text.ts';
import { COMPILED_NATIVE_NAMES } from './compiled-native-names.ts';
import type { KnownName } from './known-name.ts';
import { TOP } from './name-parents.ts';
import { groupByLabel, type IndexedName } from './names-by-label.ts';
import type { GetReadings, Readings } from './readings.ts';
import type { UnusualNameIndex } from './unusual-name-index.ts';

/** Returns the native names in the order of the list. */
export const getNativeNames = lazy(() => readCompiledNames(COMPILED_NATIVE_NAMES));

/** Extends an index. Compares labels with single native names, because few labels resemble any. */
export function addNativeNames(
  index: UnusualNameIndex,
  getReadings: GetReadings,
  looks: Pick<NativeLooks, 'foldNativeLook'>,
): UnusualNameIndex {
  const getByLabel = lazy(() => new Map(getNativeNames().map((known) => [known.label, known])));
  const getByName = lazy(() => new Map(getNativeNames().map((known) => [known.name, known])));
  const findNative = (text: string, getNames: () => ReadonlyMap<string, KnownName>) =>
    HAS_SCRIPT.test(text) ? getNames().get(text) : undefined;
  const findResembling = createFilter(looks, (known, folded) => ({
    folded,
    minLength: known.label.length - getLetterLength(known.label),
    maxLength: 2 * known.label.length + 2,
    getNames: lazy(() => groupByLabel([known], getReadings).listNames(known.label, TOP)),
    readings: getReadings(known.label),
  }));

  function addFound(
    found: Set<IndexedName>,
    label: string,
    isFound: (native: NativeName) => boolean,
  ): Set<IndexedName> {
    for (const native of findResembling(label)) {
      if (label.length > native.maxLength || !isFound(native)) continue;
      for (const known of native.getNames()) found.add(known);
    }
    return found;
  }

  return {
    ...index,
    mayResembleUnusual: (label) =>
      index.mayResembleUnusual(label) || findResembling(label).size > 0,
    getName: (name) => index.getName(name) ?? findNative(name, getByName),
    hasLabel: (label) => index.hasLabel(label) || findNative(label, getByLabel) !== undefined,
    getLabel: (label, parent, allowsParts) =>
      index.getLabel(label, parent, allowsParts) ?? findNative(label, getByLabel),
    findNearUnusual: (label, parent) =>
      addFound(
        index.findNearUnusual(label, parent),
        label,
        ({ folded }) => removeSeparators(label).length <= folded.length + getLetterLength(label),
      ),
    findBySkeleton: (label, parent, readings) =>
      addFound(
        index.findBySkeleton(label, parent, readings),
        label,
        (native) =>
          native.readings.strict === readings.strict ||
          native.readings.loose === readings.loose ||
          native.readings.native === readings.native,
      ),
  };
}

/** A native name that may resemble a label. */
interface NativeName {
  /** Numbers of the groups of its characters. */
  readonly folded: readonly number[];
  /** Minimum length of labels that resemble the name or contain it. They may lack one letter. */
  readonly minLength: number;
  /** Maximum length of labels that look like the name, which can have a mark on each letter, or are one edit away. */
  readonly maxLength: number;
  readonly getNames: () => readonly IndexedName[];
  readonly readings: Readings;
}

/** Matches the scripts of the names: Cyrillic, Hebrew, Arabic, Devanagari, Thai, kana, Han and Hangul. */
const HAS_SCRIPT = /[\u0400-\u0e7f\u3040-\ud7a3]/;

const NONE: ReadonlySet<NativeName> = new Set();

/** Minimum share of the characters of a name that a label has. */
const MIN_SHARED = 2 / 3;

/**
 * Creates a fast filter, which finds the names that a label may resemble. Such a label has the first two or the last two
 * characters of the name, or look-alikes of them. Characters between them that no native name has, such as emoji, are
 * ignored. It also has most of all characters.
 */
function createFilter(
  { foldNativeLook }: Pick<NativeLooks, 'foldNativeLook'>,
  create: (known: KnownName, folded: readonly number[]) => NativeName,
): (label: string) => ReadonlySet<NativeName> {
  const getParts = lazy(() => {
    /** Numbers the groups from 1, because small integers are fast keys. */
    const numbers = new Map<number, number>();
    const numberGroup = (codePoint: number) => {
      const group = foldNativeLook(codePoint);
      const number = numbers.get(group) ?? numbers.size + 1;
      numbers.set(group, number);
      return number;
    };
    const byPair = new Map<number, (() => NativeName)[]>();
    for (const known of getNativeNames()) {
      const folded = toCodePoints(known.label).map(numberGroup);
      const getNative = lazy(() => create(known, folded));
      for (const pair of [joinPair(folded[0], folded[1]), joinPair(...folded.slice(-2))]) {
        const names = byPair.get(pair);
        if (names) names.push(getNative);
        else byPair.set(pair, [getNative]);
      }
    }
    /** Returns the number of the group of a code point, or 0 if no name has a character of the group. */
    const readCharacter = memoizeCodePoints(
      (codePoint) => numbers.get(foldNativeLook(codePoint)) ?? 0,
    );
    return { readCharacter, byPair };
  });

  let lastLabel = '';
  let lastFound = NONE;

  function findResembling(label: string): ReadonlySet<NativeName> {
    const { readCharacter, byPair } = getParts();
    let found: Set<NativeName> | undefined;
    let before = 0;
    for (let at = 0; at < label.length; at++) {
      const codePoint = label.codePointAt(at) as number;
      if (codePoint > 0xffff) at++;
      const folded = readCharacter(codePoint);
      if (folded === 0) continue;
      const resembling = before === 0 ? undefined : byPair.get(joinPair(before, folded));
      before = folded;
      if (resembling === undefined) continue;
      found ??= new Set();
      for (const getNative of resembling) {
        if (label.length >= getNative().minLength) found.add(getNative());
      }
    }
    if (found === undefined) return NONE;
    const own = toCodePoints(label).map(readCharacter);
    for (const each of found) {
      const shared = each.folded.filter((number) => own.includes(number));
      if (shared.length < MIN_SHARED * each.folded.length) found.delete(each);
    }
    return found;
  }

  // Several rules look up the same label.
  return (label) => {
    if (!HAS_SCRIPT.test(label)) return NONE;
    if (label !== lastLabel) {
      lastFound = findResembling(label);
      lastLabel = label;
    }
    return lastFound;
  };
}

/** Returns the maximum number of code units that an edit adds or removes. */
function getLetterLength(label: string): number {
  return splitClusters(label) ? MAX_CLUSTER : 1;
}

function joinPair(first = 0, second = 0): number {
  return (first << 12) | second;
}
