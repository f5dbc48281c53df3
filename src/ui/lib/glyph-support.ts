import { nameFontStack } from './name-font-stack.ts';

/** Drawn side by side with what is asked about: a noncharacter, which no font draws. */
const NEVER_DRAWN = '\u{10FFFF}';
const SIZE = 24;

let context: CanvasRenderingContext2D | null | undefined;
let missing: Uint8ClampedArray | undefined;
const known = new Map<string, boolean>();

function bitmap(character: string): Uint8ClampedArray | undefined {
  if (context === undefined) {
    const canvas = document.createElement('canvas');
    canvas.width = SIZE;
    canvas.height = SIZE;
    context = canvas.getContext('2d', { willReadFrequently: true });
    if (context) {
      context.font = `16px ${nameFontStack()}`;
    }
  }
  if (!context) return undefined;
  context.clearRect(0, 0, SIZE, SIZE);
  context.fillText(character, 2, 18);
  return context.getImageData(0, 0, SIZE, SIZE).data;
}

function isDrawn(character: string): boolean {
  let drawn = known.get(character);
  if (drawn === undefined) {
    missing ??= bitmap(NEVER_DRAWN);
    const pixels = bitmap(character);
    drawn = !pixels || !missing || pixels.some((value, index) => value !== missing?.[index]);
    known.set(character, drawn);
  }
  return drawn;
}

/** False when this device's fonts lack a glyph for some character of the text. */
export function hasGlyphs(text: string): boolean {
  return Array.from(text).every(
    (character) =>
      // Joiners and selectors draw nothing of their own; ASCII is in every font.
      /^[\0-\x7F\p{Default_Ignorable_Code_Point}]$/u.test(character) || isDrawn(character),
  );
}
