// Brands beyond the known names, which only labels that are not ASCII are compared with: src/engine/known-names/README.md

import { lazy } from '../../primitives/lazy.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import { isSimpleText } from '../text/plain-text.ts';
import { undoSequences } from './compared-text.ts';
import { createCodes, fold, foldCodes, readCodes } from './fold.ts';
import { getSimpleReadings, type Readings } from './readings.ts';
import { hashCodes } from './rolling-hash.ts';

/** Name of the bulk table's section that has the brands. */
export const BRANDS_SECTION = 'brands';

/** The brand that a label with these readings passes for; undefined when there is none. */
export type FindBrand = (readings: Readings) => string | undefined;

const MIN_TIGHT = 5;

/** Reads the brands when they are first asked for; throws when the section is missing. */
export function createBrandFinder(sections: Sections): FindBrand {
  const reader = openSection(sections, BRANDS_SECTION);
  const getBrands = lazy(() => indexBrands(reader.sortedTextList()));
  return ({ extended }) => {
    const { byReading, byFold } = getBrands();
    for (const reading of extended) {
      if (!isSimpleText(reading)) continue;
      const found = byReading.get(reading);
      if (found !== undefined) return found;
      const text = undoSequences(reading);
      const alike = byFold.get(hashFold(text));
      if (alike !== undefined && fold('tight', text) === fold('tight', alike)) return alike;
    }
    return undefined;
  };
}

function indexBrands(brands: readonly string[]) {
  const byReading = new Map<string, string>();
  const byFold = new Map<number, string>();
  for (const brand of brands) {
    byReading.set(getSimpleReadings(brand).loose, brand);
    if (brand.length >= MIN_TIGHT) byFold.set(hashFold(brand), brand);
  }
  return { byReading, byFold };
}

const codes = createCodes();
const folded = createCodes();

/** Of the tight fold; 0 for what is too long to be folded. */
function hashFold(text: string): number {
  if (!readCodes(text, codes)) return 0;
  foldCodes('tight', codes, folded);
  return hashCodes(folded);
}
