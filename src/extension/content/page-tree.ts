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
