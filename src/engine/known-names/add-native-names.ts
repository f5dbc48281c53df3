// Adds the native names of companies, such as 币安 for Binance, to the index of known names.

import { lazy } from '../../primitives/lazy.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import type { NativeLooks } from '../confusables/native-looks.ts';
import { toCodePoints } from '../text/code-points.ts';
import { readCompiledNames } from './built-in-names.ts';
import { COMPILED_NATIVE_NAMES } from './compiled-native-names.ts';
import { createKnownNameIndex } from './known-name-index.ts';
import type { GetReadings } from './readings.ts';
import { addUnusualNames, type UnusualNameIndex } from './unusual-name-index.ts';

/** Returns the native names in the order of the list. */
export const getNativeNames = lazy(() => readCompiledNames(COMPILED_NATIVE_NAMES));

/** Extends an index. Indexes the native names when a label that may resemble a native name is first judged. */
export function addNativeNames(
  index: UnusualNameIndex,
  getReadings: GetReadings,
  looks: NativeLooks,
): UnusualNameIndex {
  const mayBeNative = createFilter(looks);
  const getIndex = lazy(() =>
    addUnusualNames(
      createKnownNameIndex(getNativeNames(), getReadings, () => null),
      getReadings,
    ),
  );
  const find = <T>(label: string, compare: (index: UnusualNameIndex) => T): T | undefined =>
    !isSimpleText(label) && mayBeNative(label) ? compare(getIndex()) : undefined;
  return {
    ...index,
    mayResembleUnusual: (label) => index.mayResembleUnusual(label) || mayBeNative(label),
    getName: (name) => index.getName(name) ?? find(name, (native) => native.getName(name)),
    hasLabel: (label) =>
      index.hasLabel(label) || find(label, (native) => native.hasLabel(label)) === true,
    getLabel: (label, parent, allowsParts) =>
      index.getLabel(label, parent, allowsParts) ??
      find(label, (native) => native.getLabel(label, parent)),
    findNearUnusual(label, parent) {
      const found = index.findNearUnusual(label, parent);
      for (const known of find(label, (native) => native.findNearUnusual(label, parent)) ?? [])
        found.add(known);
      return found;
    },
    findBySkeleton(parent, strict, others) {
      const found = index.findBySkeleton(parent, strict, others);
      for (const known of getIndex().findBySkeleton(parent, strict, others)) found.add(known);
      return found;
    },
  };
}

/**
 * Creates a fast first filter. A label that resembles a native name has the first two or the last two characters of the
 * name, or look-alikes of them. Characters between them that no native name has, such as emoji, are ignored.
 */
function createFilter({ listNativeLooks }: NativeLooks): (label: string) => boolean {
  const getParts = lazy(() => {
    /** Maps each character of the names to a number. Look-alikes have the same number. */
    const numbers = new Map<number, number>();
    const ends = new Set<number>();
    for (const { label } of getNativeNames()) {
      const name = toCodePoints(label);
      for (const codePoint of name) {
        if (numbers.has(codePoint)) continue;
        const number = numbers.size;
        const alike = listNativeLooks(String.fromCodePoint(codePoint)).join('');
        for (const each of [codePoint, ...toCodePoints(alike)]) numbers.set(each, number);
      }
      const [first, second] = name.map((codePoint) => numbers.get(codePoint) as number);
      const [beforeLast, last] = name.slice(-2).map((each) => numbers.get(each) as number);
      ends.add(joinPair(first, second)).add(joinPair(beforeLast, last));
    }
    return { numbers, ends };
  });
  let lastLabel = '';
  let mayLastBeNative = false;

  function mayBeNative(label: string): boolean {
    const { numbers, ends } = getParts();
    let before: number | undefined;
    for (let at = 0; at < label.length; at++) {
      const codePoint = label.codePointAt(at) as number;
      if (codePoint > 0xffff) at++;
      const number = numbers.get(codePoint);
      if (number === undefined) continue;
      if (before !== undefined && ends.has(joinPair(before, number))) return true;
      before = number;
    }
    return false;
  }

  // Several rules look up the same label.
  return (label) => {
    if (label !== lastLabel) {
      mayLastBeNative = mayBeNative(label);
      lastLabel = label;
    }
    return mayLastBeNative;
  };
}

function joinPair(first = 0, second = 0): number {
  return first * 0x10000 + second;
}
