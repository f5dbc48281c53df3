// Finds links to other hosts. Their hosts are judged even if no name is in their text.

import { mayContainName } from './list-passages.ts';
import type { PagePassage } from './passage-judge.ts';
import { isSkipped } from './skipped-elements.ts';

/** Lists the links of a node and inside it. */
export function listLinks(node: Node): HTMLAnchorElement[] {
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const links = [...(node as Element).querySelectorAll<HTMLAnchorElement>('a[href]')];
  return node instanceof HTMLAnchorElement ? [node, ...links] : links;
}

/**
 * Returns the passage of a link that leads to another host. All links to a host have the same verdict, so the passage
 * contains only the start of the target. Returns null for other links, and for links whose text may contain a name,
 * because such a text is judged together with its link.
 *
 * @param isChanged whether the link may have led to another host before. Then its old marks are replaced
 */
export function createLinkPassage(link: HTMLAnchorElement, isChanged: boolean): PagePassage | null {
  const { protocol, username, host } = link;
  const isForeign = /^https?:$/u.test(protocol) && (username !== '' || host !== location.host);
  if ((!isForeign && !isChanged) || mayContainName(link.textContent)) return null;
  const owner = findFirstText(link);
  if (!owner) return null;
  const { data } = owner;
  const start = data.length - data.trimStart().length;
  return {
    text: '',
    href: isForeign ? `${protocol}//${username === '' ? '' : `${username}@`}${host}/` : null,
    linkText: '',
    owner,
    run: { pieces: [{ node: owner, text: data }], text: data, start: 0, end: data.length },
    start,
    length: data.trim().length,
  };
}

/** Returns the first text of a link that is not blank. */
function findFirstText(link: HTMLAnchorElement): Text | null {
  const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
    if (/\S/u.test(text.data) && !(text.parentElement && isSkipped(text.parentElement)))
      return text;
  }
  return null;
}
