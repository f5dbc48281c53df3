// Puts marks into a text of the page, and takes them out again without a trace.

/** A mark and the index in the text after which it is put, in UTF-16 code units. */
export interface PlacedMark {
  readonly end: number;
  readonly element: HTMLElement;
}

/** Marks in one text of the page. The text is split at the marks. Its first part is the node of the page itself. */
export interface TextMarks {
  readonly first: Text;
  /** The rest of the text, in nodes that were added. */
  readonly rest: readonly Text[];
  readonly elements: readonly HTMLElement[];
  /** Removes the marks and joins the text again. Keeps text that the page has changed since. */
  remove(): void;
  /** Checks whether the page has left the text and the marks as they were put. */
  isIntact(): boolean;
}

/** Splits a text and puts the marks behind the names. `marks` are in order. */
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
      // A page that writes a new text into its node means the whole text, so the old rest has to go. Text that the page
      // has written into another part is its own.
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
