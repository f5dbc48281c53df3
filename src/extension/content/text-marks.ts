// Inserts marks into a text of the page, and removes them without leaving a trace.

/** A mark and the index in the text where the mark is inserted, in UTF-16 code units. */
export interface PlacedMark {
  readonly end: number;
  readonly element: HTMLElement;
}

/** Marks in one text of the page. The text is split at the marks. The first part stays in the page's original node. */
export interface TextMarks {
  readonly first: Text;
  /** The rest of the text, in nodes that were added. */
  readonly rest: readonly Text[];
  readonly elements: readonly HTMLElement[];
  /** Removes the marks and joins the text again. Keeps text that the page has changed since the marks were placed. */
  remove(): void;
  /** Checks whether the page has left the text and the marks unchanged. */
  isIntact(): boolean;
}

/** Splits a text and inserts the marks after the names. `marks` are in order. */
export function placeMarks(first: Text, marks: readonly PlacedMark[]): TextMarks {
  const elements: HTMLElement[] = [];
  const rest: Text[] = [];
  for (const { end, element } of marks.toReversed()) {
    if (end < first.length) rest.unshift(first.splitText(end));
    first.after(element);
    elements.unshift(element);
  }
  const expected = [first, ...rest].map(({ data }) => data);
  const isIntact = () =>
    [first, ...rest].every((part, at) => part.isConnected && part.data === expected[at]) &&
    elements.every((element) => element.isConnected);
  return {
    first,
    rest,
    elements,
    isIntact,
    remove() {
      for (const element of elements) element.remove();
      const isChanged = (part: Text, at: number) => part.data !== expected[at];
      // If the page writes new text into its node, the new text replaces the whole text, so the old parts are removed.
      // Text that the page has written into another part belongs to the page.
      const stale = rest.filter((part, at) => !isChanged(part, at + 1));
      if (isChanged(first, 0) || !first.parentNode) {
        for (const part of stale) part.remove();
        return;
      }
      for (const part of rest) {
        if (part.parentNode !== first.parentNode) continue;
        first.data += part.data;
        part.remove();
      }
    },
  };
}
