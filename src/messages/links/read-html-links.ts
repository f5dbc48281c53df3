// Reads the links of HTML: https://html.spec.whatwg.org/multipage/parsing.html#tokenization

import { MAX_LABEL, MAX_TARGET, type TextLink } from './read-markdown-links.ts';

const TAG = /<(\/?)a(?=[\s/>])/gi;

/** An attribute. A quotation mark quotes only a value, so `"` may also start a name. */
const ATTRIBUTE = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?/y;

const END = /[\s/]*>/y;

/**
 * Lists the HTML links in a text. A link ends at the next link, as in browsers.
 *
 * @param isEnd whether the text ends, so that its last link also ends
 */
export function readHtmlLinks(text: string, isEnd: boolean): TextLink[] {
  const links: TextLink[] = [];
  let open: { start: number; from: number; target: string } | null = null;
  const close = (until: number, end: number) => {
    if (!open) return;
    const { start, from, target } = open;
    const label = text.slice(from, Math.min(until, from + MAX_LABEL));
    links.push({ start, end, label, target });
    open = null;
  };
  const tags = new RegExp(TAG);
  for (let match = tags.exec(text); match; match = tags.exec(text)) {
    const [start, isClosing] = match;
    close(match.index, match.index + start.length + 1);
    if (isClosing) continue;
    const tag = readTag(text.slice(match.index, match.index + MAX_TARGET), start.length);
    const from = match.index + tag.end;
    if (tag.target !== null) open = { start: match.index, from, target: tag.target };
    tags.lastIndex = from;
  }
  if (isEnd) close(text.length, text.length);
  return links;
}

/** Reads the attributes of a tag. If an attribute occurs several times, the first occurrence counts, as in browsers. */
function readTag(tag: string, from: number): { end: number; target: string | null } {
  let target: string | null = null;
  for (let at = from; ; at = ATTRIBUTE.lastIndex) {
    END.lastIndex = at;
    if (END.test(tag)) return { end: END.lastIndex, target };
    ATTRIBUTE.lastIndex = at;
    const match = ATTRIBUTE.exec(tag);
    if (!match) return { end: at, target: null };
    const [, name = '', ...values] = match;
    if (/^(?:xlink:)?href$/i.test(name)) target ??= values.find((value) => value) ?? '';
  }
}
