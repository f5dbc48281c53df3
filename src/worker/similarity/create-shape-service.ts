import type { ShapeService } from '../../contract/similarity-service.ts';
import type { DrawGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createShapeFinder, type ShapeFinder } from './shape-finder.ts';

/** Creates a function that draws text in a font stack. Returns undefined if the browser cannot draw text in a worker. */
type CreateDrawing = (fontStack: string) => DrawGlyph | undefined;

/** Creates the service that finds the characters that look like a drawing. */
export function createShapeService(createDrawing: CreateDrawing): ShapeService {
  let finder: ShapeFinder | undefined;
  let fonts: string | undefined;
  let prepared = 0;

  return {
    async prepare({ from, characters, ranks }, fontStack) {
      if (fonts !== fontStack) {
        const draw = createDrawing(fontStack);
        if (!draw) return 'unavailable';
        finder = createShapeFinder(draw);
        fonts = fontStack;
        prepared = 0;
      }
      if (from !== prepared) return prepared;
      for (const [at, character] of characters.entries()) finder?.add(character, ranks[at] ?? 0);
      prepared += characters.length;
      return prepared;
    },
    async findShapes(strokes, limit) {
      return { characters: finder?.find(strokes, limit) ?? [], prepared };
    },
  };
}
