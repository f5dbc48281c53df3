import { createCanvasDrawing } from '../../glyphs/canvas-drawing.ts';
import { createGlyphClassifier } from '../../glyphs/glyph-classifier.ts';
import { memoize } from '../../primitives/memoize.ts';
import { getNameFontStack } from './name-font-stack.ts';

// Joiners and variation selectors have no glyph, and every font contains ASCII.
const NEEDS_NO_GLYPH = /^[\0-\x7F\p{Default_Ignorable_Code_Point}]*$/u;

const MAX_CACHED_CHARACTERS = 10_000;

let judgeDrawing: ReturnType<typeof createGlyphClassifier> | undefined;

/** Whether the fonts of this device have a glyph for a character. Always true in browsers without a canvas. */
const isDrawn = memoize((character: string): boolean => {
  if (!judgeDrawing) {
    const draw = createCanvasDrawing(getNameFontStack());
    judgeDrawing = draw ? createGlyphClassifier(draw) : () => 'whole';
  }
  return judgeDrawing(character) !== 'missing';
}, MAX_CACHED_CHARACTERS);

/** Whether {@link hasGlyphs} returns quickly. Its first call takes as long as rendering the page. */
export function areGlyphsKnown(text: string): boolean {
  return judgeDrawing !== undefined || NEEDS_NO_GLYPH.test(text);
}

/** Whether the fonts of this device have a glyph for every character of the text. */
export function hasGlyphs(text: string): boolean {
  return (
    NEEDS_NO_GLYPH.test(text) ||
    Array.from(text).every((character) => NEEDS_NO_GLYPH.test(character) || isDrawn(character))
  );
}
