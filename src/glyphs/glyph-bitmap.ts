/** An image of text. Pixels are stored row by row from the top left. */
export interface GlyphBitmap {
  width: number;
  height: number;
  /** Opacity of each pixel, from 0 to 255. */
  coverage: Uint8Array;
  /** Red, green and blue of each pixel, from 0 to 255. Null if all ink is black. */
  colour: Uint8Array | null;
}

/** An image of a glyph with its advance width. */
export interface DrawnGlyph extends GlyphBitmap {
  /** Advance width in pixels of the image. */
  advance: number;
}

/** Draws text. The same text always gives the same image. */
export type DrawGlyph = (text: string) => DrawnGlyph;
