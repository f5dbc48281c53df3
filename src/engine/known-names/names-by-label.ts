// Groups known names by label, because many known names can have the same label.

import { isSimpleText } from '../../primitives/plain-text.ts';
import { joinStrictSequences } from '../confusables/letter-sequences.ts';
import { removeSeparators } from './compared-text.ts';
import type { KnownName } from './known-name.ts';
import { allowsEdits } from './one-edit.ts';
import type { GetReadings } from './readings.ts';

/** Texts that represent a label in comparisons. */
interface ComparedText {
  /** The ASCII reading of the label, without separators. Null if the label does not read as ASCII. */
  readonly plain: string | null;
  /** The same as `plain`, or as `written` if `plain` is null. */
  readonly bare: string;
  /** The label without separators. */
  readonly written: string;
}

/** A known name with the texts that represent its label in comparisons. */
export interface IndexedName extends KnownName, ComparedText {}

/** A label of one or more known names. */
export interface IndexedLabel extends ComparedText {
  readonly label: string;
  /** Whether labels one edit away are compared with a name of this label. */
  allowsEdits: boolean;
}

export interface NamesByLabel {
  /** All different labels, in the order of the names. */
  readonly labels: readonly IndexedLabel[];
  /** Returns the known name. If it is both built in and watched, returns the first one. */
  getName(name: string): KnownName | undefined;
  /** Checks whether the name is the parent of a watched name, but not a known name itself. */
  isWatchedParent(name: string): boolean;
  /** Checks whether a known name has this label. Faster than `getName`. */
  hasLabel(label: string): boolean;
  /**
   * Returns a known name with this label that is compared under this parent.
   *
   * @param allowsParts whether the label can be a part of a watched subname. Default: false.
   */
  getLabel(label: string, parent: string, allowsParts?: boolean): KnownName | undefined;
  /**
   * Lists the names with this label that are compared under this parent. Names that are compared only under this parent
   * come first.
   */
  listNames(label: string, parent: string): readonly IndexedName[];
}

/** @param getReadings is not called for simple text */
export function groupByLabel(
  knownNames: readonly KnownName[],
  getReadings: GetReadings,
): NamesByLabel {
  const byName = new Map<string, KnownName>();
  const byLabel = new Map<string, IndexedLabel>();
  /**
   * Names that are compared under any parent, by label, and names that are compared only under their own parent, by
   * full name.
   */
  const byPlace = new Map<string, IndexedName[]>();
  const watchedParents = new Set<string>();

  function addName(known: KnownName): void {
    const { name, label, parent, isWatched, isPart, mode } = known;
    if (isPart) watchedParents.add(name);
    else if (!byName.has(name)) byName.set(name, known);
    const shared = byLabel.get(label) ?? readLabel(label);
    byLabel.set(label, shared);
    shared.allowsEdits ||= allowsEdits(mode, shared.bare.length);
    const place = parent === null ? label : name;
    const alike = byPlace.get(place) ?? [];
    byPlace.set(place, alike);
    // Keep only the first of the watched names with this key, sorted by name, because findings mention that name.
    const at = alike.findIndex((other) => isWatched && other.isWatched && other.isPart === isPart);
    const other = alike[at];
    if (other && other.name < name) return;
    const { plain, bare, written } = shared;
    alike[other ? at : alike.length] = { ...known, plain, bare, written };
  }

  function readLabel(label: string): IndexedLabel {
    const plain = getPlainText(label);
    const written = removeSeparators(label);
    return { label, plain, bare: plain ?? written, written, allowsEdits: false };
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
    isWatchedParent: (name) => watchedParents.has(name) && !byName.has(name),
    hasLabel: (label) => byLabel.has(label),
    getLabel: (label, parent, allowsParts = false) =>
      byLabel.has(label)
        ? listNames(label, parent).find(({ isPart }) => allowsParts || !isPart)
        : undefined,
    listNames,
  };
}
