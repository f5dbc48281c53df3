/**
 * How this device draws a grapheme. `whole`: as one glyph or one stack of glyphs. `in-pieces`: as several glyphs, because
 * the font lacks the emoji sequence. `blank`: without visible pixels. `missing`: no font contains the grapheme.
 */
export type GlyphDrawing = 'whole' | 'in-pieces' | 'blank' | 'missing';

/** How this device draws a grapheme, and how similar it looks to the original. */
export interface GlyphComparison {
  grapheme: string;
  drawing: GlyphDrawing;
  /** From 0 to 1 (identical images). Null if one of the two graphemes is blank or missing. */
  similarity: number | null;
}

/** A piece of one name and the corresponding piece of another. Either may be empty. */
export type NamePiece = readonly [string, string];

/** How similar two names look on this device. */
export interface NameDrawing {
  /** Whether the images are identical. Null if a glyph is missing or a label is too wide to draw. */
  isIdentical: boolean | null;
  /** Similarity of each piece, from 0 to 1 (identical images). Null if a glyph is missing. */
  pieces: (number | null)[];
  /** Average similarity of the pieces, weighted by their width. Null if a glyph is missing. */
  similarity: number | null;
}

/** The interface of the worker that draws and compares glyphs. */
export interface SimilarityService {
  /**
   * Compares a grapheme with others. Returns one comparison for each, in order, or `unavailable` if workers cannot draw
   * text in this browser.
   *
   * @param fontStack value of the CSS property `font-family`
   */
  compare(
    original: string,
    others: readonly string[],
    fontStack: string,
  ): Promise<GlyphComparison[] | 'unavailable'>;
  /** Compares two names. The pieces cover both names completely and in order, including the dots. */
  compareNames(
    pieces: readonly NamePiece[],
    fontStack: string,
  ): Promise<NameDrawing | 'unavailable'>;
  /**
   * Returns the similarity of each pair of names, from 0 to 1 (identical images), or null if a glyph is missing.
   * `pairs` contains one list of pieces for each pair.
   */
  measureNames(
    pairs: readonly (readonly NamePiece[])[],
    fontStack: string,
  ): Promise<(number | null)[] | 'unavailable'>;
}

/** One line drawn without lifting the pen: x and y of each point, in turn, in units of {@link PAD_SIZE}. */
export type Stroke = readonly number[];

/** Width and height of the pad that strokes are drawn on. */
export const PAD_SIZE = 128;

/** The characters that look most like a drawing, among those that the worker has prepared so far. */
interface FoundShapes {
  /** Most alike first. */
  characters: string[];
  /** Number of characters that the worker has prepared, including those without a glyph. */
  prepared: number;
}

/** Characters that a drawing is compared with, in batches. */
interface ShapeBatch {
  /** Position of the first character of the batch. */
  from: number;
  characters: readonly string[];
  /** How common each character is, with 0 for the most common. */
  ranks: readonly number[];
}

/** The interface of the worker that finds characters by a drawing. */
export interface ShapeService {
  /**
   * Draws characters and keeps their shapes. Returns how many characters are prepared, or `unavailable` if workers
   * cannot draw text in this browser. Ignores a batch that is not the next one, which happens after the worker was
   * restarted. The caller continues with the returned position.
   *
   * @param fontStack value of the CSS property `font-family`. A different value starts again from 0
   */
  prepare(batch: ShapeBatch, fontStack: string): Promise<number | 'unavailable'>;
  /** Finds the characters that look most like a drawing. Finds none if no stroke has a point. */
  findShapes(strokes: readonly Stroke[], limit: number): Promise<FoundShapes>;
}
