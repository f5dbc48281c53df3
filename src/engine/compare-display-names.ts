// Compares display names, handles and token names with protected texts: src/engine/display-names/README.md

import type { TextResemblance } from '../contract/finding.ts';
import { getLetters, joinWords, listDisplayLabels } from './display-names/display-label.ts';
import { readProtectedTexts } from './display-names/protected-texts.ts';
import { createResembleText, type ResembleText } from './display-names/resemble-text.ts';
import { createKnownNames } from './known-names/create-known-names.ts';
import { createGetReadings } from './known-names/readings.ts';
import type { EngineParts, ListEngine, WatchOptions } from './list-engine.ts';

/**
 * Functions for display names, handles and token names. Capitals, spaces and punctuation are ordinary in such names.
 */
export interface DisplayNameComparison {
  /**
   * Returns the text that a display name imitates or equals, and how. Returns null if the display name resembles no
   * text. Compares the display name with `watchlist`, which can contain any texts, and with the built-in known names
   * unless `usesKnownNames` is false. Without options, uses the options of the inspector. Uses only the first 200
   * characters. Pass the same array in each call, because preparing a new one takes time.
   *
   * @example inspector.resembles('PayPaI')?.text // 'PayPal'
   * @example inspector.resembles('VitaIik Buterin', { watchlist: ['Vitalik Buterin'] })?.status // 'alert'
   */
  resembles(text: string, options?: WatchOptions): TextResemblance | null;
  /**
   * Returns the UTS #39 skeleton of a text in lower case, without spaces and punctuation. Texts with equal skeletons look
   * alike. Skeletons change only with a major version of this package.
   *
   * @example inspector.skeleton('USD Cоin') === inspector.skeleton('usd-coin') // with a Cyrillic о
   */
  skeleton(text: string): string;
  /**
   * Returns the skeletons of everything that a reader of Latin letters may read in a text, without repeats. Two texts
   * that share a reading can be mistaken for each other. A text has at most 105 readings. Readings change only with a
   * major version of this package.
   *
   * @example inspector.readings('PayPaI').includes('paypal') // true
   */
  readings(text: string): string[];
}

const NO_TEXTS: readonly string[] = [];

/** @param engine the parts of an engine, and the options that `resembles` uses by default */
export function createDisplayNameComparison({
  parts,
  options,
}: Pick<ListEngine, 'parts' | 'options'>): DisplayNameComparison {
  const { skeleton, typedSkeleton } = parts.confusables;
  const getReadings = createGetReadings(parts.confusables);
  const withKnownNames = new WeakMap<readonly string[], ResembleText>();
  const withoutKnownNames = new WeakMap<readonly string[], ResembleText>();

  function getCompare({ watchlist = NO_TEXTS, usesKnownNames = true }: WatchOptions): ResembleText {
    const cache = usesKnownNames ? withKnownNames : withoutKnownNames;
    const compare = cache.get(watchlist) ?? createCompare(parts, watchlist, usesKnownNames);
    cache.set(watchlist, compare);
    return compare;
  }

  return {
    resembles: (text, given = options) => getCompare(given)(text),
    skeleton: (text) => skeleton(getLetters(text)),
    readings(text) {
      const labels = listDisplayLabels(text).map(({ label }) => joinWords(label));
      const found = labels.flatMap((label) => {
        const { strict, loose, extended } = getReadings(label.toLowerCase());
        return [strict, typedSkeleton(label), loose, ...extended];
      });
      return [...new Set(found)];
    },
  };
}

function createCompare(
  { confusables, labelWords, getGraphemes, getLabelFacts }: EngineParts,
  texts: readonly string[],
  usesKnownNames: boolean,
): ResembleText {
  if (!Array.isArray(texts) || texts.some((text) => typeof text !== 'string')) {
    throw new TypeError('A watchlist must be an array of texts.');
  }
  const protectedTexts = readProtectedTexts(texts, usesKnownNames);
  const { judgeName } = createKnownNames(confusables, labelWords, getGraphemes, {
    watched: protectedTexts.names,
    usesBuiltIn: usesKnownNames,
  });
  return createResembleText(protectedTexts, { ...confusables, judgeName, getLabelFacts });
}
