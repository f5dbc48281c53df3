// Finds the names that continue beyond the start or the end of a node that the page has changed.

import { hasDot, mayContainName } from './list-passages.ts';
import { listNeighbors, type TextPiece } from './read-run.ts';
import { getLastInside, isInSkipped, isText } from './skipped-elements.ts';

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
