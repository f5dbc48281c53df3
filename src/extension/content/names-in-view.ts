// Lists the names on the page that may be in view, without measuring every name of a long text.

import { getNameBox } from './name-boxes.ts';
import { getNameElement, type PageName } from './page-name.ts';

/** Distance from the viewport within which names get marks, as a fraction of the viewport height. */
const MARGIN = 0.25;

/** Number of names in one element above which their places are searched. */
const MAX_LISTED = 16;

interface NameGroup {
  readonly element: Element;
  names: PageName[];
  /** Whether the names are in page order. */
  isSorted: boolean;
}

/** @param onChange called when names come into view or leave it */
export function createNamesInView(onChange: () => void) {
  const groups = new WeakMap<Element, NameGroup>();
  const elements = new WeakMap<PageName, Element>();
  const near = new Set<NameGroup>();
  const observer = new IntersectionObserver(handleView, { rootMargin: `${MARGIN * 100}%` });

  function watch(name: PageName, element: Element | null): NameGroup | null {
    if (!element) return null;
    elements.set(name, element);
    const group = groups.get(element) ?? { element, names: [], isSorted: true };
    const last = group.names.at(-1);
    if (last && compareNames(last, name) > 0) group.isSorted = false;
    group.names.push(name);
    if (!groups.has(element)) {
      groups.set(element, group);
      observer.observe(element);
    }
    return group;
  }

  function unwatch(name: PageName): void {
    const element = elements.get(name);
    const group = element && groups.get(element);
    if (!group) return;
    group.names = group.names.filter((other) => other !== name);
    // A group in view stays until the next round, because the page may only have replaced its text.
    if (group.names.length === 0 && !near.has(group)) forget(group);
  }

  function forget(group: NameGroup): void {
    groups.delete(group.element);
    near.delete(group);
    observer.unobserve(group.element);
  }

  function handleView(entries: readonly IntersectionObserverEntry[]): void {
    let isChanged = false;
    for (const { target, isIntersecting, boundingClientRect: box } of entries) {
      const group = groups.get(target);
      if (!group) continue;
      isChanged ||= isIntersecting !== near.has(group);
      if (isIntersecting) near.add(group);
      else near.delete(group);
      if (isIntersecting || box.width > 0 || box.height > 0) continue;
      // An element without a box never intersects the viewport, but its text can.
      for (const name of group.names) {
        unwatch(name);
        watch(name, target.parentElement);
      }
    }
    if (isChanged) onChange();
  }

  return {
    add(name: PageName) {
      const group = watch(name, getNameElement(name));
      // The observer only reports elements that come into view.
      if (group && near.has(group)) onChange();
    },
    remove: unwatch,
    /** Yields names that may be in view. */
    *list() {
      for (const group of near) {
        if (group.names.length === 0) forget(group);
        else yield* listInView(group);
      }
    },
    isEmpty: () => near.size === 0,
  };
}

function* listInView(group: NameGroup): Generator<PageName> {
  if (!group.isSorted) {
    group.names.sort(compareNames);
    group.isSorted = true;
  }
  const { names } = group;
  const margin = MARGIN * innerHeight;
  for (let at = findFirstBelow(names, -margin); at < names.length; at += 1) {
    const name = names[at] as PageName;
    const box = names.length > MAX_LISTED ? getNameBox(name) : null;
    if (box && box.top > innerHeight + margin) return;
    yield name;
  }
}

/**
 * Finds the first name whose box ends below a given vertical position in the viewport. Reads few boxes, because lines
 * are in order.
 */
function findFirstBelow(names: readonly PageName[], height: number): number {
  let low = 0;
  let high = names.length > MAX_LISTED ? names.length : 0;
  while (low < high) {
    const middle = (low + high) >> 1;
    const box = getNameBox(names[middle] as PageName);
    if (box && box.bottom >= height) high = middle;
    else low = middle + 1;
  }
  return low;
}

function compareNames({ parts: [a] }: PageName, { parts: [b] }: PageName): number {
  if (!a || !b) return 0;
  if (a.node === b.node) return a.start - b.start;
  const isAfter = a.node.compareDocumentPosition(b.node) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isAfter ? -1 : 1;
}
