const DEFAULT_LENGTH = 40;
const MIN_LENGTH = 24;
export const MAX_LENGTH = 500;
const GAP = '…';

/** What is kept before what when a name is shortened. */
export const RANKS = { usual: 0, unlike: 1, hidden: 2 } as const;

/** One character of a name as it is drawn, or what is written in its place. */
export interface NamePiece {
  readonly text: string;
  /** In characters, as a reader counts them. */
  readonly width: number;
  /** Which label it belongs to; a dot belongs to the label behind it. */
  readonly label: number;
  rank: (typeof RANKS)[keyof typeof RANKS];
}

/** The pieces, or those of them that fit, joined to labels and what is between them. */
export function shortenPieces(
  pieces: readonly NamePiece[],
  maxLength = DEFAULT_LENGTH,
): { parts: string[]; isShortened: boolean } {
  const wanted = Number.isNaN(maxLength) ? DEFAULT_LENGTH : maxLength;
  const limit = Math.min(Math.max(MIN_LENGTH, wanted), MAX_LENGTH);
  const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
  const isShortened = width > limit;
  return {
    parts: joinPieces(pieces, isShortened ? choosePieces(pieces, limit) : null),
    isShortened,
  };
}

/**
 * True for each piece that is kept: the last label, a start, what is hidden or unlike its label as far as there is room,
 * then more of both ends. Every run that is left out is replaced by one character.
 */
function choosePieces(pieces: readonly NamePiece[], limit: number): boolean[] {
  const isKept = pieces.map(() => false);
  let room = limit - GAP.length;

  /** Keeps a piece if it takes no more than is left of the room. */
  function keep(at: number, reserve: number, gaps = 0): boolean {
    const cost = (pieces[at]?.width ?? Number.POSITIVE_INFINITY) + gaps * GAP.length;
    if (isKept[at] || room - cost < reserve) return false;
    isKept[at] = true;
    room -= cost;
    return true;
  }

  let end = pieces.length - 1;
  const lastLabel = pieces[end]?.label;
  while (pieces[end]?.label === lastLabel && keep(end, limit / 2 - GAP.length)) end--;
  const afterStart = room - limit / 6;
  let start = 0;
  while (keep(start, start === 0 ? 0 : afterStart)) start++;

  for (const rank of [RANKS.hidden, RANKS.unlike])
    pieces.forEach((piece, at) => {
      if (piece.rank === rank) keep(at, 0, 1);
    });

  for (let isGrowing = true; isGrowing; ) {
    while (isKept[start]) start++;
    while (isKept[end]) end--;
    const hasStart = keep(start, 0);
    isGrowing = keep(end, 0) || hasStart;
  }
  return isKept;
}

function joinPieces(pieces: readonly NamePiece[], isKept: readonly boolean[] | null): string[] {
  const parts: string[] = [];
  let part = '';
  const flush = (separator: string) => {
    parts.push(part, separator);
    part = '';
  };
  let isInGap = false;
  let lastLabel = 0;
  pieces.forEach(({ text, label }, at) => {
    if (isKept && !isKept[at]) {
      isInGap = true;
      return;
    }
    const isDot = text === '.';
    // What is left of one label on both sides of a gap is still one text.
    if (isInGap && lastLabel === (isDot ? label - 1 : label)) part += GAP;
    else if (isInGap) flush(GAP);
    if (isDot) flush(text);
    else part += text;
    isInGap = false;
    lastLabel = label;
  });
  parts.push(part);
  return parts.filter((each) => each !== '');
}
