// Finds the shadow roots of a page. Browsers do not report when an element gets a shadow root.

/**
 * Built-in elements that can have a shadow root: https://dom.spec.whatwg.org/#valid-shadow-host-name. Most of them have
 * no other content. Checking all elements of this kind would take 100 ms on a 2 MB page.
 */
const BUILT_IN =
  ':is(article,aside,blockquote,body,div,footer,h1,h2,h3,h4,h5,h6,header,main,nav,p,section,span):empty';

/** The name of a custom element contains a hyphen. */
const CUSTOM = ".//*[contains(local-name(), '-')]";

const ORDERED_SNAPSHOT = 7; // XPathResult.ORDERED_NODE_SNAPSHOT_TYPE

/** Number of built-in elements that are checked in one step. */
const STEP = 2_000;

/** Maximum number of custom elements to check again. */
const MAX_WAITING = 2_000;

/** Returns the open or closed shadow root of an element, if the browser lets extensions access the root. */
function getShadowRoot(element: Element): ShadowRoot | null {
  // <ens-name> already shows the verdict there.
  if (element.localName === 'ens-name') return null;
  const own = (element as Element & { openOrClosedShadowRoot?: ShadowRoot | null })
    .openOrClosedShadowRoot;
  if (own !== undefined) return own;
  if (element.shadowRoot) return element.shadowRoot;
  // Requesting the closed shadow root of every element on a page takes too long.
  return isCustom(element) && chrome.dom ? chrome.dom.openOrClosedShadowRoot(element) : null;
}

function isCustom(element: Element): element is HTMLElement {
  return element.localName.includes('-') && element instanceof HTMLElement;
}

/** Finds shadow roots, including those that are attached later. */
export function createShadowRootFinder(onFound: (root: ShadowRoot) => void) {
  let found = new WeakSet<ShadowRoot>();
  const waiting = new Set<Element>();

  function check(element: Element): boolean {
    const shadow = getShadowRoot(element);
    if (shadow && !found.has(shadow)) {
      found.add(shadow);
      onFound(shadow);
    }
    return shadow !== null;
  }

  function wait(element: Element): void {
    if (waiting.size < MAX_WAITING) waiting.add(element);
  }

  function* checkBuiltIn(root: Element): Generator<null> {
    const elements = root.querySelectorAll(BUILT_IN);
    for (let at = 0; at < elements.length; at += 1) {
      const element = elements[at] as Element;
      if (element.shadowRoot) check(element);
      if (at % STEP === STEP - 1) yield null;
    }
  }

  return {
    /** Yields after each step so that the caller can pause. Calls `onFound` with each root that was not found before. */
    *search(root: Node) {
      if (root.nodeType !== Node.ELEMENT_NODE) return;
      if (!check(root as Element) && isCustom(root as Element)) wait(root as Element);
      if (!(root as Element).firstElementChild) return;
      const custom = document.evaluate(CUSTOM, root, null, ORDERED_SNAPSHOT, null);
      for (let at = 0; at < custom.snapshotLength; at += 1) {
        const element = custom.snapshotItem(at) as Element;
        if (!check(element)) wait(element);
      }
      yield null;
      yield* checkBuiltIn(root as Element);
    },
    /** Rechecks custom elements that had no shadow root on the previous check. */
    searchAgain() {
      for (const element of waiting) {
        if (!element.isConnected || check(element)) waiting.delete(element);
      }
    },
    clear() {
      found = new WeakSet();
      waiting.clear();
    },
  };
}
