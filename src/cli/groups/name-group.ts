import type { Rating } from '../../contract/rating.ts';
import type { LookAlikeGroup, LookAlikes } from '../../lists/rows/look-alike-groups.ts';
import { createColumnReader, type RowStore } from '../../lists/rows/row-store.ts';

/** A name in a group. */
export interface GroupedName {
  name: string;
  rating: Rating;
  /** Known name that the name imitates, or null. */
  imitates: string | null;
  /** Number of times the name occurs in the lists. */
  count: number;
}

/** Names that look alike, in list order. They share a skeleton (`exact`) or a loose skeleton (`loose`). */
export interface NameGroup {
  /** Number of the group, from 1. */
  group: number;
  look: keyof LookAlikes;
  names: GroupedName[];
}

/** Lists the names of a group, each once. */
export function describeGroup(
  store: RowStore,
  look: keyof LookAlikes,
  { rows }: LookAlikeGroup,
  group: number,
): NameGroup {
  const getRating = createColumnReader(store, 'rating');
  const names = new Map<string, GroupedName>();
  for (const row of rows) {
    const name = store.name(row);
    const known = names.get(name);
    if (known) known.count += 1;
    else {
      const rating = getRating(row) as Rating;
      names.set(name, { name, rating, imitates: store.getTarget(row), count: 1 });
    }
  }
  return { group, look, names: [...names.values()] };
}
