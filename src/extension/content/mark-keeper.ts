// Places the marks of judged texts when they come into view, and keeps them while the page changes.

import type { MarkedName } from '../extension-messages.ts';
import { createPageMark, type MarkActions } from './page-mark.ts';
import { placeMarks, type TextMarks } from './text-marks.ts';

/** Number of times that marks are put back into a text after the page has removed or changed them. */
const MAX_REPEATS = 3;

/**
 * Distance from the viewport within which marks are placed. Marks outside this distance would only cost layout time.
 */
const MARGIN = '50%';

/** The judged texts of a page and their marks. */
export interface MarkKeeper {
  /** Places the marks of a text when it comes into view. */
  add(node: Text, marks: readonly MarkedName[]): void;
  /**
   * Checks whether marks may be placed in a text. Parts of marked texts, and places where the page removes marks, are
   * excluded.
   */
  mayMark(node: Text): boolean;
  /** Checks whether a node is an added node or a marked text. */
  isOwn(node: Node): boolean;
  /** Removes the marks that the page has changed. Returns the texts to judge again. */
  repair(changed: Iterable<Node>): Text[];
  /** Forgets the texts that the page has removed, and counts the marks of the other texts. */
  count(): { alerts: number; marks: number };
  /** Removes all marks. */
  clear(): void;
}

/** @param change runs a change of the page that the caller must not take for a change by the page */
export function createMarkKeeper(
  actions: MarkActions,
  change: (run: () => void) => void,
): MarkKeeper {
  let judged = new Map<Text, readonly MarkedName[]>();
  let waiting = new WeakMap<Element, Set<Text>>();
  const placed = new Map<Text, TextMarks>();
  /** The marks of each marked text and of each added node. */
  const owners = new WeakMap<Node, TextMarks>();
  const repeats = new WeakMap<Text, number>();
  let view = createView();

  function createView(): IntersectionObserver {
    return new IntersectionObserver(placeInView, { rootMargin: MARGIN });
  }

  function placeInView(entries: readonly IntersectionObserverEntry[]): void {
    change(() => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        const hasBox = box.width > 0 || box.height > 0;
        if (!isIntersecting && hasBox) continue;
        const texts = waiting.get(target) ?? new Set();
        view.unobserve(target);
        waiting.delete(target);
        // An element without a box never intersects the viewport, but its text can.
        if (!isIntersecting && target.parentElement) wait(target.parentElement, texts);
        else for (const node of texts) place(node);
      }
    });
  }

  function wait(element: Element, texts: Iterable<Text>): void {
    const own = waiting.get(element) ?? new Set();
    for (const node of texts) own.add(node);
    waiting.set(element, own);
    view.observe(element);
  }

  function place(node: Text): void {
    const marks = judged.get(node);
    if (!marks || !node.isConnected || owners.has(node)) return;
    const own = placeMarks(
      node,
      marks.map((mark) => ({ end: mark.end, element: createPageMark(mark, actions) })),
    );
    placed.set(node, own);
    for (const each of [node, ...own.rest, ...own.elements]) owners.set(each, own);
  }

  function remove(own: TextMarks): void {
    placed.delete(own.first);
    judged.delete(own.first);
    for (const each of [own.first, ...own.rest, ...own.elements]) owners.delete(each);
    own.remove();
  }

  return {
    add(node, marks) {
      const parent = node.parentElement ?? (node.getRootNode() as ShadowRoot).host;
      if (!parent) return;
      judged.set(node, marks);
      wait(parent, [node]);
    },
    mayMark: (node) => !owners.has(node) && (repeats.get(node) ?? 0) <= MAX_REPEATS,
    isOwn: (node) => owners.has(node),
    repair(changed) {
      const texts: Text[] = [];
      const broken = new Set<TextMarks>();
      for (const node of changed) {
        const own = owners.get(node);
        if (own && !own.isIntact()) broken.add(own);
        // If a text has changed, its judgement is out of date.
        else if (!own && judged.delete(node as Text)) texts.push(node as Text);
      }
      for (const own of broken) {
        const { first } = own;
        change(() => remove(own));
        repeats.set(first, (repeats.get(first) ?? 0) + 1);
        texts.push(first);
      }
      return texts;
    },
    count() {
      const sum = { alerts: 0, marks: 0 };
      for (const [node, marks] of judged) {
        if (!node.isConnected) {
          judged.delete(node);
          placed.delete(node);
          continue;
        }
        sum.marks += marks.length;
        sum.alerts += marks.filter(({ status }) => status === 'alert').length;
      }
      return sum;
    },
    clear() {
      view.disconnect();
      view = createView();
      waiting = new WeakMap();
      change(() => {
        for (const own of [...placed.values()]) remove(own);
      });
      judged = new Map();
    },
  };
}
