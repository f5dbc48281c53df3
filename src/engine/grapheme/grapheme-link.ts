// Links to pages about characters: https://emojipedia.org, https://unicodeplus.com

import type { GraphemeGuardReport } from '../../contract/reports.ts';
import { formatCodePoint } from '../../primitives/format-code-points.ts';
import type { GraphemeFacts } from '../checks/facts.ts';
import { toSingleCodePoint } from '../text/code-points.ts';

/** Returns a link to a page about a grapheme of one code point. Other graphemes have no link. */
export function getGraphemeLink({
  grapheme,
  type,
}: GraphemeFacts): Pick<GraphemeGuardReport, 'grapheme_link' | 'grapheme_link_name'> {
  const single = toSingleCodePoint(grapheme);
  if (single === undefined) {
    return { grapheme_link: null, grapheme_link_name: 'No link is available' };
  }
  return type === 'emoji'
    ? {
        grapheme_link: `https://emojipedia.org/${encodeURIComponent(grapheme)}`,
        grapheme_link_name: 'Emojipedia',
      }
    : {
        grapheme_link: `https://unicodeplus.com/${formatCodePoint(single)}`,
        grapheme_link_name: 'UnicodePlus',
      };
}
