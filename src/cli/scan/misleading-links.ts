import {
  describeMisleadingLink,
  findMisleadingLink,
} from '../../display/describe-misleading-link.ts';
import { isUnderTop } from '../../lists/pasted/name-endings.ts';
import type { PastedPiece } from '../../lists/pasted/pasted-text.ts';
import { findFloor } from '../../primitives/find-floor.ts';
import type { FoundPart } from './scan-finding.ts';

/** Links of Markdown and HTML. The groups are the text and the target, in either order. */
const LINKS: readonly RegExp[] = [
  /\[(?<text>[^\][\n]{1,300})\]\(\s*<?(?<target>[^()\s<>]{1,2000})/dgu,
  /<a\s[^<>]{0,1000}?\bhref\s*=\s*["']?(?<target>[^"'\s<>]{1,2000})[^<>]{0,1000}>(?<text>.{1,300}?)<\/a\s*>/dgiu,
];

/** Finds links whose text and target contain different names under `eth`. */
export function findMisleadingLinks(text: string, pieces: readonly PastedPiece[]): FoundPart[] {
  if (pieces.length < 2) return [];
  const listNames = createNameSearch(pieces);
  return LINKS.flatMap((pattern) => Array.from(text.matchAll(pattern))).flatMap((match) => {
    const { text: shownAt, target: targetAt } = match.indices?.groups ?? {};
    if (!shownAt || !targetAt) return [];
    const misleading = findMisleadingLink(listNames(shownAt), listNames(targetAt));
    if (!misleading) return [];
    const { headline, evidence } = describeMisleadingLink(misleading, (name) => name);
    const start = match.index;
    const end = start + match[0].length;
    return {
      rule: 'misleading-link',
      status: 'alert',
      start,
      end,
      text: text.slice(...targetAt),
      message: headline,
      evidence,
    } satisfies FoundPart;
  });
}

/** Returns a function that lists the names under `eth` in a part of the text. */
function createNameSearch(pieces: readonly PastedPiece[]) {
  const starts = pieces.map(({ start }) => start);
  return ([from, to]: [number, number]): string[] => {
    const names: string[] = [];
    for (let at = Math.max(0, findFloor(starts, from)); at < pieces.length; at += 1) {
      const piece = pieces[at] as PastedPiece;
      if (piece.start >= to) break;
      if (piece.end > from) names.push(...piece.names.filter(isUnderTop));
    }
    return names;
  };
}
