/** Matches reference links with the definitions of their targets, whichever comes first. */
export interface ReferencePairs<Link> {
  /** Adds a link. Returns the targets that are known. */
  addLink(reference: string, link: Link): readonly string[];
  /** Adds a definition. Returns the links that wait for this target. */
  addDefinition(reference: string, target: string): readonly Link[];
}

/** Maximum number of stored links, and of stored definitions. */
const MAX_KEPT = 10_000;

/**
 * Maximum number of definitions of one reference. Only the first definition counts in Markdown, but it can be in a
 * comment or an example that the reader does not recognize.
 */
const MAX_DEFINITIONS = 8;

export function createReferencePairs<Link>(): ReferencePairs<Link> {
  const links = createLists<Link>();
  const definitions = createLists<string>();
  return {
    addLink(reference, link) {
      links.add(reference, link);
      return definitions.get(reference);
    },
    addDefinition(reference, target) {
      if (definitions.get(reference).length >= MAX_DEFINITIONS) return [];
      definitions.add(reference, target);
      return links.get(reference);
    },
  };
}

function createLists<T>() {
  const lists = new Map<string, T[]>();
  let count = 0;
  return {
    get: (key: string): readonly T[] => lists.get(key) ?? [],
    add(key: string, item: T) {
      if (count >= MAX_KEPT) return;
      count += 1;
      const list = lists.get(key);
      if (list) list.push(item);
      else lists.set(key, [item]);
    },
  };
}
