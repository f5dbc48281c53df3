// Walks over the text of a page, without scripts, styles and editors.

/** Elements whose text is no text of the page, or is being edited. */
const SKIPPED = new Set(
  `SCRIPT STYLE NOSCRIPT TEMPLATE HEAD TITLE TEXTAREA INPUT SELECT OPTION DATALIST IFRAME OBJECT EMBED CANVAS VIDEO AUDIO`.split(
    /\s+/u,
  ),
);

/** Roles of editors. */
const EDITOR_ROLES = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

/** Checks whether the text of an element and its descendants is skipped. */
export function isSkipped(element: Element): boolean {
  if (SKIPPED.has(element.tagName.toUpperCase())) return true;
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

/** Visits elements and texts that are not skipped. */
const ELEMENTS_AND_TEXTS = 5; // NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT

const filter: NodeFilter = (node) =>
  node.nodeType === Node.ELEMENT_NODE && isSkipped(node as Element)
    ? NodeFilter.FILTER_REJECT
    : NodeFilter.FILTER_ACCEPT;

export interface WalkOptions {
  /** Called with each shadow root, before its texts. */
  onShadowRoot(root: ShadowRoot): void;
}

/**
 * Yields the texts of a node and of its shadow roots. Yields null for every other node, so that the caller can pause.
 *
 * @param from element of the root to start at. Earlier texts follow at the end
 */
export function* walkTexts(
  root: Node,
  { onShadowRoot }: WalkOptions,
  from: Element | null = null,
): Generator<Text | null> {
  if (root.nodeType === Node.TEXT_NODE) {
    yield root as Text;
    return;
  }
  if (root.nodeType === Node.ELEMENT_NODE && isSkipped(root as Element)) return;
  if (from && from !== root && root.contains(from) && !isInSkipped(from)) {
    yield* walkFrom(root, from, null, onShadowRoot);
    yield* walkFrom(root, root, from, onShadowRoot);
  } else yield* walkFrom(root, root, null, onShadowRoot);
}

/** Walks from one node in document order to another one, or to the end. */
function* walkFrom(
  root: Node,
  from: Node,
  to: Node | null,
  onShadowRoot: WalkOptions['onShadowRoot'],
): Generator<Text | null> {
  const walker = root.ownerDocument?.createTreeWalker(root, ELEMENTS_AND_TEXTS, filter);
  if (!walker) return;
  walker.currentNode = from;
  for (let node: Node | null = from; node && node !== to; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) {
      yield node as Text;
      continue;
    }
    yield null;
    const shadow = node.nodeType === Node.ELEMENT_NODE ? getShadowRoot(node as Element) : null;
    if (!shadow) continue;
    onShadowRoot(shadow);
    for (const child of shadow.childNodes) yield* walkTexts(child, { onShadowRoot });
  }
}
