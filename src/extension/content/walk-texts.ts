// Finds the texts of a page that may contain names, without scripts, styles and editors.

import { hasDot, mayContainName, mayContinue } from './list-passages.ts';
import { isSkipped } from './skipped-elements.ts';

/** Maximum number of descendants of an element whose text is searched at once. */
const MAX_SEARCHED = 200;

/** Number of children whose text is searched together. */
const GROUP = 50;

/**
 * Yields the texts inside a node that contain the dot of a possible name. Yields null after each step that finds no text,
 * so that the caller can pause. Skips elements whose text contains no name, because checking each of their nodes would
 * take ten times as long.
 */
export function* walkTexts(root: Node): Generator<Text | null> {
  yield* walkTree(root, false);
}

/** @param isSearched whether the text of an element around the node was searched */
function* walkTree(node: Node, isSearched: boolean): Generator<Text | null> {
  if (node.nodeType === Node.TEXT_NODE) {
    if (hasDot((node as Text).data)) yield node as Text;
    return;
  }
  if (node.nodeType !== Node.ELEMENT_NODE || isSkipped(node as Element)) return;
  const isSmall = isSearched || isSmallElement(node as Element);
  if (!isSearched && isSmall && !mayHaveNames(node.textContent ?? '', node)) {
    yield null;
    return;
  }
  yield* walkChildren(node, isSmall);
}

function isSmallElement(element: Element): boolean {
  return element.getElementsByTagName('*').length <= MAX_SEARCHED;
}

function* walkChildren(node: Node, isSearched: boolean): Generator<Text | null> {
  const { childNodes } = node;
  for (let start = 0; start < childNodes.length; start += GROUP) {
    const end = Math.min(start + GROUP, childNodes.length);
    if (!isSearched && childNodes.length > GROUP) {
      const range = document.createRange();
      range.setStart(node, start);
      range.setEnd(node, end);
      if (!mayHaveNames(range.toString(), childNodes[end - 1] as Node)) {
        yield null;
        continue;
      }
    }
    for (let at = start; at < end; at += 1) {
      const child = childNodes[at];
      if (child) yield* walkTree(child, isSearched);
    }
  }
}

/** Checks whether names may start in a text. The last node of the text tells where the text continues. */
function mayHaveNames(text: string, last: Node): boolean {
  return (
    mayContainName(text) || (mayContinue(text) && mayContainName(text.slice(-20) + readAfter(last)))
  );
}

/** Maximum length of the text that is read after a node. */
const MAX_AFTER = 80;

/** Maximum number of texts that are read after a node. */
const MAX_TEXTS = 8;

/** Reads the text after a node and its descendants. */
function readAfter(node: Node): string {
  const walker = document.createTreeWalker(node.getRootNode(), NodeFilter.SHOW_TEXT);
  walker.currentNode = getLast(node);
  let text = '';
  for (let count = 0; count < MAX_TEXTS && text.length < MAX_AFTER; count += 1) {
    const next = walker.nextNode() as Text | null;
    if (!next) break;
    text += next.data.slice(0, MAX_AFTER);
  }
  return text;
}

function getLast(node: Node): Node {
  let last = node;
  while (last.lastChild) last = last.lastChild;
  return last;
}
