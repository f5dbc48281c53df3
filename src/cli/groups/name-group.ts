import type { Rating } from '../../contract/rating.ts';
import type { LookAlikeGroup, LookAlikes } from '../../lists/rows/look-alike-groups.ts';
import { createColumnReader, type RowStore } from '../../lists/rows/row-store.ts';

/** A name of a group. */
export interface GroupedName {
  name: string;
  rating: Rating;
  /** The known name that it imitates; null where there is none. */
  imitates: string | null;
  /** How many times it is in the lists. */
  count: number;
}

/** Names that look alike, in the order of the lists: by equal skeletons, or by those without their marks. */
export interface NameGroup {
  look: keyof LookAlikes;
  names: GroupedName[];
}

/** What is told of a group: each of its names once. */
export function describeGroup(
  store: RowStore,
  look: keyof LookAlikes,
  { rows }: LookAlikeGroup,
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
  return { look, names: [...names.values()] };
}
