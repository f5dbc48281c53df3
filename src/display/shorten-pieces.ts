const DEFAULT_LENGTH = 40;
const MIN_LENGTH = 24;
export const MAX_LENGTH = 500;
export const GAP = '…';

/** Priorities for keeping pieces when a name is shortened. Higher ranks are kept first. */
export const RANKS = { common: 0, unusual: 1, hidden: 2, always: 3 } as const;

/** One grapheme of a name, or the text that replaces it. */
export interface NamePiece {
  readonly text: string;
  /** Length in graphemes. */
  readonly width: number;
  rank: (typeof RANKS)[keyof typeof RANKS];
}

/** The dot between labels. It is always kept, because the last labels tell who owns a name. */
export const DOT: NamePiece = { text: '.', width: 1, rank: RANKS.always };

/** Placeholder for a missing label. */
const MISSING: NamePiece = { text: GAP, width: GAP.length, rank: RANKS.always };

/** Shortens a name to `maxLength` and returns its labels and dots. */
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
  pieces.forEach((piece, index) => {
    if (isKept[index] !== false) width += piece.width;
    else if (isKept[index - 1] !== false) width += GAP.length;
  });
  return width;
}

/** Keeps `count` labels of each end and replaces the labels between them by `….…`. */
function leaveOutLabels(pieces: readonly NamePiece[], count: number): readonly NamePiece[] {
  const dots = findDots(pieces);
  if (dots.length <= 2 * count) return pieces;
  const start = pieces.slice(0, dots[count - 1]);
  return [...start, DOT, MISSING, DOT, MISSING, ...pieces.slice(dots.at(-count))];
}

function findDots(pieces: readonly NamePiece[]): number[] {
  return pieces.flatMap((piece, index) => (piece === DOT ? index : []));
}

/**
 * Decides which pieces to keep within the limit. By priority: dots, the last two labels, the start of the name, hidden
 * pieces, unusual pieces, then more pieces from both ends. One `…` replaces each missing run of a label.
 */
function choosePieces(pieces: readonly NamePiece[], limit: number): boolean[] {
  const isKept = pieces.map(({ rank }) => rank === RANKS.always);
  const isLeftOut = (index: number) => isKept[index] === false;
  let room = limit - measureKept(pieces, isKept);

  /** Keeps a piece if at least `reserve` room is left. A piece inside a gap splits it into two gaps. */
  function keep(index: number, reserve = 0): boolean {
    const piece = pieces[index];
    if (!piece || isKept[index]) return isKept[index] === true;
    const addedGaps = Number(isLeftOut(index - 1)) + Number(isLeftOut(index + 1)) - 1;
    const remaining = room - piece.width - addedGaps * GAP.length;
    if (remaining < reserve) return false;
    isKept[index] = true;
    room = remaining;
    return true;
  }

  /** Keeps consecutive pieces until one doesn't fit into the budget. */
  function keepFrom(start: number, end: number, budget: number): void {
    const reserve = Math.max(0, room - budget);
    const step = start < end ? 1 : -1;
    for (let index = start; index !== end && keep(index, reserve); ) index += step;
  }

  const last = pieces.length - 1;
  const share = limit / 6;
  const [tldDot = -1, ownerDot = -1] = findDots(pieces).reverse();
  const owner = ownerDot + 1;
  const withOwner = isKept.map((isDot, index) => isDot || index >= owner);
  const ownerFits = measureKept(pieces, withOwner) <= limit;
  keepFrom(last, tldDot, ownerFits ? room : room / 2);
  keepFrom(owner, tldDot, ownerFits ? room : share);
  keepFrom(0, ownerDot, share);

  for (const rank of [RANKS.hidden, RANKS.unusual])
    for (let index = last; index >= 0; index--) if (pieces[index]?.rank === rank) keep(index);

  const ends = [
    { index: ownerFits ? 0 : owner, step: 1 },
    { index: last, step: -1 },
  ];
  for (let isGrowing = true; isGrowing; ) {
    isGrowing = false;
    for (const end of ends) {
      while (isKept[end.index]) end.index += end.step;
      if (keep(end.index)) isGrowing = true;
    }
  }
  for (const index of pieces.keys()) keep(index);
  return isKept;
}

function joinPieces(pieces: readonly NamePiece[], isKept: readonly boolean[]): string[] {
  const parts: string[] = [];
  let label = '';
  pieces.forEach((piece, index) => {
    if (piece === DOT) {
      parts.push(label, DOT.text);
      label = '';
    } else if (isKept[index] !== false) label += piece.text;
    else if (isKept[index - 1] !== false) label += GAP;
  });
  parts.push(label);
  return parts.filter((part) => part !== '');
}
