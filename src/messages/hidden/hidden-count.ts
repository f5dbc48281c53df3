/** Counts hidden characters in a text, because many short runs together can contain a message. */
export interface HiddenCount {
  add(characters: Iterable<string>): void;
  /** The different characters that were counted. */
  readonly kinds: ReadonlySet<string>;
  /**
   * Returns the status of the whole text, or null if it has too few of these characters for a message.
   *
   * @param length length of the text in UTF-16 code units
   */
  getStatus(length: number): 'alert' | 'warn' | null;
}

/**
 * Minimum numbers of hidden characters that can contain a message: if their kinds differ, and if all are of one kind.
 */
const MIN_MESSAGE = { different: 16, equal: 64 };

/** Maximum text length per hidden character for an alert. Long texts contain a few of these characters by accident. */
const DENSE = 500;

export function createHiddenCount(): HiddenCount {
  const kinds = new Set<string>();
  let total = 0;
  return {
    kinds,
    add(characters) {
      for (const character of characters) {
        kinds.add(character);
        total += 1;
      }
    },
    getStatus(length) {
      if (total < (kinds.size > 1 ? MIN_MESSAGE.different : MIN_MESSAGE.equal)) return null;
      return kinds.size > 1 && length <= total * DENSE ? 'alert' : 'warn';
    },
  };
}
