/** One line drawn without lifting the pen: x and y of each point, in turn, in units of {@link PAD_SIZE}. */
export type Stroke = readonly number[];

/** Width and height of the pad that strokes are drawn on. */
export const PAD_SIZE = 128;

/** The characters that look most like a drawing, among those that the worker has prepared so far. */
export interface FoundShapes {
  /** Most alike first. */
  characters: string[];
  /** Number of characters that the worker has prepared, including those without a glyph. */
  prepared: number;
}

/** Characters that a drawing is compared with, in batches. */
export interface ShapeBatch {
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
