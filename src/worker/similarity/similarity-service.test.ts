import { describe, expect, test } from 'vitest';
import type { GlyphDrawing } from '../../contract/similarity-service.ts';
import type { DrawGlyph, DrawnGlyph } from '../../glyphs/glyph-bitmap.ts';
import { createSimilarityService } from './similarity-service.ts';

const SIZE = 16;

/** Pictures as of a font with these rows of ink per character; others get a box with their digits. */
function createFont(rows: Record<string, number[]>, writesDigits: boolean): DrawGlyph {
  const drawOne = (text: string): { ink: number[]; advance: number } | undefined => {
    if (text in rows) return { ink: rows[text] ?? [], advance: SIZE };
    if (/^\p{Default_Ignorable_Code_Point}+$/u.test(text)) return { ink: [], advance: 0 };
    return undefined;
  };
  const drawBox = (character: string): number[] => {
    const digits = writesDigits ? (character.codePointAt(0) ?? 0) : 0;
    return [
      0xffff,
      ...Array.from({ length: 4 }, (_, i) => 0x8001 | (((digits >> (4 * i)) & 0xff) << 4)),
      0xffff,
    ];
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
  а: RING, // U+0430
  l: STEM,
  ' ': [],
  '\u00A0': [],
  '\u0301': [0x00c0],
  é: [0x00c0, ...RING],
  '👩': RING,
  '👧': STEM,
  '👩\u200D👧': FAMILY,
  '🏴': FLAG,
};

const service = createSimilarityService(() => createFont(FONT, false));

describe('compare', () => {
  test('answers in order, with 1 for what is drawn alike and less for what is not', async () => {
    const answers = await service.compare('a', ['а', 'l'], 'serif');
    if (answers === 'unavailable') throw new Error('a font was given');
    const [cyrillic, stem] = answers;
    expect(cyrillic).toEqual({ grapheme: 'а', drawing: 'whole', similarity: 1 });
    expect(stem).toMatchObject({ grapheme: 'l', drawing: 'whole' });
    expect(stem?.similarity).toBeLessThan(0.7);
  });

  describe.each([
    ['one box for all', false],
    ['boxes with digits', true],
  ])('where missing glyphs are %s', (_, writesDigits) => {
    const here = createSimilarityService(() => createFont(FONT, writesDigits));
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
    ])('%j is drawn %s', async (grapheme, drawing) => {
      const comparisons = await here.compare('a', [grapheme], 'serif');
      const isPicture = drawing === 'whole' || drawing === 'in-pieces';
      const similarity = isPicture ? expect.any(Number) : null;
      expect(comparisons).toEqual([{ grapheme, drawing, similarity }]);
    });
  });

  test('has no figure where the original has no glyph', async () => {
    expect(await service.compare('ж', ['a'], 'serif')).toEqual([
      { grapheme: 'a', drawing: 'whole', similarity: null },
    ]);
  });

  test('is unavailable where nothing can be drawn', async () => {
    const bare = createSimilarityService(() => undefined);
    expect(await bare.compare('a', ['l'], 'serif')).toBe('unavailable');
  });

  test('draws again in another font stack', async () => {
    const stacks: string[] = [];
    const counted = createSimilarityService((stack) => {
      stacks.push(stack);
      return createFont(FONT, false);
    });
    for (const stack of ['serif', 'serif', 'cursive']) await counted.compare('a', ['l'], stack);
    expect(stacks).toEqual(['serif', 'cursive']);
  });

  test.each([
    ['marks', '\u0301'],
    ['variation selectors beyond the BMP', '\u{E0100}'],
  ])('survives a grapheme of thousands of %s', async (_, mark) => {
    const tower = `a${mark.repeat(5000)}`;
    const [comparison] = (await service.compare('a', [tower], 'serif')) as never[];
    expect(comparison).toMatchObject({ grapheme: tower, drawing: 'whole' });
  });
});
