// Relations between the nodes of a page.

export function isText(node: Node): node is Text {
  return node.nodeType === Node.TEXT_NODE;
}

/** Returns the parent of a node as the page shows it: a slot, or the host of a shadow root. */
export function getComposedParent(node: Node): Node | null {
  return (
    (node as Partial<Slottable>).assignedSlot ??
    node.parentNode ??
    (node as Partial<ShadowRoot>).host ??
    null
  );
}

/** Returns the last node inside a node, or the node itself if it has no children. */
export function getLastInside(node: Node): Node {
  let last = node;
  while (last.lastChild) last = last.lastChild;
  return last;
}

/** Elements whose text is not page text or is being edited. */
const SKIPPED = new Set(
  `script style noscript template head title textarea input select option datalist iframe object embed canvas video audio`.split(
    /\s+/u,
  ),
);

const EDITOR_ROLES = new Set(['textbox', 'searchbox']);

/** Values of `contenteditable` that make an element editable. Any other value has no effect. */
const EDITABLE = new Set(['', 'true', 'plaintext-only']);

/** Checks whether the text of an element and its descendants must be skipped. */
export function isSkipped(element: Element): boolean {
  if (SKIPPED.has(element.localName)) return true;
  if (!element.hasAttributes()) return false;
  const editable = element.getAttribute('contenteditable');
  if (editable !== null && EDITABLE.has(editable.toLowerCase())) return true;
  return EDITOR_ROLES.has(element.getAttribute('role') ?? '');
}

export function isInSkipped(node: Node): boolean {
  if (document.designMode === 'on') return true;
  for (let at: Node | null = node; at; at = getComposedParent(at)) {
    if (at.nodeType === Node.ELEMENT_NODE && isSkipped(at as Element)) return true;
  }
  return false;
}
