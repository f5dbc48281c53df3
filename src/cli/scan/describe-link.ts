import type { FoundLink } from '../../messages/links/link-reader.ts';
import { describeMisleadingLink } from '../../messages/links/misleading-link.ts';
import { cutText } from './cut-text.ts';
import type { LocatedPart } from './scan-finding.ts';

/** Describes a link that leads to a different name or address than its text shows. */
export function describeLink(link: FoundLink): LocatedPart {
  const { line, column, length, context, written } = link;
  const { headline, evidence } = describeMisleadingLink(link, (name) => name);
  return {
    found: {
      rule: 'misleading-link',
      status: 'alert',
      start: 0,
      end: length,
      text: cutText(written),
      message: headline,
      evidence,
    },
    text: `${context} ${written}`,
    line,
    offset: column,
  };
}
