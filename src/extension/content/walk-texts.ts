// Finds the texts of a page that may contain names, without scripts, styles and editors.

import { mayContainName } from './list-passages.ts';

/** Elements whose text is not page text, or is being edited. */
const SKIPPED = new Set(
  `script style noscript template head title textarea input select option datalist iframe object embed canvas video audio`.split(
    /\s+/u,
  ),
);

/** Roles of editors. */
const EDITOR_ROLES = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

/** Checks whether the text of an element and its descendants is skipped. */
export function isSkipped(element: Element): boolean {
  if (SKIPPED.has(element.localName)) return true;
  if (!element.hasAttributes()) return false;
  const editable = element.getAttribute('contenteditable');
  if (editable !== null && editable.toLowerCase() !== 'false') return true;
  return EDITOR_ROLES.has(element.getAttribute('role') ?? '');
}

/** Checks whether a node is inside an element that is skipped. */
export function isInSkipped(node: Node): boolean {
  for (let at: Node | null = node; at; at = at.parentNode ?? (at as ShadowRoot).host ?? null) {
    if (at.nodeType === Node.ELEMENT_NODE && isSkipped(at as Element)) return true;
  }
  return false;
}

/** Returns the open or closed shadow root of an element, as far as the browser lets extensions see it. */
function getShadowRoot(element: Element): ShadowRoot | null {
  // <ens-name> already shows the verdict there.
  if (element.localName === 'ens-name') return null;
  const own = (element as Element & { openOrClosedShadowRoot?: ShadowRoot | null })
    .openOrClosedShadowRoot;
  if (own !== undefined) return own;
  if (element.shadowRoot) return element.shadowRoot;
  // Only custom elements and a few others can have a closed shadow root.
  const mayHaveRoot = element.localName.includes('-') && element instanceof HTMLElement;
  return mayHaveRoot && chrome.dom ? chrome.dom.openOrClosedShadowRoot(element) : null;
}

/** Custom elements, which may have a shadow root. */
const CUSTOM_ELEMENTS = ".//*[contains(local-name(), '-')]";

const ORDERED_SNAPSHOT = 7; // XPathResult.ORDERED_NODE_SNAPSHOT_TYPE

/** Largest number of descendants of an element whose text is searched at once. */
const MAX_SEARCHED = 200;

/**
 * Yields the texts of a node and of its shadow roots that may contain a name. Yields null after each step that finds no
 * text, so that the caller can pause. Skips elements whose text contains no name, because checking each of their nodes
 * would take ten times as long.
 *
 * @param onShadowRoot called with each shadow root, before its texts
 */
export function* walkTexts(
  root: Node,
  onShadowRoot: (root: ShadowRoot) => void,
): Generator<Text | null> {
  yield* walkTree(root, false);
  for (const shadow of listShadowRoots(root)) {
    onShadowRoot(shadow);
    yield null;
    for (const child of shadow.childNodes) yield* walkTexts(child, onShadowRoot);
  }
}

/** @param isSearched whether the text of an element around the node was searched */
function* walkTree(node: Node, isSearched: boolean): Generator<Text | null> {
  if (node.nodeType === Node.TEXT_NODE) {
    yield node as Text;
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE || isSkipped(node as Element)) return;
  const isSmall = isSearched || isSmallElement(node as Element);
  if (!isSearched && isSmall && !mayContainName(node.textContent ?? '')) {
    yield null;
    return;
  }
  for (const child of listChildren(node, isSmall)) {
    if (child) yield* walkTree(child, isSmall);
    else yield null;
  }
}

/** Number of children whose text is searched together. */
const GROUP = 50;

/** Yields the children of a node. Yields null for a group of children whose text contains no name. */
function* listChildren(node: Node, isSearched: boolean): Generator<Node | null> {
  const { childNodes } = node;
  for (let start = 0; start < childNodes.length; start += GROUP) {
    const end = Math.min(start + GROUP, childNodes.length);
    const isGrouped = !isSearched && childNodes.length > GROUP;
    if (isGrouped) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      if (!mayContainName(range.toString())) {
        yield null;
        continue;
      }
    }
    for (let at = start; at < end; at += 1) yield childNodes[at] ?? null;
  }
}

function isSmallElement(element: Element): boolean {
  return element.getElementsByTagName('*').length <= MAX_SEARCHED;
}

function* listShadowRoots(root: Node): Generator<ShadowRoot> {
  if (root.nodeType !== Node.ELEMENT_NODE) return;
  const own = getShadowRoot(root as Element);
  if (own) yield own;
  const found = document.evaluate(CUSTOM_ELEMENTS, root, null, ORDERED_SNAPSHOT, null);
  for (let at = 0; at < found.snapshotLength; at += 1) {
    const shadow = getShadowRoot(found.snapshotItem(at) as Element);
    if (shadow) yield shadow;
  }
}
