// Judges a part of a larger text, such as a part of a web page.

import type { Finding } from '../contract/finding.ts';
import { judgePiece } from './judge-piece.ts';
import { sortFindings } from './judge-text.ts';
import { compareClaims, completeLink, readShown } from './links/judge-link.ts';
import { findNamesOnLine, NO_NAMES } from './names-beside.ts';
import { findPieces } from './pieces/find-pieces.ts';
import type { PastedPiece } from './pieces/pasted-text.ts';
import type { TextContext } from './text-context.ts';

/** A link around a passage, without markup. */
export interface LinkAround {
  /** The whole text of the link. */
  readonly text: string;
  readonly target: string;
}

/**
 * Judges a passage of a larger text: its names and addresses, and the link around it. The worst findings come first.
 * Leaves out hidden characters, which are only judged in a whole text.
 */
export function judgePassage(
  text: string,
  link: LinkAround | null,
  context: TextContext,
): Finding[] {
  const pieces = findPieces(text);
  const place = { text, start: 0, isWhole: false, findNames: findNamesOnLine(text, pieces) };
  return sortFindings([
    ...(link ? [...judgeShown(pieces, link), ...judgeTarget(text, link, context)] : []),
    ...pieces.flatMap((piece) => judgePiece(piece, place, context)),
  ]);
}

/**
 * Number of words of a link beside which its name does not say where the link leads: `by nick.eth, 3 days ago`. Pages
 * contain cards with a link around them, unlike messages with links in Markdown or HTML.
 */
const MAX_WORDS = 3;

/** Finds the names and addresses in a passage whose link leads to different ones. */
function judgeShown(pieces: readonly PastedPiece[], { text, target }: LinkAround): Finding[] {
  if (text.trim().split(/\s+/u).length >= MAX_WORDS) return [];
  // A link may show several names, and lead to one of them.
  if (!compareClaims(readShown(findPieces(text), [text]), target)) return [];
  return pieces.flatMap((piece) => {
    const verdict = compareClaims(readShown([piece], [text]), target);
    const { start, end } = piece;
    return verdict ? [{ subject: 'link', ...verdict, start, end } as const] : [];
  });
}

/** Judges the user and the host of the link around a passage. */
function judgeTarget(text: string, { text: shown, target }: LinkAround, context: TextContext) {
  const link = completeLink(target);
  if (link === null) return [];
  const place = { text: link, start: 0, isWhole: false, findNames: () => NO_NAMES };
  const inside = text.indexOf(shown.trim());
  const start = Math.max(inside, 0);
  const end = inside < 0 ? text.length : start + shown.trim().length;
  return findPieces(link)
    .filter((piece) => piece.kind === 'link' && piece.start === 0)
    .flatMap((piece) => judgePiece(piece, place, context))
    .filter(({ subject }) => subject === 'link')
    .map((finding): Finding => ({ ...finding, start, end }));
}
