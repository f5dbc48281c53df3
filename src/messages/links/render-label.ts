// Renders the text of a link as readers see it.

import { unescapeMarkdown } from '../pieces/decode-escapes.ts';

const COMMENT = /<!--.*?(?:-->|$)/gsu;
/** A Markdown image, or a link inside an image: `![vitalik.eth](avatar.png)`. */
const IMAGE = /!?\[([^[\]]*)\](?:\([^()]*\)|\[[^[\]]*\])/gu;
const TAG = /<\/?([a-z][a-z\d-]*)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*)>/giu;
const ALT = /\salt\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/iu;
const BLOCK = /^(?:br|p|div|li|ul|ol|td|tr|h\d|hr)$/iu;
/** Emphasis with underscores, which are otherwise part of a name. */
const UNDERSCORES = /(?<![\p{L}\p{N}_])(_{1,3})(?=[^\s_])([^_]*[^\s_])\1(?![\p{L}\p{N}_])/gu;
/** Other emphasis, unless it is part of an escape or a keycap emoji. */
const MARKS = /(?<!\\)(?:\*+(?!\ufe0f?\u20e3)|~~|`+)/gu;
const SPACES = /(?:(?!\ufeff)\s)+/gu;

/**
 * Renders the text of a Markdown or HTML link without its markup, and leaves its HTML entities. An image is read as its alternative text. Underscores
 * can be emphasis or a part of a name, so there are two readings of a text with underscores.
 *
 * @example renderLabel('<span>vitalik</span>.**eth**') // ['vitalik.eth']
 */
export function renderLabel(label: string): string[] {
  const text = label
    .replace(COMMENT, '')
    .replace(IMAGE, '$1')
    .replace(TAG, (_, name: string, attributes: string) => {
      const alternatives = ALT.exec(attributes)?.slice(1) ?? [];
      return alternatives.find((value) => value) ?? (BLOCK.test(name) ? ' ' : '');
    })
    .replace(MARKS, '');
  const readings = new Set([text.replace(UNDERSCORES, '$2'), text]);
  return Array.from(readings, (each) => unescapeMarkdown(each).replace(SPACES, ' ').trim());
}
