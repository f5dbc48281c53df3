import type { ListedName } from '../../../contract/inspector-service.ts';

/** Those of a category, any when it is empty, whose name or title holds the text; capitals and spaces count for nothing. */
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

/** How many names each category has, in the order of the list. */
export function countCategories(
  listed: readonly ListedName[],
): [category: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { category } of listed) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts];
}
