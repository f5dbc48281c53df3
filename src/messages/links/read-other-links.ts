// Reads links of other markup: Slack, BBCode and formulas of spreadsheets.

import { MAX_LABEL, MAX_TARGET, type TextLink } from './read-markdown-links.ts';

const TARGET = `https?://[^\\s<>[|"\\]]{1,${MAX_TARGET}}`;
const LABEL = `{1,${MAX_LABEL}}`;

/** Links whose target comes before their text. */
const LINKS = new RegExp(
  [
    `<(${TARGET})\\|([^<>\\n]${LABEL})>`,
    `\\[url=["']?(${TARGET})["']?\\]([^[\\n]${LABEL})\\[/url\\]`,
    `=HYPERLINK\\(["']{1,2}(${TARGET})["']{1,2}[,;]\\s?["']{1,2}([^"\\n]${LABEL})["']`,
  ].join('|'),
  'giu',
);

/** Quickly checks whether a text may contain a link in one of these forms. */
const MAY_HAVE_LINK = /<https?:|\[url=|=HYPERLINK\(/i;

/** Lists the links of Slack, BBCode and spreadsheets in a text. */
export function readOtherLinks(text: string): TextLink[] {
  if (!MAY_HAVE_LINK.test(text)) return [];
  return Array.from(text.matchAll(LINKS), (match) => {
    const [whole, ...groups] = match;
    const [target = '', label = ''] = groups.filter((group) => group !== undefined);
    return { start: match.index, end: match.index + whole.length, target, label };
  });
}
