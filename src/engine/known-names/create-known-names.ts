// The entry point of known names: judges names against the built-in list and the user's watchlist.

import { isPlainText } from '../../primitives/plain-text.ts';
import type { Confusables } from '../confusables/confusables.ts';
import { addNativeNames, getNativeNames } from './add-native-names.ts';
import { findAddress } from './address-shape.ts';
import { correctFinding } from './correct-evidence.ts';
import { createFrames } from './emoji-frames.ts';
import { createHangulEdits } from './hangul-edits.ts';
import type { Resemblance } from './imitation-finding.ts';
import type { LabelWords } from './judge-label.ts';
import { judgeName, type NameLabel, type NameSources } from './judge-name.ts';
import { TOP } from './name-parents.ts';
import { findEdit } from './one-edit.ts';
import {
  createIndex,
  createPlainJudge,
  type KnownNamesOptions,
  type PlainKnownNames,
} from './plain-known-names.ts';
import { createGetReadings } from './readings.ts';
import type { ShownOrder } from './shown-order.ts';
import { addUnusualNames } from './unusual-name-index.ts';
import { createFindParents } from './watched-indexes.ts';

export interface KnownNames extends PlainKnownNames {
  /**
   * @param shownOrder the order in which plain text shows the labels, if it differs
   * @param isUnderDns whether the name ends with a top-level domain of DNS
   */
  judgeName(
    labels: readonly NameLabel[],
    shownOrder: ShownOrder | null,
    isUnderDns: boolean,
  ): Resemblance;
  /** Checks whether a label is one edit away from `eth` or reads as `eth`. */
  readsAsTop(label: string): boolean;
}

/**
 * Creates known names that judge any name.
 *
 * @param getGraphemes returns the graphemes of a normalized label
 */
export function createKnownNames(
  confusables: Pick<
    Confusables,
    | 'skeleton'
    | 'looseSkeleton'
    | 'extendedReadings'
    | 'foldNativeLooks'
    | 'foldNativeLook'
    | 'typedSkeleton'
    | 'mayReadAsSimple'
  >,
  words: LabelWords,
  getGraphemes: NameSources['getGraphemes'],
  options: KnownNamesOptions = {},
): KnownNames {
  const getReadings = createGetReadings(confusables);
  const ownIndex = addUnusualNames(createIndex(options, getReadings), getReadings);
  const { watched = [], usesBuiltIn = true } = options;
  const index = usesBuiltIn ? addNativeNames(ownIndex, getReadings, confusables) : ownIndex;
  const { typedSkeleton: getTypedSkeleton, mayReadAsSimple } = confusables;
  const reading = { getReadings, getTypedSkeleton, mayReadAsSimple };
  const getOthers = () => (usesBuiltIn ? [...watched, ...getNativeNames()] : watched);
  const findHangulEdit = createHangulEdits(getOthers, index);
  const findFramed = createFrames(watched, getGraphemes, getReadings, mayReadAsSimple);
  const findParents = createFindParents(watched, getReadings);
  const finders = { findAddress, findHangulEdit, findFramed, findParents };
  const sources = { index, getGraphemes, ...finders, ...words, ...reading };
  const { judgePlainName } = createPlainJudge(sources);
  /** Judges a plain name, which may imitate a watched name beyond ASCII. */
  const judgeBesideUnusual: typeof judgePlainName = (name) => {
    const judged = judgePlainName(name);
    if (judged.imitation === null) return judged;
    const label = name.slice(0, name.indexOf('.'));
    const imitation = correctFinding(judged.imitation, label, getGraphemes);
    return { ...judged, imitation };
  };
  const isAllPlain = watched.every(({ label }) => isPlainText(label));
  return {
    judgePlainName: isAllPlain ? judgePlainName : judgeBesideUnusual,
    judgeName: (labels, shownOrder, isUnderDns) =>
      judgeName(labels, shownOrder, isUnderDns, sources),
    readsAsTop: (label) =>
      findEdit(label, TOP) !== null || getReadings(label).extended.includes(TOP),
  };
}
