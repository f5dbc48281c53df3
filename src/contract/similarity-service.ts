/**
 * How this device draws a grapheme: `whole` as one glyph or one stack; `in-pieces` where an emoji
 * sequence falls apart into several glyphs; `blank` without ink; `missing` where no font has it.
 */
export type GlyphDrawing = 'whole' | 'in-pieces' | 'blank' | 'missing';

/** How one grapheme is drawn here, and how much it looks like the one that it was compared with. */
export interface GlyphComparison {
  grapheme: string;
  drawing: GlyphDrawing;
  /** 0..1, 1 for the same picture; null where one of the two is blank or missing. */
  similarity: number | null;
}

/** A piece of one name and its counterpart in another, either of which may be empty. */
export type NamePiece = readonly [string, string];

/** How two names are drawn here. */
export interface NameDrawing {
  /** True for one and the same picture; null where a glyph is missing or a label is too wide to draw. */
  isIdentical: boolean | null;
  /** Per piece 0..1, 1 for the same picture; null where a glyph is missing. */
  pieces: (number | null)[];
  /** Of all pieces, by their width; null where a glyph is missing. */
  similarity: number | null;
}

/** What the worker that draws and compares glyphs offers the page. */
export interface SimilarityService {
  /**
   * Compares one grapheme with others, in this order, as drawn in a font stack: the value of CSS
   * `font-family`. `unavailable` where the browser lets no worker draw text.
   */
  compare(
    original: string,
    others: readonly string[],
    fontStack: string,
  ): Promise<GlyphComparison[] | 'unavailable'>;
  /** Compares two names, of which these are all pieces in their order, dots too. */
  compareNames(
    pieces: readonly NamePiece[],
    fontStack: string,
  ): Promise<NameDrawing | 'unavailable'>;
  /**
   * How alike two names look, for many pairs of names, each given by its pieces as above: 0..1, 1 for one and the same
   * picture; null where a glyph is missing.
   */
  measureNames(
    pairs: readonly (readonly NamePiece[])[],
    fontStack: string,
  ): Promise<(number | null)[] | 'unavailable'>;
}
