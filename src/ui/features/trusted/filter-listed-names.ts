import type { ListedName } from '../../../contract/inspector-service.ts';

/** Finds the names that contain the search text in their name or title. An empty category stands for all categories. */
export function filterListedNames(
  listed: readonly ListedName[],
  search: string,
  category: string,
): readonly ListedName[] {
  const fold = (text: string) => text.toLowerCase().replaceAll(/\s/g, '');
  const sought = fold(search);
  return listed.filter(
    (known) =>
      (category === '' || known.category === category) &&
      (fold(known.name).includes(sought) || fold(known.title).includes(sought)),
  );
}

/** Counts the names in each category, in list order. */
export function countCategories(
  listed: readonly ListedName[],
): [category: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { category } of listed) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts];
}
