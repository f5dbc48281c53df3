import type { DrawGlyph, DrawnGlyph } from './glyph-bitmap.ts';

/** Font size in pixels, about the size of glyphs in the confusable grid. */
const EM = 32;
/** Canvas size. Fits a few letters, or one letter with a tall stack of marks. */
const GLYPH_WIDTH = 8 * EM;
const HEIGHT = 2.25 * EM;
const BASELINE = 1.5 * EM;

/** Value of `context.font` if the font stack is invalid. */
const DEFAULT_FONT = '10px sans-serif';

function createBitmap(rgba: Uint8ClampedArray, width: number, advance: number): DrawnGlyph {
  const pixels = rgba.length / 4;
  const coverage = new Uint8Array(pixels);
  const colour = new Uint8Array(3 * pixels);
  let isColoured = false;
  for (let pixel = 0; pixel < pixels; pixel += 1) {
    const alpha = rgba[4 * pixel + 3] as number;
    if (alpha === 0) continue;
    coverage[pixel] = alpha;
    for (let part = 0; part < 3; part += 1) {
      const value = rgba[4 * pixel + part] as number;
      colour[3 * pixel + part] = value;
      isColoured ||= value > 0;
    }
  }
  return { width, height: HEIGHT, coverage, colour: isColoured ? colour : null, advance };
}

/**
 * Creates a function that draws black text on an OffscreenCanvas, on a fixed baseline and centred
 * horizontally. Returns undefined if the browser has no OffscreenCanvas.
 *
 * @param width canvas width in pixels, an even number. Wider text is cut off
 */
export function createCanvasDrawing(
  fontStack: string,
  width: number = GLYPH_WIDTH,
): DrawGlyph | undefined {
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  const canvas = new OffscreenCanvas(width, HEIGHT);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  context.font = `${EM}px ${fontStack}`;
  if (context.font === DEFAULT_FONT) context.font = `${EM}px sans-serif`;

  return (text) => {
    const box = context.measureText(text);
    const left = -box.actualBoundingBoxLeft;
    const right = box.actualBoundingBoxRight;
    const half = Math.min(width / 2, Math.ceil((right - left) / 2) + 2);
    context.clearRect(0, 0, width, HEIGHT);
    context.fillText(text, Math.round(width / 2 - (left + right) / 2), BASELINE);
    const { data } = context.getImageData(width / 2 - half, 0, 2 * half, HEIGHT);
    return createBitmap(data, 2 * half, box.width);
  };
}
