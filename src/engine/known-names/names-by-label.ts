// Known names by their labels, and what of a label is compared.

import { isSimpleText } from '../text/plain-text.ts';
import { removeSeparators, undoSequences } from './compared-text.ts';
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
  /** Those that are compared under any parent. */
  readonly names: IndexedName[];
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
  /** Names of the label that are compared under this parent. */
  listNames(label: IndexedLabel, parent: string): readonly IndexedName[];
}

/** @param getReadings never asked for a simple text */
export function groupByLabel(
  knownNames: readonly KnownName[],
  getReadings: GetReadings,
): NamesByLabel {
  const byName = new Map<string, KnownName>();
  const byLabel = new Map<string, IndexedLabel>();
  /** Those that are compared under their own parent alone. */
  const subnames = new Map<string, IndexedName[]>();

  function addName(known: KnownName): void {
    if (!byName.has(known.name)) byName.set(known.name, known);
    const shared = getIndexedLabel(known.label);
    const { plain, bare } = shared;
    shared.isNear ||= known.isNear;
    const alike = known.parent === null ? shared.names : getSubnames(known.name);
    // Of watched names that are compared alike findings tell of the one that comes first.
    const at = known.isWatched ? alike.findIndex(({ isWatched }) => isWatched) : -1;
    const other = alike[at];
    if (other && other.name < known.name) return;
    alike[other ? at : alike.length] = { ...known, plain, bare };
  }

  function getIndexedLabel(label: string): IndexedLabel {
    let shared = byLabel.get(label);
    if (shared === undefined) {
      const plain = getPlainText(label);
      const bare = plain ?? removeSeparators(label);
      shared = { label, plain, bare, isNear: false, names: [] };
      byLabel.set(label, shared);
    }
    return shared;
  }

  /** The ASCII text that a label reads as. */
  function getPlainText(label: string): string | null {
    const bare = removeSeparators(label);
    const text = isSimpleText(bare) ? bare : undoSequences(getReadings(bare).loose);
    return isSimpleText(text) ? removeSeparators(text) : null;
  }

  function getSubnames(name: string): IndexedName[] {
    const found = subnames.get(name) ?? [];
    subnames.set(name, found);
    return found;
  }

  function listNames({ label, names }: IndexedLabel, parent: string): readonly IndexedName[] {
    const own = subnames.get(`${label}.${parent}`);
    return own ? [...names, ...own] : names;
  }

  knownNames.forEach(addName);

  return {
    labels: [...byLabel.values()],
    getName: (name) => byName.get(name),
    hasLabel: (label) => byLabel.has(label),
    getLabel(label, parent) {
      const shared = byLabel.get(label);
      return shared && listNames(shared, parent)[0];
    },
    listNames,
  };
}
