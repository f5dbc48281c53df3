// Reads the start of a name whose end is in another element: `<b>vitalik</b><i>.eth</i>`.

/** Elements that do not interrupt a word. */
const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i ins kbd mark q s samp small span strong sub sup u var wbr'.split(
    ' ',
  ),
);

const STARTS_WITH_DOT = /^[.。．｡․]/u;

/** Maximum number of nodes that are read before a text. */
const MAX_NODES = 8;

/** Returns the text directly before a text that starts with a dot, without white space between them. */
export function getTextBefore(text: Text): string {
  if (!STARTS_WITH_DOT.test(text.data)) return '';
  let before = '';
  let at: Node = text;
  for (let count = 0; count < MAX_NODES; count += 1) {
    const previous = findPrevious(at);
    if (!previous) return before;
    at = previous;
    if (at.nodeType !== Node.TEXT_NODE) continue;
    before = (at as Text).data + before;
    if (/\s/u.test((at as Text).data)) return before;
  }
  return before;
}

/** Returns the previous node in document order, or null if a block or the root is between them. */
function findPrevious(node: Node): Node | null {
  let previous = node.previousSibling;
  if (!previous) {
    const parent = node.parentElement;
    return parent && INLINE.has(parent.localName) ? findPrevious(parent) : null;
  }
  while (previous.lastChild && INLINE.has((previous as Element).localName)) {
    previous = previous.lastChild;
  }
  const isText = previous.nodeType === Node.TEXT_NODE;
  return isText || INLINE.has((previous as Element).localName) ? previous : null;
}
