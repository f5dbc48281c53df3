// Measures where a name is visible on the page.

import { getNameElement, getNameEnd, type NamePart, type PageName } from './page-name.ts';
import { getTextBoxes } from './read-run.ts';
import { getComposedParent, isText } from './skipped-elements.ts';

/** A box in the viewport, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The boxes of a name's visible parts, one per line, and the end of its last visible character. */
export interface NameBoxes {
  readonly lines: readonly Box[];
  readonly end: Pick<Box, 'top' | 'right' | 'bottom'>;
}

/** Smallest visible width of a name, in CSS pixels. */
const MIN_WIDTH = 4;

/** Minimum visible part of a name's height. */
const MIN_HEIGHT = 0.6;

const NO_CLIP: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

/**
 * Creates a function that measures names. The function keeps the styles of the ancestors of names, so use it for one
 * frame only.
 */
export function createNameMeasurer(): (name: PageName) => NameBoxes | null {
  const clips = new Map<Element, Clips>();
  return (name) => {
    const element = getNameElement(name);
    if (!element?.isConnected || !isVisible(element)) return null;
    const clip = getClips(element, clips).own;
    const boxes = name.parts.flatMap(getPartBoxes);
    const lines = joinLines(boxes.flatMap((box) => showIn(box, clip) ?? []));
    const last = lines.at(-1);
    return last
      ? { lines, end: { ...last, right: Math.min(getEnd(name, last), last.right) } }
      : null;
  };
}

/** Joins the boxes that touch each other on the same line. */
function joinLines(boxes: readonly Box[]): Box[] {
  const lines: Box[] = [];
  for (const box of boxes) {
    const last = lines.at(-1);
    const isSame = last && last.top === box.top && last.bottom === box.bottom;
    if (isSame && box.left <= last.right + 1 && box.right >= last.left - 1) {
      const left = Math.min(last.left, box.left);
      lines[lines.length - 1] = { ...last, left, right: Math.max(last.right, box.right) };
    } else lines.push(box);
  }
  return lines;
}

/** Returns the first box of a name, or null if the name is not shown. */
export function getNameBox({ parts: [part] }: PageName): Box | null {
  return (part && getPartBoxes(part)[0]) ?? null;
}

/** Returns the boxes of a part of a name, one for each line. Empty if the page has changed the text. */
function getPartBoxes({ node, start, end, text }: NamePart): DOMRect[] {
  if (!isText(node)) return [...node.getClientRects()];
  return node.data.slice(start, end) === text ? getTextBoxes(node, start, end) : [];
}

/** Characters that are written from right to left or that change the text direction. */
const CHANGES_DIRECTION = /[\u0590-\u08ff\u200f\u202b\u202e\u2067\ufb1d-\ufefc]/u;

/** Returns the horizontal end of a name. In right-to-left text, the last character can be on the left. */
function getEnd({ parts }: PageName, last: Box): number {
  const part = parts.at(-1);
  if (!part || !isText(part.node) || !CHANGES_DIRECTION.test(part.text)) return last.right;
  const box = getTextBoxes(part.node, part.end - 1, part.end).at(-1);
  return box && box.right > last.left ? box.right : last.right;
}

function isVisible(element: Element): boolean {
  // The browser hides the text of a closed details element inside an element that is not part of the page.
  if (element.matches('details:not([open])')) return false;
  return element.checkVisibility({
    opacityProperty: true,
    visibilityProperty: true,
    contentVisibilityAuto: true,
  });
}

function intersect(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Returns the visible part of the box of a line, or null if too little is visible. */
function showIn(box: DOMRect, clip: Box): Box | null {
  const visible = intersect(box, clip);
  const width = visible.right - visible.left;
  const height = visible.bottom - visible.top;
  return width >= MIN_WIDTH && height >= MIN_HEIGHT * box.height ? visible : null;
}

/** The area in which the content of an element is visible. */
interface Clips {
  /** Area of content in the flow. */
  readonly own: Box;
  /** Content area of an absolutely positioned element, whose containing block is a positioned ancestor. */
  readonly absolute: Box;
}

function getClips(element: Element, clips: Map<Element, Clips>): Clips {
  const known = clips.get(element);
  if (known) return known;
  const parent = getParentElement(element);
  // The clipping of these two elements applies to the viewport.
  if (!parent || element === document.body) return { own: NO_CLIP, absolute: NO_CLIP };
  const { position, overflowX, overflowY } = getComputedStyle(element);
  const around = getClips(parent, clips);
  const outer =
    position === 'fixed' ? NO_CLIP : position === 'absolute' ? around.absolute : around.own;
  const isClipping = overflowX !== 'visible' || overflowY !== 'visible';
  const own = isClipping ? intersect(outer, element.getBoundingClientRect()) : outer;
  const result = { own, absolute: position === 'static' ? around.absolute : own };
  clips.set(element, result);
  return result;
}

function getParentElement(element: Element): Element | null {
  const parent = getComposedParent(element);
  if (parent?.nodeType === Node.ELEMENT_NODE) return parent as Element;
  return (parent as Partial<ShadowRoot> | null)?.host ?? null;
}

/** Checks whether another part of the page, such as a menu or a fixed header, covers the end of a name. */
export function isCovered(
  name: PageName,
  { lines }: NameBoxes,
  isOwn: (node: Node) => boolean,
): boolean {
  const element = getNameElement(name);
  const box = lines.at(-1);
  if (!element || !box) return false;
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2;
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  if (!hit || isOwn(hit) || element.contains(hit)) return false;
  const around = new Set<Node>();
  for (let at: Node | null = getNameEnd(name); at; at = getComposedParent(at)) around.add(at);
  let isOpaque = false;
  for (let at: Element | null = hit; at && !around.has(at); at = getParentElement(at)) {
    const { backgroundColor, backgroundImage, mixBlendMode, opacity } = getComputedStyle(at);
    // Transparent elements, such as links over a whole card, hide nothing.
    if (Number(opacity) < MIN_OPACITY || mixBlendMode !== 'normal') return false;
    isOpaque ||=
      at.matches(PICTURES) || backgroundImage.includes('url(') || isOpaqueColor(backgroundColor);
  }
  return isOpaque;
}

/** Elements that are seldom transparent. */
const PICTURES = 'img, iframe, video, canvas, embed, object';

/** Minimum opacity at which a background hides the text behind it. */
const MIN_OPACITY = 0.9;

function isOpaqueColor(color: string): boolean {
  const alpha = /^rgba\(.*, ?([\d.]+)\)$/u.exec(color)?.[1] ?? /\/ ?([\d.]+)\)$/u.exec(color)?.[1];
  return alpha === undefined || Number(alpha) >= MIN_OPACITY;
}
