// Adds the native names of companies, such as 币安 for Binance, to the index of known names.

import { lazy } from '../../primitives/lazy.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import type { NativeLooks } from '../confusables/native-looks.ts';
import { toCodePoints } from '../text/code-points.ts';
import { readCompiledNames } from './built-in-names.ts';
import { COMPILED_NATIVE_NAMES } from './compiled-native-names.ts';
import type { KnownName } from './known-name.ts';
import { createKnownNameIndex } from './known-name-index.ts';
import type { IndexedName } from './names-by-label.ts';
import type { GetReadings } from './readings.ts';
import { addUnusualNames, type UnusualNameIndex } from './unusual-name-index.ts';

/** Returns the native names in the order of the list. */
export const getNativeNames = lazy(() => readCompiledNames(COMPILED_NATIVE_NAMES));

/**
 * Extends an index. Indexes each native name alone, when a label that may resemble the name is first judged, because
 * few lists have such labels.
 */
export function addNativeNames(
  index: UnusualNameIndex,
  getReadings: GetReadings,
  looks: NativeLooks,
): UnusualNameIndex {
  const getByLabel = lazy(() => new Map(getNativeNames().map((known) => [known.label, known])));
  const getByName = lazy(() => new Map(getNativeNames().map((known) => [known.name, known])));
  const findResembling = createFilter(looks, ({ label, ...known }) => ({
    minLength: label.length - 1,
    maxLength: 2 * label.length + 2,
    getIndex: lazy(() =>
      addUnusualNames(
        createKnownNameIndex([{ label, ...known }], getReadings, () => null),
        getReadings,
      ),
    ),
  }));
  const findLabel = (label: string) => getByLabel().get(label);

  function addFound(
    found: Set<IndexedName>,
    label: string,
    find: (index: UnusualNameIndex) => Iterable<IndexedName>,
  ): Set<IndexedName> {
    for (const { maxLength, getIndex } of findResembling(label)) {
      if (label.length > maxLength) continue;
      for (const known of find(getIndex())) found.add(known);
    }
    return found;
  }

  return {
    ...index,
    mayResembleUnusual: (label) =>
      index.mayResembleUnusual(label) || findResembling(label).size > 0,
    getName: (name) => index.getName(name) ?? getByName().get(name),
    hasLabel: (label) => index.hasLabel(label) || findLabel(label) !== undefined,
    getLabel: (label, parent, allowsParts) =>
      index.getLabel(label, parent, allowsParts) ?? findLabel(label),
    findNearUnusual: (label, parent) =>
      addFound(index.findNearUnusual(label, parent), label, (native) =>
        native.findNearUnusual(label, parent),
      ),
    findBySkeleton: (label, parent, readings) =>
      addFound(index.findBySkeleton(label, parent, readings), label, (native) =>
        native.findBySkeleton(label, parent, readings),
      ),
  };
}

/** A native name that may resemble a label. */
interface NativeName {
  /** Minimum length of labels that resemble the name or contain it. They may lack one letter. */
  readonly minLength: number;
  /** Maximum length of labels that look like the name, which can have a mark on each letter, or are one edit away. */
  readonly maxLength: number;
  readonly getIndex: () => UnusualNameIndex;
}

const NONE: ReadonlySet<NativeName> = new Set();

/**
 * Creates a fast filter, which finds the names that a label may resemble. Such a label has the first two or the last two
 * characters of the name, or look-alikes of them. Characters between them that no native name has, such as emoji, are
 * ignored.
 */
function createFilter(
  { listNativeLooks }: NativeLooks,
  create: (known: KnownName) => NativeName,
): (label: string) => ReadonlySet<NativeName> {
  const getParts = lazy(() => {
    /** Maps each character of the names to a number. Look-alikes have the same number. */
    const numbers = new Map<number, number>();
    const byPair = new Map<number, NativeName[]>();
    const addPair = (pair: readonly number[], created: NativeName) => {
      const key = joinPair(pair.map((codePoint) => numbers.get(codePoint) as number));
      byPair.set(key, [...(byPair.get(key) ?? []), created]);
    };
    for (const known of getNativeNames()) {
      const characters = toCodePoints(known.label);
      for (const codePoint of characters) {
        if (numbers.has(codePoint)) continue;
        const number = numbers.size;
        const alike = listNativeLooks(String.fromCodePoint(codePoint)).join('');
        for (const each of [codePoint, ...toCodePoints(alike)]) numbers.set(each, number);
      }
      const created = create(known);
      addPair(characters.slice(0, 2), created);
      addPair(characters.slice(-2), created);
    }
    return { numbers, byPair };
  });

  let lastLabel = '';
  let lastFound = NONE;

  function findResembling(label: string): ReadonlySet<NativeName> {
    const { numbers, byPair } = getParts();
    let found: Set<NativeName> | undefined;
    let before: number | undefined;
    for (let at = 0; at < label.length; at++) {
      const codePoint = label.codePointAt(at) as number;
      if (codePoint > 0xffff) at++;
      const number = numbers.get(codePoint);
      if (number === undefined) continue;
      const resembling = before === undefined ? undefined : byPair.get(joinPair([before, number]));
      before = number;
      if (resembling === undefined) continue;
      found ??= new Set();
      for (const each of resembling) if (label.length >= each.minLength) found.add(each);
    }
    return found ?? NONE;
  }

  // Several rules look up the same label.
  return (label) => {
    if (isSimpleText(label)) return NONE;
    if (label !== lastLabel) {
      lastFound = findResembling(label);
      lastLabel = label;
    }
    return lastFound;
  };
}

function joinPair([first = 0, second = 0]: readonly number[]): number {
  return first * 0x10000 + second;
}
