import type { PastedPiece, PastedText } from '../../../messages/pieces/pasted-text.ts';

/** A part of the text as the page shows it. */
export interface ShownPart {
  /** The piece that was recognized in this part, or null for text around pieces. */
  readonly piece: PastedPiece | null;
  readonly text: string;
}

/** Maximum length of unrecognized text that is shown completely, in UTF-16 code units. */
const MAX_GAP = 160;
/** Number of UTF-16 code units that stay visible on each side of a cut. */
const KEPT = 60;
/** Maximum number of recognized parts that are shown. */
const MAX_PIECES = 40;

/** Splits a text into recognized parts and the text around them. Cuts long text around the recognized parts. */
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

/** Cuts long text. Keeps the end before the first piece, the start after the last piece, and both between pieces. */
function cut(gap: string, isFirst: boolean, isLast: boolean): string {
  const start = isFirst && !isLast ? '' : gap.slice(0, KEPT);
  const end = isLast ? '' : gap.slice(-KEPT);
  return `${start} … ${end}`.toWellFormed();
}
