import { isUnderTop } from '../../lists/pasted/name-endings.ts';
import type { PastedPiece } from '../../lists/pasted/pasted-text.ts';
import type { FoundPart } from './scan-finding.ts';

/** Links of Markdown and HTML. The groups are the text and the target, in either order. */
const LINKS: readonly RegExp[] = [
  /\[(?<text>[^\][\n]{1,300})\]\(\s*<?(?<target>[^()\s<>]{1,2000})/dgu,
  /<a\s[^<>]{0,1000}?\bhref\s*=\s*["']?(?<target>[^"'\s<>]{1,2000})[^<>]{0,1000}>(?<text>.{1,300}?)<\/a\s*>/dgiu,
];

/** Finds links whose text names another name under `eth` than their target. */
export function findMisleadingLinks(text: string, pieces: readonly PastedPiece[]): FoundPart[] {
  if (pieces.length < 2) return [];
  return LINKS.flatMap((pattern) => Array.from(text.matchAll(pattern))).flatMap((match) => {
    const { text: shownAt, target: targetAt } = match.indices?.groups ?? {};
    if (!shownAt || !targetAt) return [];
    const shown = listNamesIn(shownAt, pieces);
    const targets = listNamesIn(targetAt, pieces);
    const folded = targets.map((name) => name.toLowerCase());
    const isMisleading =
      shown.length > 0 &&
      targets.length > 0 &&
      !shown.some((name) => folded.includes(name.toLowerCase()));
    if (!isMisleading) return [];
    const start = match.index;
    const end = start + match[0].length;
    return {
      rule: 'misleading-link',
      status: 'alert',
      start,
      end,
      text: text.slice(...targetAt),
      message: `The link text is ${shown[0]}, but the link leads to ${targets[0]}.`,
      evidence: null,
    } satisfies FoundPart;
  });
}

/** Lists the names under `eth` in a part of the text. */
function listNamesIn([from, to]: [number, number], pieces: readonly PastedPiece[]): string[] {
  return pieces
    .filter(({ start, end }) => start < to && end > from)
    .flatMap(({ names }) => names)
    .filter(isUnderTop);
}
