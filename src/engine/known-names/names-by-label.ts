// Known names by their labels, and what of a label is compared.

import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { isSimpleText } from '../text/plain-text.ts';
import { removeSeparators } from './compared-text.ts';
import type { KnownName } from './known-name.ts';
import type { GetReadings } from './readings.ts';

/** What a label is compared as. */
interface ComparedText {
  /** The ASCII text that it reads as, without hyphens; null when it reads as none. */
  readonly plain: string | null;
  /** That text; the label without hyphens where there is none. */
  readonly bare: string;
}

/** A known name as it is compared. */
export interface IndexedName extends KnownName, ComparedText {}

/** A label of known names, of which a hundred thousand may have the same. */
export interface IndexedLabel extends ComparedText {
  readonly label: string;
  /** True when some name of it is compared with labels one edit away. */
  isNear: boolean;
}

export interface NamesByLabel {
  /** Each once, in the order of the names. */
  readonly labels: readonly IndexedLabel[];
  /** A known name, of those from the built-in list and the user's the first. */
  getName(name: string): KnownName | undefined;
  /** True when some known name has this label; quicker than asking for the name. */
  hasLabel(label: string): boolean;
  /** A known name whose label this is, under any parent that it may be compared under. */
  getLabel(label: string, parent: string): KnownName | undefined;
  /** Names of the label that are compared under this parent, those under it alone first. */
  listNames(label: string, parent: string): readonly IndexedName[];
}

/** @param getReadings never asked for a simple text */
export function groupByLabel(
  knownNames: readonly KnownName[],
  getReadings: GetReadings,
): NamesByLabel {
  const byName = new Map<string, KnownName>();
  const byLabel = new Map<string, IndexedLabel>();
  /** By label those that are compared under any parent, by name those that are under their own alone. */
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
    // Of watched names that are compared alike findings tell of the one that comes first.
    const at = alike.findIndex((other) => isWatched && other.isWatched);
    const other = alike[at];
    if (other && other.name < name) return;
    alike[other ? at : alike.length] = { ...known, plain: shared.plain, bare: shared.bare };
  }

  function readLabel(label: string): IndexedLabel {
    const plain = getPlainText(label);
    return { label, plain, bare: plain ?? removeSeparators(label), isNear: false };
  }

  /** The ASCII text that a label reads as. */
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
