// A judged name on a page. The page can change its text at any time.

import type { MarkedName } from '../extension-messages.ts';
import type { TextPiece, TextRun } from './read-run.ts';
import { isText } from './skipped-elements.ts';

/** A part of a name within a single text, or an emoji image. */
export interface NamePart {
  readonly node: TextPiece['node'];
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A name on a page that gets a mark. */
export interface PageName {
  readonly marked: MarkedName;
  /** The parts of the name, in order. At least one. */
  readonly parts: readonly NamePart[];
}

/** Finds the place of a name on the page. `start` and `end` are indices in the text of the run. */
export function createPageName(
  marked: MarkedName,
  { pieces }: TextRun,
  start: number,
  end: number,
): PageName {
  const parts: NamePart[] = [];
  let at = 0;
  for (const { node, text } of pieces) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, text.length);
    if (from < to) parts.push({ node, start: from, end: to, text: text.slice(from, to) });
    at += text.length;
  }
  return { marked, parts };
}

export function isOnPage({ parts }: PageName): boolean {
  return parts.every(
    ({ node, start, end, text }) =>
      node.isConnected && (!isText(node) || node.data.slice(start, end) === text),
  );
}

/** Returns the text node or image that contains the end of a name. */
export function getNameEnd({ parts }: PageName): Node {
  return (parts.at(-1) as NamePart).node;
}

/** Returns the element around the end of a name. */
export function getNameElement(name: PageName): Element | null {
  const node = getNameEnd(name);
  return node.parentElement ?? (node.getRootNode() as Partial<ShadowRoot>).host ?? null;
}

/** Checks whether the marks of two names show the same content. */
export function hasSameVerdict({ marked: a }: PageName, { marked: b }: PageName): boolean {
  return a.name === b.name && a.headline === b.headline && a.note === b.note;
}
