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
 * Recognizes the picture that stands for a missing glyph. Most browsers draw the same box for
 * every missing character; some write its digits into the box. So a picture is that box when it is
 * as wide and has the same ink wherever several characters that no font draws agree.
 */
function createMissingGlyphTest(draw: DrawGlyph): (glyph: DrawnGlyph) => boolean {
  const boxes = NEVER_DRAWN.map((group) => {
    const [first, ...rest] = group.map(draw) as [DrawnGlyph, ...DrawnGlyph[]];
    const agree = first.coverage.map((value, pixel) =>
      Number(rest.every(({ coverage }) => coverage[pixel] === value)),
    );
    return { box: first, agree };
  });
  return (glyph) =>
    boxes.some(({ box, agree }) => isSameInk(glyph, box, (pixel) => agree[pixel] === 1));
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
export function createDrawingTest(draw: DrawGlyph): (text: string) => GlyphDrawing {
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
