// Groups known names by label, because many known names can have the same label.

import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { isSimpleText } from '../text/plain-text.ts';
import { removeSeparators } from './compared-text.ts';
import type { KnownName } from './known-name.ts';
import type { GetReadings } from './readings.ts';

/** The texts by which a label is compared. */
interface ComparedText {
  /** The ASCII text that the label reads as, without separators. Null if it does not read as ASCII. */
  readonly plain: string | null;
  /** `plain`, or the label without separators if `plain` is null. */
  readonly bare: string;
}

/** A known name, and the texts by which it is compared. */
export interface IndexedName extends KnownName, ComparedText {}

/** A label of one or more known names. */
export interface IndexedLabel extends ComparedText {
  readonly label: string;
  /** Whether a name with this label is a near name. */
  isNear: boolean;
}

export interface NamesByLabel {
  /** The labels without repeats, in the order of the names. */
  readonly labels: readonly IndexedLabel[];
  /** Returns the known name. If it is both built in and watched, returns the first one. */
  getName(name: string): KnownName | undefined;
  /** Checks whether a known name has this label. Faster than `getName`. */
  hasLabel(label: string): boolean;
  /** Returns a known name with this label that is compared under this parent. */
  getLabel(label: string, parent: string): KnownName | undefined;
  /** Lists the names with this label that are compared under this parent. Names that are only compared there come first. */
  listNames(label: string, parent: string): readonly IndexedName[];
}

/** @param getReadings is not called for simple text */
export function groupByLabel(
  knownNames: readonly KnownName[],
  getReadings: GetReadings,
): NamesByLabel {
  const byName = new Map<string, KnownName>();
  const byLabel = new Map<string, IndexedLabel>();
  /** By label: names that are compared under any parent. By full name: names that are compared under their own parent. */
  const byPlace = new Map<string, IndexedName[]>();

  function addName(known: KnownName): void {
    const { name, label, parent, isWatched, isNear } = known;
    if (!byName.has(name)) byName.set(name, known);
    const shared = byLabel.get(label) ?? readLabel(label);
    byLabel.set(label, shared);
    shared.isNear ||= isNear;
    const place = parent === null ? label : name;
    const alike = byPlace.get(place) ?? [];
    byPlace.set(place, alike);
    // Of watched names that are compared alike, keep the first by name, because findings mention that one.
    const at = alike.findIndex((other) => isWatched && other.isWatched);
    const other = alike[at];
    if (other && other.name < name) return;
    alike[other ? at : alike.length] = { ...known, plain: shared.plain, bare: shared.bare };
  }

  function readLabel(label: string): IndexedLabel {
    const plain = getPlainText(label);
    return { label, plain, bare: plain ?? removeSeparators(label), isNear: false };
  }

  /** Returns the ASCII text that a label reads as, or null. */
  function getPlainText(label: string): string | null {
    const bare = removeSeparators(label);
    const text = isSimpleText(bare) ? bare : joinStrictSequences(getReadings(bare).loose);
    return isSimpleText(text) ? removeSeparators(text) : null;
  }

  const listNames = (label: string, parent: string) =>
    [`${label}.${parent}`, label].flatMap((place) => byPlace.get(place) ?? []);

  knownNames.forEach(addName);

  return {
    labels: [...byLabel.values()],
    getName: (name) => byName.get(name),
    hasLabel: (label) => byLabel.has(label),
    getLabel: (label, parent) => (byLabel.has(label) ? listNames(label, parent)[0] : undefined),
    listNames,
  };
}
