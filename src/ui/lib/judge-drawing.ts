import { createCanvasDrawing } from '../../glyphs/canvas-drawing.ts';
import { createGlyphClassifier } from '../../glyphs/glyph-classifier.ts';
import { getNameFontStack } from './name-font-stack.ts';

/** Returns a function that judges how the fonts of this device draw a character. */
export function createJudgeDrawing(): ReturnType<typeof createGlyphClassifier> {
  const draw = createCanvasDrawing(getNameFontStack());
  // Browsers without a canvas count as drawing everything.
  return draw ? createGlyphClassifier(draw) : () => 'whole';
}
