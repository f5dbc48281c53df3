import type { GlyphDrawing } from '../../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createGlyphClassifier } from '../../glyphs/glyph-classifier.ts';
import { memoize } from '../../primitives/memoize.ts';
import { takeStart } from '../../primitives/take-start.ts';

/** Maximum number of cached images. One takes about 3 KB, or 12 KB for an emoji. */
const MAX_CACHED_PICTURES = 1000;

/** Maximum number of code points of a grapheme to draw. Longer graphemes consist of stacked marks. */
const MAX_DRAWN = 64;

/** A lone mark is drawn on a blank base, so that only its own ink is compared. */
const LONE_MARK = /^\p{M}/u;
const BLANK_BASE = '\u00A0';

/** The image of a grapheme, and how the device draws it. */
export interface DrawnGrapheme {
  glyph: DrawnGlyph;
  drawing: GlyphDrawing;
}

export type DrawGrapheme = (text: string) => DrawnGrapheme;

/** Creates a function that draws and classifies graphemes, and caches the results. */
export function createGraphemeDrawer(draw: DrawGlyph): DrawGrapheme {
  const classify = createGlyphClassifier(draw);
  return memoize((grapheme: string): DrawnGrapheme => {
    const text = takeStart(grapheme, MAX_DRAWN);
    const glyph = draw(LONE_MARK.test(text) ? BLANK_BASE + text : text);
    return { glyph, drawing: classify(text) };
  }, MAX_CACHED_PICTURES);
}
