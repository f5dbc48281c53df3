import { ens_emoji } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatName, formatParts } from './format-name.ts';
import { splitVisibleRuns } from './hidden-characters.ts';

const a = (count: number) => 'a'.repeat(count);

describe('formatName', () => {
  it.each<[string, string]>([
    ['', ''],
    ['vitalik.eth', 'vitalik.eth'],
    ['.', '.'],
    ['pay\u202epal.eth', 'pay<U+202E>pal.eth'],
    ['a\u2068b\u2069\u2069.eth', 'a<U+2068>b<U+2069><U+2069>.eth'],
    ['ni\u200dck.eth', 'ni<U+200D>ck.eth'],
    ['a b\r\n.eth', 'a<U+0020>b<U+000D><U+000A>.eth'],
    ['\u2028\u{e0061}\u3164.eth', '<U+2028><U+E0061><U+3164>.eth'],
    ['\ud800a\udc00.eth', '<U+D800>a<U+DC00>.eth'],
    ['<img src=x onerror=y>', '<img<U+0020>src=x<U+0020>onerror=y>'],
    ['e\u0301\u0302\u0303\u0304.eth', 'e\u0301\u0302\u0303\u0304.eth'],
    ['e\u0301\u0302\u0303\u0304\u0305\u0306.eth', 'e\u0301\u0302\u0303\u0304<U+0305><U+0306>.eth'],
    ['a.\u0301b\u200b\u0302c', 'a.<U+0301>b<U+200B><U+0302>c'],
    ['👩\u200d🚀❤\ufe0f1\ufe0f\u20e3.eth', '👩\u200d🚀❤\ufe0f1\ufe0f\u20e3.eth'],
  ])('replaces hidden characters of %j by code points', (name, text) => {
    expect(formatName(name)).toMatchObject({ text, isShortened: false });
  });

  it.each([
    ...['မြန်မာ', 'ကျေးဇူး', 'မျှော်', 'အာရှ', 'သာသနာ', 'တရားမျှတမှုအဖွဲ့'],
    ...['ၵႃႈ', 'ၸိူဝ်းၶူဝ်း', 'ၵူၼ်းတႆး', 'ဗၟာဂှ်', 'ကၠောန်', 'ကညီကျိာ်', 'ပှၤကညီ', 'ထံကီၢ်'],
    ...['ᨣᩣᩴᨾᩮᩬᩥᨦ', 'ᨷ᩠ᨿᩣ', 'ຂ້ານ້ອຍ', 'ນ້ຳ', 'น้ำใจ', 'ผู้ใหญ่', 'ខ្មែរ', 'हिन्दी', 'தமிழ்', '𑜒𑜑𑜪𑜨𑜠'],
  ])('shows all marks of %s', (word) => {
    expect(formatName(`${word}.eth`)).toMatchObject({ text: `${word}.eth`, isShortened: false });
  });

  it.each<[string, string]>([
    ['\u102cက', '<U+102C>က'],
    ['a\u102c', 'a<U+102C>'],
    ['ᨠ\u102c', 'ᨠ<U+102C>'],
    ['😀\u1038', '😀<U+1038>'],
    ['က\u200b\u102c', 'က<U+200B><U+102C>'],
    ['က.\u102c', 'က.<U+102C>'],
    [`က${'\u102c'.repeat(6)}`, `က${'\u102c'.repeat(4)}<U+102C><U+102C>`],
    [`ကာ${'\u103a'.repeat(5)}`, `က<U+102C>${'<U+103A>'.repeat(5)}`],
  ])('shows marks of %j that belong to no letter as code points', (name, text) => {
    expect(formatName(name, { maxLength: 60 }).text).toBe(text);
  });

  it('never separates a mark from its letter when it shortens a name', () => {
    expect(formatName(`${'ကား'.repeat(30)}.eth`).text).toBe(
      `${'ကား'.repeat(7)}…${'ကား'.repeat(4)}.eth`,
    );
  });

  it.each<[string, string]>([
    [`${a(60)}.eth`, `${a(21)}…${a(14)}.eth`],
    [`${a(50)}а${'b'.repeat(50)}.eth`, `${a(20)}…а…${'b'.repeat(13)}.eth`],
    [`${a(50)}\u200b${'b'.repeat(50)}.eth`, `${a(16)}…<U+200B>…${'b'.repeat(10)}.eth`],
    [`${a(60)}.international`, `${a(16)}…${a(9)}.international`],
    [`vitalik.eth.${a(60)}.attacker.eth`, `vitalik.eth.${a(6)}…${a(8)}.attacker.eth`],
    [`x.${a(30)}.${'b'.repeat(30)}.eth`, `x.aa….${'b'.repeat(30)}.eth`],
    [`x.${a(30)}.${'b'.repeat(60)}.eth`, `x.${a(6)}….${'b'.repeat(16)}…${'b'.repeat(9)}.eth`],
    [
      'treasury-of-the-ethereum.owned-by-mallory.thing-grants-2026-main.eth',
      'treasury….…ry.thing-grants-2026-main.eth',
    ],
    [`vitalik.${a(60)}.eth`, `vitalik.${a(17)}…${a(10)}.eth`],
    [`${a(60)}.${'b'.repeat(60)}`, `${a(13)}….…${'b'.repeat(24)}`],
    [`${'a.'.repeat(50)}owner.eth`, 'a.a.a.a.a.….….a.a.a.owner.eth'],
    ['.'.repeat(1e6), '.....….….....'],
    [`${a(9_000)}.b.${a(30_000)}.eth`, 'kept: .'],
    ['👍🏽'.repeat(50), `${'👍🏽'.repeat(11)}…${'👍🏽'.repeat(28)}`],
    ['e\u0301'.repeat(50), `${'e\u0301'.repeat(11)}…${'e\u0301'.repeat(28)}`],
    ['😀'.repeat(60).concat('\u200b', a(60), '.eth'), 'kept: <U+200B>'],
  ])('shortens %j but keeps hidden and unusual characters', (name, text) => {
    const formatted = formatName(name);
    expect(formatted.isShortened).toBe(true);
    if (text.startsWith('kept: ')) expect(formatted.text).toContain(text.slice(6));
    else expect(formatted.text).toBe(text);
  });

  it.each(['o', 'ο', 'о', 'օ', 'Ꭰ', 'ჿ', 'ⲟ'])(
    'keeps %s visible among letters of another script',
    (letter) => {
      const { text } = formatName(`${'人'.repeat(30)}${letter}${'人'.repeat(30)}.eth`);
      expect(text).toBe(`${'人'.repeat(20)}…${letter}…${'人'.repeat(13)}.eth`);
    },
  );

  it('keeps the last two labels at the minimum length', () => {
    const format = (name: string) => formatName(name, { maxLength: 24 }).text;
    expect(format(`vitalik.eth.а${'b'.repeat(60)}`)).toBe(`vita….eth.аbb…${'b'.repeat(10)}`);
    expect(format(`${'a.'.repeat(50)}owner.eth`)).toBe('a.a.a.….….a.owner.eth');
    expect(format(`\u202e${a(60)}.mallory.eth`)).toBe('<U+202E>aa…a.mallory.eth');
  });

  it.each([
    [null, ''],
    [undefined, ''],
    [12, '12'],
    [{ toString: () => 'a.eth' }, 'a.eth'],
  ])('formats %j as %j', (given, text) => {
    expect(formatName(given as string).text).toBe(text);
  });

  it.each([
    [16, false],
    [17, true],
  ])('counts a grapheme as one character only up to 16 code points: %i', (length, isLong) => {
    const name = `${'ᄀ'.repeat(length)}x`.repeat(3);
    expect(formatName(name).isShortened).toBe(isLong);
  });

  it('clamps the maximum length', () => {
    const name = `${a(700)}.eth`;
    const given: unknown[] = [undefined, null, Number.NaN, 'abc', {}, -1, 0, 24, 30, '30', 5_000];
    const lengths = given.map(
      (maxLength) => formatName(name, { maxLength: maxLength as number }).text.length,
    );
    expect(lengths).toEqual([40, 40, 40, 40, 40, 24, 24, 24, 30, 30, 500]);
    expect(formatName(name.slice(-30), { maxLength: 30 }).isShortened).toBe(false);
  });

  it.each(['א', '\u0301', '👩\u200d', '\u202e', 'ж.', 'ᄀ', '\ud83d'])(
    'shortens a million repetitions of %j',
    (text) => {
      expect(formatName(text.repeat(1e6)).text.length).toBeLessThan(40 * 2 * 16);
    },
  );

  it.each<[string, string]>([
    ['vitalik.eth', '\u2068vitalik.eth\u2069'],
    ['أب.eth', '\u2068\u2068أب\u2069.eth\u2069'],
    ['אב.גד.123', '\u2068\u2068אב\u2069.\u2068גד\u2069.123\u2069'],
    [`א${'ב'.repeat(60)}.eth`, `\u2068\u2068א${'ב'.repeat(20)}…${'ב'.repeat(14)}\u2069.eth\u2069`],
    [
      `${'א'.repeat(30)}.${'b'.repeat(30)}.eth`,
      `\u2068\u2068אאאא…\u2069.${'b'.repeat(30)}.eth\u2069`,
    ],
  ])('isolates labels of %j that could reorder other labels', (name, isolated) => {
    expect(formatName(name).isolated).toBe(isolated);
  });
});

const anyName = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.oneof(
        fc.constantFrom(
          ...['a', 'b', '.', 'а', 'א', '\u200d', '\u202e', '\u0301', '👩', '❤\ufe0f', '\ud83d'],
          ...['\u2068', '\u2069', '한', '\n', 'ᄀ', '🇩', '\u{e0067}', '\ufe0f', '1', '\u20e3'],
          ...['😀', '🏴', '\u{e007f}', '👩\u200d🚀', '🏻', '\u2800', '\u{16fe4}', '\u{13441}'],
          ...['က', '\u102c', '\u1038', '\u103a'],
          '.eth',
        ),
        fc.string({ unit: 'grapheme' }),
      ),
      { maxLength: 120 },
    )
    .map((parts) => parts.join('')),
);
/** Emoji of ENSIP-15, without variation selectors. */
const EMOJI = new Set(
  ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints).replaceAll('\ufe0f', '')),
);
const INVISIBLE =
  /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16fe4}\u{1d159}]/u;

/** Checks whether every character of a grapheme is visible. An emoji may have marks or a separate skin tone. */
function isVisible(grapheme: string): boolean {
  const emoji = grapheme.replace(/(?<![\d#*]\ufe0f?)\u20e3|(?!\u20e3)\p{M}/gu, '');
  if (!INVISIBLE.test(grapheme) || /^\p{Extended_Pictographic}$/u.test(emoji)) return true;
  return EMOJI.has(emoji) || EMOJI.has(emoji.slice(0, -2));
}

const anyLength = fc.option(fc.integer({ min: 0, max: 120 }), { nil: undefined });

describe('formatName with any string', () => {
  const check = (test: (name: string, maxLength: number | undefined) => void) =>
    fc.assert(fc.property(anyName, anyLength, test), { numRuns: 500 });
  const format = (name: string, maxLength: number | undefined) =>
    formatParts(name, maxLength === undefined ? {} : { maxLength });

  it('contains no hidden characters and respects the maximum length', () => {
    check((name, maxLength) => {
      const text = format(name, maxLength).parts.join('');
      expect(splitVisibleRuns(text).filter(({ label }) => label !== null)).toEqual([]);
      const graphemes = Array.from(new Intl.Segmenter('en').segment(text), (each) => each.segment);
      expect(graphemes.filter((grapheme) => !isVisible(grapheme))).toEqual([]);
      expect(graphemes.length).toBeLessThanOrEqual(Math.max(24, maxLength ?? 40));
      expect(text.isWellFormed()).toBe(true);
    });
  });

  it('shows every label and marks each cut with an ellipsis', () => {
    const anyLabel = anyName.map((name) => name.replaceAll(/[.…]/gu, ''));
    const anyLabels = fc.array(anyLabel, { minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(anyLabels, anyLength, (labels, maxLength) => {
        const formatted = format(labels.join('.'), maxLength).parts.join('').split('.');
        expect(formatted).toHaveLength(labels.length);
        formatted.forEach((label, index) => {
          if (!label.includes('…'))
            expect(label).toBe(formatName(labels[index], { maxLength: 500 }).text);
        });
      }),
    );
  });

  it('keeps the last two labels if they fit and marks missing labels', () => {
    const anyLabel = fc.stringMatching(/^[a-z]{1,30}$/);
    fc.assert(
      fc.property(fc.array(anyLabel, { maxLength: 60 }), anyLabel, (labels, owner) => {
        const { text } = formatName([...labels, owner, 'eth'].join('.'), { maxLength: 60 });
        if (labels.length <= 5 || owner.length <= 20)
          expect(text).toMatch(`.${owner}.eth`.slice(labels.length > 0 ? 0 : 1));
        const isMissing = text.split('.').length < labels.length + 2;
        expect(isMissing && !text.includes('.….….')).toBe(false);
      }),
    );
  });

  it('closes every isolate that it opens', () => {
    check((name, maxLength) => {
      const { isolated } = formatName(name, maxLength === undefined ? {} : { maxLength });
      let depth = 0;
      for (const character of isolated.slice(1, -1)) {
        depth += character === '\u2068' ? 1 : character === '\u2069' ? -1 : 0;
        expect(depth).toBeOneOf([0, 1]);
      }
      expect(depth).toBe(0);
    });
  });

  it('keeps the last label and a single unusual character', () => {
    const anyUnusual = fc.constantFrom('а', '\u200b', '\u202e', 'é', '😀', 'ο', '\ud800');
    const anyStretch = fc.integer({ min: 0, max: 300 }).map(a);
    fc.assert(
      fc.property(anyStretch, anyUnusual, anyStretch, (before, unusual, after) => {
        const { text } = formatName(`${before}${unusual}${after}aa.eth`);
        expect(text.endsWith('.eth')).toBe(true);
        expect(text).toContain(formatName(unusual).text);
      }),
    );
  });
});
