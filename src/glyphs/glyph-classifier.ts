import type { GlyphDrawing } from '../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from './glyph-bitmap.ts';

/**
 * Noncharacters and code points that are unassigned in Unicode 17, so that no font should draw them.
 * The code points of a group have the same number of hex digits. Private-use code points are
 * excluded, because icon fonts draw them.
 */
const NEVER_DRAWN = [
  ['\u0378', '\u2FE0', '\uA4C7', '\uFDD0'],
  ['\u{10FFFF}', '\u{2FFFE}', '\u{50000}', '\u{EABCD}'],
] as const;

/** Maximum difference between equal advance widths, in pixels. */
const ADVANCE_TOLERANCE = 0.01;

/** Characters that are not drawn themselves but may join or change their neighbours. */
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/u;

const EMOJI_PIECES = /\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Extended_Pictographic}\uFE0F?/gu;
const TAGS = /[\u{E0020}-\u{E007F}]+/gu;
/** Maximum width of a sequence that is one glyph, relative to its widest piece. */
const MAX_RELATIVE_WIDTH = 1.5;

/** Checks whether two images have the same width and, in the pixels selected by `isCounted`, the same ink. */
function isSameInk(
  a: DrawnGlyph,
  b: DrawnGlyph,
  isCounted: (pixel: number) => boolean = () => true,
): boolean {
  return (
    a.width === b.width &&
    Math.abs(a.advance - b.advance) < ADVANCE_TOLERANCE &&
    a.coverage.every((value, pixel) => value === b.coverage[pixel] || !isCounted(pixel))
  );
}

/**
 * Finds the pixels of a missing-glyph box that its hex digits never cover. A pixel is one of them
 * if its row or its column is equal in all boxes. Comparing single pixels is not enough, because many digits have
 * ink at the same position.
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
 * Creates a function that recognizes the box for a missing glyph. Most browsers draw the same box for
 * every missing character. Firefox writes the code point into it. An image is such a box if it has the
 * same width and the same ink in all pixels that never contain digits.
 */
function createMissingGlyphDetector(draw: DrawGlyph): (glyph: DrawnGlyph) => boolean {
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
  return glyph.advance > MAX_RELATIVE_WIDTH * widest;
}

/**
 * Creates a function that classifies how a grapheme is drawn, by its ink and advance width.
 *
 * A grapheme is missing if both its composed and its decomposed form contain a missing character.
 * Fonts can draw either form with the glyphs of the other.
 *
 * Known limits: a character counts as drawn if a fallback font has an image for every block
 * (LastResort), or a box for a supported character. A sequence whose glyphs overlap counts as whole.
 */
export function createGlyphClassifier(draw: DrawGlyph): (text: string) => GlyphDrawing {
  const isMissingGlyph = createMissingGlyphDetector(draw);
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
