import { describe, expect, test } from 'vitest';
import type { GlyphDrawing, NameDrawing } from '../../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createSimilarityService } from './create-similarity-service.ts';

const SIZE = 16;

/** Pixels of each hex digit as Firefox draws it: five rows of three pixels, top to bottom, one octal digit per row. */
const DIGITS =
  '25552 22222 74717 74747 55744 71747 71757 74444 75757 75744 75755 35353 61116 35553 71717 71711'.split(
    ' ',
  );

/** Draws a frame around two lines of two or three hex digits. */
function drawBoxWithDigits(character: string): number[] {
  const codePoint = character.codePointAt(0) ?? 0;
  const length = codePoint > 0xffff ? 3 : 2;
  const digits = Array.from(
    { length: 2 * length },
    (_, i) => (codePoint >> (4 * i)) & 15,
  ).reverse();
  const lines = [digits.slice(0, length), digits.slice(length)].flatMap((line) => [
    ...Array.from({ length: 5 }, (_, y) =>
      line.reduce((bits, digit, x) => bits | (Number(DIGITS[digit]?.[y]) << (2 + 4 * x)), 0),
    ),
    0,
  ]);
  return [0xffff, 0, ...lines, 0xffff].map((bits) => bits | 0x8001);
}

const drawEmptyBox = (): number[] => [0xffff, 0x8001, 0x8001, 0xffff];

/** Creates a font from rows of ink per character. Other characters get a box. */
function createFont(
  rows: Record<string, number[]>,
  drawBox: (character: string) => number[],
): DrawGlyph {
  const drawOne = (text: string): { ink: number[]; advance: number } | undefined => {
    if (text in rows) return { ink: rows[text] ?? [], advance: SIZE };
    if (/^\p{Default_Ignorable_Code_Point}+$/u.test(text)) return { ink: [], advance: 0 };
    return undefined;
  };
  return (text): DrawnGlyph => {
    const parts = drawOne(text)
      ? [drawOne(text)]
      : Array.from(text, (one) => drawOne(one) ?? { ink: drawBox(one), advance: SIZE });
    const coverage = new Uint8Array(SIZE * SIZE);
    for (const part of parts) {
      part?.ink.forEach((bits, y) => {
        for (let x = 0; x < SIZE; x += 1) if ((bits >> x) & 1) coverage[y * SIZE + x] = 255;
      });
    }
    const advance = parts.reduce((sum, part) => sum + (part?.advance ?? 0), 0);
    return { width: SIZE, height: SIZE, coverage, colour: null, advance };
  };
}

const RING = [0, 0x03c0, 0x0420, 0x0810, 0x0810, 0x0420, 0x03c0];
const STEM = [0x0180, 0x0180, 0x0180, 0x0180, 0x0180, 0x0180, 0x0180];
const FLAG = [0x0ff0, 0x0ff0, 0x0ff0, 0x0010, 0x0010];
const FAMILY = [0x0e70, 0x0e70, 0x0420, 0x0e70];

const FONT = {
  a: RING,
  а: RING, // U+0430 (а)
  l: STEM,
  '.': [0x0180],
  ' ': [],
  '\u00A0': [],
  '\u0301': [0x00c0],
  é: [0x00c0, ...RING],
  '👩': RING,
  '👧': STEM,
  '👩\u200D👧': FAMILY,
  '🏴': FLAG,
};

const service = createSimilarityService(() => createFont(FONT, drawEmptyBox));

describe('compare', () => {
  test('returns 1 for an identical drawing and less for a different one, in order', async () => {
    const answers = await service.compare('a', ['а', 'l'], 'serif');
    if (answers === 'unavailable') throw new Error('The test font was not used.');
    const [cyrillic, stem] = answers;
    expect(cyrillic).toEqual({ grapheme: 'а', drawing: 'whole', similarity: 1 });
    expect(stem).toMatchObject({ grapheme: 'l', drawing: 'whole' });
    expect(stem?.similarity).toBeLessThan(0.7);
  });

  describe.each([
    ['the same box', drawEmptyBox],
    ['boxes with digits', drawBoxWithDigits],
  ])('if missing glyphs are drawn as %s', (_, drawBox) => {
    const serviceWithBoxes = createSimilarityService(() => createFont(FONT, drawBox));
    test.each<[string, GlyphDrawing]>([
      ['a', 'whole'],
      ['ж', 'missing'],
      ['\u{1D41A}', 'missing'],
      ['a\u0301', 'whole'],
      ['é', 'whole'],
      ['e\u0301', 'whole'],
      ['l\u0301', 'whole'],
      ['a\u0302', 'missing'],
      ['\u0301', 'whole'],
      ['\u0302', 'missing'],
      [' ', 'blank'],
      ['\u200D', 'blank'],
      ['👩\u200D👧', 'whole'],
      ['👧\u200D👩', 'in-pieces'],
      ['🏴\u{E0067}\u{E007F}', 'in-pieces'],
    ])('classifies %j as %s', async (grapheme, drawing) => {
      const comparisons = await serviceWithBoxes.compare('a', [grapheme], 'serif');
      const isPicture = drawing === 'whole' || drawing === 'in-pieces';
      const similarity = isPicture ? expect.any(Number) : null;
      expect(comparisons).toEqual([{ grapheme, drawing, similarity }]);
    });

    test('detects missing characters with any digits', async () => {
      const missing = Array.from({ length: 2000 }, (_, at) =>
        String.fromCodePoint(0x2100 + 97 * at),
      ).filter((character) => /[\p{L}\p{S}]/u.test(character));
      const comparisons = await serviceWithBoxes.compare('a', missing, 'serif');
      if (comparisons === 'unavailable') throw new Error('The test font was not used.');
      const drawn = comparisons.filter(({ drawing }) => drawing !== 'missing');
      expect(drawn).toEqual([]);
    });
  });

  test('returns no similarity if the original has no glyph', async () => {
    expect(await service.compare('ж', ['a'], 'serif')).toEqual([
      { grapheme: 'a', drawing: 'whole', similarity: null },
    ]);
  });

  test('creates one canvas per font stack', async () => {
    const stacks: string[] = [];
    const counted = createSimilarityService((stack) => {
      stacks.push(stack);
      return createFont(FONT, drawEmptyBox);
    });
    for (const stack of ['serif', 'serif', 'cursive']) await counted.compare('a', ['l'], stack);
    expect(stacks).toEqual(['serif', 'cursive']);
  });

  test.each([
    ['marks', '\u0301'],
    ['variation selectors beyond the BMP', '\u{E0100}'],
  ])('compares a grapheme with thousands of %s', async (_, mark) => {
    const tower = `a${mark.repeat(5000)}`;
    const [comparison] = (await service.compare('a', [tower], 'serif')) as never[];
    expect(comparison).toMatchObject({ grapheme: tower, drawing: 'whole' });
  });
});

/** Reads two names in pieces: `rn/m|a/а`. */
const readPieces = (text: string) =>
  text.split('|').map((piece) => piece.split('/') as [string, string]);

test.each<[why: string, pieces: string, drawing: NameDrawing]>([
  ['identical drawings', 'l/l|a/а', { isIdentical: true, pieces: [1, 1], similarity: 1 }],
  ['an invisible character', 'a/a|\u200D/', { isIdentical: true, pieces: [1, 1], similarity: 1 }],
  // Half of the longer name has no counterpart.
  ['widths', 'a/а|l/l|/ll', { isIdentical: false, pieces: [1, 1, 0], similarity: 0.5 }],
  ['the width of blank glyphs', 'a/a| /', { isIdentical: false, pieces: [1, 0], similarity: 0.5 }],
  // Missing glyphs look alike.
  ['missing glyphs', 'a/a|ж/ц', { isIdentical: null, pieces: [1, null], similarity: null }],
])('compareNames and measureNames compare %s', async (_, text, drawing) => {
  const pieces = readPieces(text);
  expect(await service.compareNames(pieces, 'serif')).toEqual(drawing);
  expect(await service.measureNames([pieces, []], 'serif')).toEqual([drawing.similarity, 1]);
});

describe('compareNames', () => {
  const areIdentical = async (pieces: string) => {
    const drawing = await service.compareNames(readPieces(pieces), 'serif');
    return drawing === 'unavailable' ? drawing : drawing.isIdentical;
  };

  test('reports names with different dots as not identical', async () => {
    expect(await areIdentical('a/a|/.|a/a')).toBe(false);
  });

  test('does not compare whole labels that are wider than the canvas', async () => {
    const wide = 'l'.repeat(2_000);
    expect(await areIdentical(`a${wide}/а${wide}`)).toBeNull();
    expect(await areIdentical(`a/l|./.|${wide}/${wide}`)).toBe(false);
  });

  test('creates a wide canvas once, for the first names', async () => {
    const widths: (number | undefined)[] = [];
    const counted = createSimilarityService((_, width) => {
      widths.push(width);
      return createFont(FONT, drawEmptyBox);
    });
    await counted.compare('a', ['l'], 'serif');
    expect(widths).toEqual([undefined]);
    for (const name of ['a', 'l']) await counted.compareNames([[name, 'a']], 'serif');
    expect(widths).toEqual([undefined, expect.any(Number)]);
  });
});

test('measureNames returns less than 1 if only the pieces are identical', async () => {
  // Each pair of letters forms a ligature, which separate pieces do not show.
  const ligature = createSimilarityService(() =>
    createFont({ ...FONT, la: RING, lа: FLAG }, drawEmptyBox),
  );
  expect(await ligature.measureNames([readPieces('l/l|a/а')], 'serif')).toEqual([0.99]);
});

test('all methods return “unavailable” if the browser cannot draw text', async () => {
  const bare = createSimilarityService(() => undefined);
  expect(await bare.compare('a', ['l'], 'serif')).toBe('unavailable');
  expect(await bare.compareNames([['a', 'l']], 'serif')).toBe('unavailable');
  expect(await bare.measureNames([[['a', 'l']]], 'serif')).toBe('unavailable');
});
