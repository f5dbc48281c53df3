import type { PastedPiece, PastedText } from '../../../lists/pasted/pasted-text.ts';

/** A part of the text as the page shows it. */
export interface ShownPart {
  /** What was recognized in this part, or null for the text around it. */
  readonly piece: PastedPiece | null;
  readonly text: string;
}

/** Length of a text between two pieces that is shown in full, in UTF-16 code units. */
const MAX_GAP = 160;
/** Length of what is kept at each side of a cut. */
const KEPT = 60;
/** Maximum number of recognized parts that are shown. */
const MAX_PIECES = 40;

/** Splits a text into recognized parts and the text around them. A long text is cut around the recognized parts. */
export function splitShownText(text: string, { pieces }: Pick<PastedText, 'pieces'>): ShownPart[] {
  const parts: ShownPart[] = [];
  let from = 0;
  const addGap = (end: number, isLast: boolean) => {
    const gap = text.slice(from, end);
    const shown = gap.length <= MAX_GAP ? gap : cut(gap, from === 0, isLast);
    if (shown !== '') parts.push({ piece: null, text: shown });
  };
  for (const piece of pieces.slice(0, MAX_PIECES)) {
    addGap(piece.start, false);
    parts.push({ piece, text: text.slice(piece.start, piece.end) });
    from = piece.end;
  }
  addGap(text.length, true);
  return parts;
}

/** Keeps the end of a long text before the first piece, the start after the last one, and both between two pieces. */
function cut(gap: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst && !isLast ? '' : gap.slice(0, KEPT);
  const end = isLast ? '' : gap.slice(-KEPT);
  return `${start} … ${end}`.toWellFormed();
}
