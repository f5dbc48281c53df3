const DEFAULT_LENGTH = 40;
const MIN_LENGTH = 24;
export const MAX_LENGTH = 500;
export const GAP = '…';

/** What is kept before what when a name is shortened. */
export const RANKS = { usual: 0, unlike: 1, hidden: 2, always: 3 } as const;

/** One character of a name as it is drawn, or what is written in its place. */
export interface NamePiece {
  readonly text: string;
  /** In characters, as a reader counts them. */
  readonly width: number;
  rank: (typeof RANKS)[keyof typeof RANKS];
}

/** What is between labels: always shown, because the last labels tell whose a name is. */
export const DOT: NamePiece = { text: '.', width: 1, rank: RANKS.always };

/** What is left out. */
const MISSING: NamePiece = { text: GAP, width: GAP.length, rank: RANKS.always };

/** The pieces, or those of them that fit, joined to labels and dots. */
export function shortenPieces(
  pieces: readonly NamePiece[],
  maxLength?: number,
): { parts: string[]; isShortened: boolean } {
  const wanted = Number(maxLength ?? DEFAULT_LENGTH);
  const limit = Math.min(
    Math.max(MIN_LENGTH, Number.isNaN(wanted) ? DEFAULT_LENGTH : wanted),
    MAX_LENGTH,
  );
  const isShortened = measureKept(pieces, []) > limit;
  if (!isShortened) return { parts: joinPieces(pieces, []), isShortened };
  const fewer = leaveOutLabels(pieces, Math.floor(limit / 8));
  return { parts: joinPieces(fewer, choosePieces(fewer, limit)), isShortened };
}

function measureKept(pieces: readonly NamePiece[], isKept: readonly boolean[]): number {
  let width = 0;
  pieces.forEach((piece, at) => {
    if (isKept[at] !== false) width += piece.width;
    else if (isKept[at - 1] !== false) width += GAP.length;
  });
  return width;
}

/** So many labels of both ends, and what says that others were between them. */
function leaveOutLabels(pieces: readonly NamePiece[], count: number): readonly NamePiece[] {
  const dots = findDots(pieces);
  if (dots.length <= 2 * count) return pieces;
  const start = pieces.slice(0, dots[count - 1]);
  return [...start, DOT, MISSING, DOT, MISSING, ...pieces.slice(dots.at(-count))];
}

function findDots(pieces: readonly NamePiece[]): number[] {
  return pieces.flatMap((piece, at) => (piece === DOT ? at : []));
}

/**
 * True for each piece that is kept: dots, the last two labels, a start, what is hidden or unlike its label as far as there
 * is room, then more of both ends of what does not fit. Every run of a label that is left out is replaced by one character.
 */
function choosePieces(pieces: readonly NamePiece[], limit: number): boolean[] {
  const isKept = pieces.map(({ rank }) => rank === RANKS.always);
  const isLeftOut = (at: number) => isKept[at] === false;
  let room = limit - measureKept(pieces, isKept);

  /** Keeps a piece if that leaves so much room: what was left out around it closes, shrinks or becomes two gaps. */
  function keep(at: number, reserve = 0): boolean {
    const piece = pieces[at];
    if (!piece || isKept[at]) return isKept[at] === true;
    const moreGaps = Number(isLeftOut(at - 1)) + Number(isLeftOut(at + 1)) - 1;
    const left = room - piece.width - moreGaps * GAP.length;
    if (left < reserve) return false;
    isKept[at] = true;
    room = left;
    return true;
  }

  /** Keeps pieces one after the other, up to one that does not fit into what may be spent of the room. */
  function keepFrom(start: number, end: number, budget: number): void {
    const reserve = Math.max(0, room - budget);
    const step = start < end ? 1 : -1;
    for (let at = start; at !== end && keep(at, reserve); ) at += step;
  }

  const last = pieces.length - 1;
  const share = limit / 6;
  const [tldDot = -1, ownerDot = -1] = findDots(pieces).reverse();
  const owner = ownerDot + 1;
  const withOwner = isKept.map((isDot, at) => isDot || at >= owner);
  const isWhole = measureKept(pieces, withOwner) <= limit;
  keepFrom(last, tldDot, isWhole ? room : room / 2);
  keepFrom(owner, tldDot, isWhole ? room : share);
  keepFrom(0, ownerDot, share);

  for (const rank of [RANKS.hidden, RANKS.unlike])
    for (let at = last; at >= 0; at--) if (pieces[at]?.rank === rank) keep(at);

  const ends = [
    { at: isWhole ? 0 : owner, step: 1 },
    { at: last, step: -1 },
  ];
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const end of ends) {
      while (isKept[end.at]) end.at += end.step;
      if (keep(end.at)) isGrowing = true;
    }
  }
  for (const at of pieces.keys()) keep(at);
  return isKept;
}

function joinPieces(pieces: readonly NamePiece[], isKept: readonly boolean[]): string[] {
  const parts: string[] = [];
  let label = '';
  pieces.forEach((piece, at) => {
    if (piece === DOT) {
      parts.push(label, DOT.text);
      label = '';
    } else if (isKept[at] !== false) label += piece.text;
    else if (isKept[at - 1] !== false) label += GAP;
  });
  parts.push(label);
  return parts.filter((part) => part !== '');
}
