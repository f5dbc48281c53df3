/** A picture of some text, row by row from the top left. */
export interface GlyphBitmap {
  width: number;
  height: number;
  /** Per pixel, how much of it is inked: 0..255. */
  coverage: Uint8Array;
  /** Per pixel red, green and blue, 0..255; null when all ink is black. */
  colour: Uint8Array | null;
}

/** A glyph's picture with the width that it takes up in a line. */
export interface DrawnGlyph extends GlyphBitmap {
  /** In pixels of the picture. */
  advance: number;
}

/** Draws text; the same text always gives the same picture. */
export type DrawGlyph = (text: string) => DrawnGlyph;
