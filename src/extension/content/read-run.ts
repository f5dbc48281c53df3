// Reads the run of text around a node, because a name can be split over several elements: `vita<b>l</b>ik.eth`.

import {
  hasDot,
  MAX_PART,
  mayContainName,
  mayEndAfter,
  mayStartBefore,
  WORDS,
} from './list-passages.ts';
import { getLastInside, isInSkipped, isSkipped, isText } from './skipped-elements.ts';

/** Text on the page, or an image that stands for an emoji. */
export interface TextPiece {
  readonly node: Text | HTMLImageElement;
  readonly text: string;
}

/** Adjacent pieces of text. The text of a single piece is the text from `start` to `end`. */
export interface TextRun {
  readonly pieces: readonly TextPiece[];
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Elements that interrupt a word. */
const BREAKS = new Set(['br', 'hr']);

/** Elements that take up no space on the page, so the text before and after them reads as one piece. */
const INVISIBLE = new Set(['script', 'style', 'noscript', 'template', 'head', 'title']);

/** Maximum number of nodes to read before and after a text. */
const MAX_NODES = 60;

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|[\u{e0020}-\u{e007f}]|\u200d|\ufe0f)+$/u;
const WORD_EDGE = /\s+/gu;

/**
 * Reads the surrounding text if the names around a dot may extend beyond the text that contains the dot. Text that is
 * visibly separate is left out.
 */
export function readRun(text: Text): TextRun {
  const own: TextPiece = { node: text, text: text.data };
  const before = mayStartBefore(own.text)
    ? takeJoined(own, listNeighbors(text, 'previousNode'), isJoinedBefore)
    : [];
  const after = mayEndAfter(own.text)
    ? takeJoined(own, listNeighbors(text, 'nextNode'), isJoinedAfter)
    : [];
  const pieces = [...before.reverse(), own, ...after];
  const start = before.reduce((sum, piece) => sum + piece.text.length, 0);
  return {
    pieces,
    text: pieces.map((piece) => piece.text).join(''),
    start,
    end: start + own.text.length,
  };
}

/** Returns the piece of a node, or null if the node has no text. */
function toPiece(node: Node): TextPiece | null {
  if (isText(node)) {
    const { data } = node;
    const parent = node.parentElement;
    return data === '' || (parent && isSkipped(parent)) ? null : { node, text: data };
  }
  if ((node as Element).localName !== 'img') return null;
  // Some sites show emoji as images.
  const { alt } = node as HTMLImageElement;
  return EMOJI.test(alt) ? { node: node as HTMLImageElement, text: alt } : null;
}

function isBreak(node: Node): boolean {
  if (node.nodeType !== Node.ELEMENT_NODE) return false;
  const { localName } = node as Element;
  return BREAKS.has(localName) || (!INVISIBLE.has(localName) && isSkipped(node as Element));
}

/** Lists the pieces before or after a text, nearest first, until they contain enough words. */
export function* listNeighbors(
  text: Node,
  step: 'previousNode' | 'nextNode',
): Generator<TextPiece> {
  const walker = document.createTreeWalker(
    text.getRootNode(),
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
  );
  walker.currentNode = text;
  let length = 0;
  let words = 0;
  for (let count = 0; count < MAX_NODES && length < MAX_PART && words <= WORDS; count += 1) {
    const node = walker[step]();
    if (!node || isBreak(node)) return;
    const piece = toPiece(node);
    if (!piece) continue;
    length += piece.text.length;
    // Long texts have enough words.
    words += piece.text.length > MAX_PART ? 0 : (piece.text.match(WORD_EDGE)?.length ?? 0);
    yield piece;
  }
}

type AreJoined = (nearer: TextPiece, farther: TextPiece) => boolean;

const isJoinedBefore: AreJoined = (nearer, farther) => areJoined(farther, nearer);
const isJoinedAfter: AreJoined = (nearer, farther) => areJoined(nearer, farther);

function takeJoined(own: TextPiece, neighbors: Iterable<TextPiece>, test: AreJoined): TextPiece[] {
  const taken: TextPiece[] = [];
  for (const piece of neighbors) {
    if (!test(taken.at(-1) ?? own, piece)) break;
    taken.push(piece);
  }
  return taken;
}

/** Checks whether two pieces look like one text, or are separated by white space. */
function areJoined(first: TextPiece, second: TextPiece): boolean {
  if (/\s$/u.test(first.text) || /^\s/u.test(second.text)) return true;
  const isInline = isInlineFrom(first.node, second.node) && isInlineFrom(second.node, first.node);
  const left = getEdgeBox(first, 'end');
  const right = getEdgeBox(second, 'start');
  if (!left || !right) return isInline;
  const overlap = Math.min(left.bottom, right.bottom) - Math.max(left.top, right.top);
  const height = Math.min(left.height, right.height);
  // Inline text continues on the next line.
  if (overlap < height / 2) return isInline;
  const gap = Math.min(Math.abs(right.left - left.right), Math.abs(left.left - right.right));
  return gap < MAX_GAP * height;
}

/** Maximum gap between two pieces of a word, as a fraction of the line height. A space takes about 0.25. */
const MAX_GAP = 0.2;

const INLINE = /^(?:inline|contents|ruby)$/u;

/** Checks whether all elements that contain one node but not the other are inline. */
function isInlineFrom(node: Node, other: Node): boolean {
  for (let at = node.parentElement; at && !at.contains(other); at = at.parentElement) {
    if (!INLINE.test(getComputedStyle(at).display)) return false;
  }
  return true;
}

/** Text length above which characters are not measured, because measuring can take seconds. */
const MAX_MEASURED = 5_000;

/** Returns the box of the first or last character of a piece, or null if this character is not shown. */
function getEdgeBox({ node, text }: TextPiece, edge: 'start' | 'end'): DOMRect | null {
  if (text.length > MAX_MEASURED) return null;
  const boxes = isText(node)
    ? getTextBoxes(
        node,
        edge === 'start' ? 0 : Math.max(0, text.length - 2),
        edge === 'start' ? Math.min(2, text.length) : text.length,
      )
    : [...node.getClientRects()];
  return (edge === 'start' ? boxes[0] : boxes.at(-1)) ?? null;
}

let sharedRange: Range | null = null;

/** Returns the viewport boxes of part of a text, one box per line. */
export function getTextBoxes(node: Text, start: number, end: number): DOMRect[] {
  // Every range costs time when the page changes its text, so one range serves all texts.
  sharedRange ??= new Range();
  sharedRange.setStart(node, start);
  sharedRange.setEnd(node, end);
  const boxes = [...sharedRange.getClientRects()];
  sharedRange.setStart(document, 0);
  sharedRange.collapse(true);
  return boxes;
}

// Finds the names that continue beyond the start or the end of a node that the page has changed.

/** Lists text nodes that contain the dot of a possible name, if the name may continue before or after the node. */
export function listSeamTexts(node: Node): Text[] {
  const texts = new Set<Text>();
  for (const edge of new Set([node, getLastInside(node)])) {
    const pieces = listPiecesAround(edge);
    if (!mayContainName(pieces.map(({ text }) => text).join(''))) continue;
    for (const piece of pieces) {
      if (isText(piece.node) && hasDot(piece.text) && !isInSkipped(piece.node))
        texts.add(piece.node);
    }
  }
  return [...texts];
}

/** Lists the pieces of text around a node. Returns an empty list if white space separates the node from the others. */
function listPiecesAround(node: Node): TextPiece[] {
  const own = isText(node) ? [{ node, text: node.data }] : [];
  const [previous] = listNeighbors(node, 'previousNode');
  const [next] = listNeighbors(node, 'nextNode');
  const texts = [previous, ...own, next].map((piece) => piece?.text ?? '');
  if (!texts.some((text, at) => at > 0 && isJoint(texts[at - 1] ?? '', text))) return [];
  const before = [...listNeighbors(node, 'previousNode')].reverse();
  return [...before, ...own, ...listNeighbors(node, 'nextNode')];
}

/** Checks that no white space separates two texts. */
function isJoint(first: string, second: string): boolean {
  return /\S$/u.test(first) && /^\S/u.test(second);
}
