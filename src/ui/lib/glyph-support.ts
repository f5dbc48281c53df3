import { createCanvasDrawing } from '../../glyphs/canvas-drawing.ts';
import { createDrawingTest } from '../../glyphs/glyph-drawing.ts';
import { nameFontStack } from './name-font-stack.ts';

// Joiners and selectors draw nothing of their own; ASCII is in every font.
const NEEDS_NO_GLYPH = /^[\0-\x7F\p{Default_Ignorable_Code_Point}]*$/u;

/** Characters whose answer is kept. */
const KEPT = 10_000;

const known = new Map<string, boolean>();
let drawingOf: ReturnType<typeof createDrawingTest> | undefined;

/** Where the browser has no canvas to look at, every character is taken to be drawn. */
function isDrawn(character: string): boolean {
  let drawn = known.get(character);
  if (drawn === undefined) {
    if (!drawingOf) {
      const draw = createCanvasDrawing(nameFontStack());
      drawingOf = draw ? createDrawingTest(draw) : () => 'whole';
    }
    drawn = drawingOf(character) !== 'missing';
    if (known.size === KEPT) known.clear();
    known.set(character, drawn);
  }
  return drawn;
}

/** True when {@link hasGlyphs} answers at once; its first look at the fonts takes as long as building a page. */
export function glyphsAreKnown(text: string): boolean {
  return drawingOf !== undefined || NEEDS_NO_GLYPH.test(text);
}

/** False when this device's fonts lack a glyph for some character of the text. */
export function hasGlyphs(text: string): boolean {
  return (
    NEEDS_NO_GLYPH.test(text) ||
    Array.from(text).every((character) => NEEDS_NO_GLYPH.test(character) || isDrawn(character))
  );
}
