// Finds the texts of a page that may contain names, without scripts, styles and editors.

import { hasDot, mayContainName, mayContinue } from './list-passages.ts';
import { getLastInside, isSkipped, isText } from './skipped-elements.ts';

/** Maximum number of descendants that an element can have for its text to be searched at once. */
const MAX_SEARCHED = 200;

/** Number of children whose text is searched together. */
const GROUP = 50;

/**
 * Yields the texts inside a node that contain the dot of a possible name. Yields null after each step that finds no text,
 * so that the caller can pause. Skips elements whose text contains no name, because checking each of their nodes would
 * take ten times as long.
 */
export function* walkTexts(root: Node): Generator<Text | null> {
  // Deep trees would overflow the call stack of a recursive function.
  const waiting: WaitingNode[] = [{ node: root, isSearched: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, isSearched } = next;
    if (isText(node)) {
      if (hasDot(node.data)) yield node;
      continue;
    }
    if (node.nodeType !== Node.ELEMENT_NODE || isSkipped(node as Element)) continue;
    const isSmall = isSearched || isSmallElement(node as Element);
    if (!isSearched && isSmall && !mayHaveNames(node.textContent ?? '', node)) {
      yield null;
      continue;
    }
    const children: Node[] = [];
    for (const group of listGroups(node, isSmall)) {
      if (group) children.push(...group);
      else yield null;
    }
    for (const child of children.reverse()) waiting.push({ node: child, isSearched: isSmall });
  }
}

interface WaitingNode {
  readonly node: Node;
  /** Whether the text of an element around the node was searched. */
  readonly isSearched: boolean;
}

function isSmallElement(element: Element): boolean {
  return element.getElementsByTagName('*').length <= MAX_SEARCHED;
}

/** Yields the children of a node in groups. Yields null for a group without names. */
function* listGroups(node: Node, isSearched: boolean): Generator<Node[] | null> {
  const { childNodes } = node;
  for (let start = 0; start < childNodes.length; start += GROUP) {
    const end = Math.min(start + GROUP, childNodes.length);
    const group: Node[] = [];
    for (let at = start; at < end; at += 1) group.push(childNodes[at] as Node);
    yield isSearched || childNodes.length <= GROUP || mayGroupHaveNames(node, start, group)
      ? group
      : null;
  }
}

function mayGroupHaveNames(parent: Node, start: number, group: readonly Node[]): boolean {
  const range = document.createRange();
  range.setStart(parent, start);
  range.setEnd(parent, start + group.length);
  return mayHaveNames(range.toString(), group.at(-1) as Node);
}

/** Checks whether a text may contain the start of a name. The last node of the text shows where the text continues. */
function mayHaveNames(text: string, last: Node): boolean {
  return (
    mayContainName(text) || (mayContinue(text) && mayContainName(text.slice(-20) + readAfter(last)))
  );
}

/** Maximum length of text to read after a node. */
const MAX_AFTER = 80;

/** Maximum number of texts to read after a node. */
const MAX_TEXTS = 8;

/** Reads the text after a node and its descendants. */
function readAfter(node: Node): string {
  const walker = document.createTreeWalker(node.getRootNode(), NodeFilter.SHOW_TEXT);
  walker.currentNode = getLastInside(node);
  let text = '';
  for (let count = 0; count < MAX_TEXTS && text.length < MAX_AFTER; count += 1) {
    const next = walker.nextNode() as Text | null;
    if (!next) break;
    text += next.data.slice(0, MAX_AFTER);
  }
  return text;
}
