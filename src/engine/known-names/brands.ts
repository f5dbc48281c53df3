// Finds brands that are not known names. Only labels beyond ASCII are compared with them.

import { lazy } from '../../primitives/lazy.ts';
import { isSimpleText } from '../../primitives/plain-text.ts';
import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import { fold } from './fold.ts';
import { getSimpleReadings, type Readings } from './readings.ts';

/** Name of the bulk table's section that contains the brands. */
export const BRANDS_SECTION = 'brands';

/** Returns the brand that a label with the given readings looks like. */
export type FindBrand = (readings: Readings) => string | undefined;

/** Minimum length of a brand that is compared by its fold. */
const MIN_FOLDED_LENGTH = 5;

/** Returns a function that reads the brands on its first call. Throws if the section is missing. */
export function createBrandFinder(sections: Sections): FindBrand {
  const reader = openSection(sections, BRANDS_SECTION);
  const getBrands = lazy(() => indexBrands(reader.sortedTextList()));
  return ({ extended }) => {
    const { byReading, byFold } = getBrands();
    for (const reading of extended) {
      if (!isSimpleText(reading)) continue;
      const found = byReading.get(reading);
      if (found !== undefined) return found;
      const folded = fold('tight', joinStrictSequences(reading));
      const alike = folded === null ? undefined : byFold.get(folded);
      if (alike !== undefined) return alike;
    }
    return undefined;
  };
}

function indexBrands(brands: readonly string[]) {
  const byReading = new Map<string, string>();
  const byFold = new Map<string, string>();
  for (const brand of brands) {
    byReading.set(getSimpleReadings(brand).loose, brand);
    if (brand.length >= MIN_FOLDED_LENGTH) byFold.set(fold('tight', brand) ?? brand, brand);
  }
  return { byReading, byFold };
}
