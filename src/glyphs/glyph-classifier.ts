import type { GlyphDrawing } from '../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from './glyph-bitmap.ts';

/**
 * Noncharacters and code points that Unicode 17 leaves unassigned, which no font should draw; in
 * either group all have as many hex digits. Private use is left out: icon fonts draw it.
 */
const NEVER_DRAWN = [
  ['\u0378', '\u2FE0', '\uA4C7', '\uFDD0'],
  ['\u{10FFFF}', '\u{2FFFE}', '\u{50000}', '\u{EABCD}'],
] as const;

const SAME_ADVANCE = 0.01;

/** Default ignorables draw nothing of their own, and join or select what is drawn beside them. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

const EMOJI_PIECES = /\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Extended_Pictographic}\uFE0F?/gu;
const TAGS = /[\u{E0020}-\u{E007F}]+/gu;
/** Wider than this many of its widest piece, a sequence is no longer one glyph. */
const ONE_GLYPH_WIDTH = 1.5;

/** Whether two pictures have the same ink, in the pixels that `counts` picks. */
function isSameInk(
  a: DrawnGlyph,
  b: DrawnGlyph,
  isCounted: (pixel: number) => boolean = () => true,
): boolean {
  return (
    a.width === b.width &&
    Math.abs(a.advance - b.advance) < SAME_ADVANCE &&
    a.coverage.every((value, pixel) => value === b.coverage[pixel] || !isCounted(pixel))
  );
}

/**
 * Which pixels of a box for missing characters hold no digits: those of the rows and columns that
 * all pictures share. A pixel by itself proves nothing, as many digits have ink at the same place.
 */
function findFrame([first, ...rest]: readonly [DrawnGlyph, ...DrawnGlyph[]]): Uint8Array {
  const { width, height, coverage } = first;
  const hasDigits = { row: new Uint8Array(height), column: new Uint8Array(width) };
  coverage.forEach((value, pixel) => {
    if (rest.every((other) => other.coverage[pixel] === value)) return;
    hasDigits.row[Math.floor(pixel / width)] = 1;
    hasDigits.column[pixel % width] = 1;
  });
  return coverage.map((_, pixel) =>
    Number(!hasDigits.row[Math.floor(pixel / width)] || !hasDigits.column[pixel % width]),
  );
}

/**
 * Recognizes the picture that stands for a missing glyph. Most browsers draw the same box for
 * every missing character; Firefox writes its digits into the box. So a picture is that box when it
 * is as wide and has the same ink wherever the boxes of several characters have no digits.
 */
function createMissingGlyphTest(draw: DrawGlyph): (glyph: DrawnGlyph) => boolean {
  const boxes = NEVER_DRAWN.map((group) => {
    const pictures = group.map(draw) as [DrawnGlyph, ...DrawnGlyph[]];
    return { box: pictures[0], frame: findFrame(pictures) };
  });
  return (glyph) =>
    boxes.some(({ box, frame }) => isSameInk(glyph, box, (pixel) => frame[pixel] === 1));
}

function isInPieces(text: string, glyph: DrawnGlyph, draw: DrawGlyph): boolean {
  const untagged = text.replace(TAGS, '');
  if (untagged !== text && isSameInk(glyph, draw(untagged))) return true;
  const pieces = text.match(EMOJI_PIECES) ?? [];
  if (pieces.length < 2) return false;
  const widest = Math.max(...pieces.map((piece) => draw(piece).advance));
  return glyph.advance > ONE_GLYPH_WIDTH * widest;
}

/**
 * Tells how a grapheme is drawn, by its ink and the width it takes up.
 *
 * A grapheme is missing when one of its characters is, composed and decomposed: fonts draw either
 * form with the glyphs of the other. Limits: a browser that falls back to a font with a picture for
 * every block (LastResort), or to a font whose glyph for a character is itself a box, is taken to
 * draw it; a sequence that falls apart into glyphs on top of each other is taken to be whole.
 */
export function createGlyphClassifier(draw: DrawGlyph): (text: string) => GlyphDrawing {
  const isMissingGlyph = createMissingGlyphTest(draw);
  const isMissing = (text: string) => {
    const characters = Array.from(text);
    const seen = characters.filter((character) => !IGNORABLE.test(character));
    return (seen.length > 0 ? seen : characters).some((one) => isMissingGlyph(draw(one)));
  };

  return (text) => {
    const glyph = draw(text);
    if (isMissing(text.normalize('NFC')) && isMissing(text.normalize('NFD'))) return 'missing';
    if (glyph.coverage.every((value) => value === 0)) return 'blank';
    return isInPieces(text, glyph, draw) ? 'in-pieces' : 'whole';
  };
}
