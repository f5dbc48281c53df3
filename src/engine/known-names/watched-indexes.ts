// Indexes groups of watched names that are compared only with some labels.

import { lazy } from '../../primitives/lazy.ts';
import type { KnownName } from './known-name.ts';
import { createKnownNameIndex } from './known-name-index.ts';
import type { GetReadings } from './readings.ts';
import { addUnusualNames, type UnusualNameIndex } from './unusual-name-index.ts';
import { isComparedShort } from './watched-names.ts';

/** Groups names by a key. Creates the index of a group when it is first needed. */
export function createWatchedIndexes(
  names: Iterable<readonly [key: string, known: KnownName]>,
  getReadings: GetReadings,
): ReadonlyMap<string, () => UnusualNameIndex> {
  const groups = new Map<string, KnownName[]>();
  for (const [key, known] of names) {
    const group = groups.get(key);
    if (group) group.push(known);
    else groups.set(key, [known]);
  }
  const createIndex = (group: readonly KnownName[]) =>
    addUnusualNames(
      createKnownNameIndex(group, getReadings, () => null),
      getReadings,
    );
  return new Map(Array.from(groups, ([key, group]) => [key, lazy(() => createIndex(group))]));
}

/**
 * Finds the parents of the watched subnames that start with the same labels as a name: first of those that start with one
 * label, then with two, and so on.
 */
export type FindParents = (labels: readonly string[]) => readonly UnusualNameIndex[];

/**
 * Finds the parents of watched subnames. Behind the same labels, they are compared as strictly as watched names: nobody
 * else has a reason to own `treasury.mabbel.eth` beside `treasury.mabel.eth`. Returns null if no subname is watched.
 */
export function createFindParents(
  watched: readonly KnownName[],
  getReadings: GetReadings,
): FindParents | null {
  const subnames = watched.filter(({ parent }) => parent !== null);
  if (subnames.length === 0) return null;
  const getIndexes = lazy(() => createWatchedIndexes(subnames.flatMap(listParents), getReadings));
  return (labels) => {
    const indexes = getIndexes();
    const found: UnusualNameIndex[] = [];
    let start = '';
    for (const label of labels) {
      start += found.length === 0 ? label : `.${label}`;
      const getIndex = indexes.get(start);
      // No subname starts with more labels, because each of its starts is a key.
      if (!getIndex) break;
      found.push(getIndex());
    }
    return found;
  };
}

/** Lists the parents of a subname, each with the labels before it. The name of each entry is the subname. */
function listParents(known: KnownName): (readonly [start: string, known: KnownName])[] {
  const labels = known.name.split('.');
  return labels.slice(1, -1).map((label, before) => {
    const above = labels.slice(before + 2);
    const parent = above.length > 1 ? above.join('.') : null;
    const start = labels.slice(0, before + 1).join('.');
    return [start, { ...known, label, parent, isShort: isComparedShort(label) }];
  });
}
