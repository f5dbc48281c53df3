// Brands beyond the known names, which only labels that are not ASCII are compared with: src/engine/known-names/README.md

import { lazy } from '../../primitives/lazy.ts';
import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { openSection, type Sections } from '../tables/sections.ts';
import { isSimpleText } from '../text/plain-text.ts';
import { fold } from './fold.ts';
import { getSimpleReadings, type Readings } from './readings.ts';

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
    if (brand.length >= MIN_TIGHT) byFold.set(fold('tight', brand) ?? brand, brand);
  }
  return { byReading, byFold };
}
