import type { GlyphDrawing } from '../../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createGlyphClassifier } from '../../glyphs/glyph-classifier.ts';
import { takeStart } from '../../primitives/cut-text.ts';
import { memoize } from '../../primitives/memoize.ts';

/** Pictures kept; one holds some 3 KB, of an emoji 12 KB. */
const MAX_CACHED_PICTURES = 1000;

/** Most code points that are drawn of one grapheme: beyond are only stacked marks. */
const MAX_DRAWN = 64;

/** A lone mark is compared on a blank base, so that its own ink alone is seen. */
const LONE_MARK = /^\p{M}/u;
const BLANK_BASE = '\u00A0';

/** A picture of some text, and whether it is one. */
export interface DrawnGrapheme {
  glyph: DrawnGlyph;
  drawing: GlyphDrawing;
}

export type DrawGrapheme = (text: string) => DrawnGrapheme;

/** Portrays graphemes by a means of drawing, and remembers them. */
export function createGraphemeDrawer(draw: DrawGlyph): DrawGrapheme {
  const judgeDrawing = createGlyphClassifier(draw);
  return memoize((grapheme: string): DrawnGrapheme => {
    const text = takeStart(grapheme, MAX_DRAWN);
    const glyph = draw(LONE_MARK.test(text) ? BLANK_BASE + text : text);
    return { glyph, drawing: judgeDrawing(text) };
  }, MAX_CACHED_PICTURES);
}
