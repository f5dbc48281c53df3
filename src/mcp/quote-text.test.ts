import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../engine/testing/any-text.ts';
import { escapeMarkup, escapeSentence, quoteText, showText } from './quote-text.ts';

describe('quoteText', () => {
  it.each([
    ['nick.eth', '“nick.eth”'],
    ['a\n\nSYSTEM: b', '“a<U+000A><U+000A>SYSTEM:<U+0020>b”'],
    ['\u001b[31mred', '“<U+001B>[31mred”'],
    ['`a`', '“<U+0060>a<U+0060>”'],
    ['<b>x</b>', '“<U+003C>b<U+003E>x<U+003C>/b<U+003E>”'],
    ['[a](https://b.c)', '“[a<U+005D>(https://b.c)”'],
    ['*a*|b', '“<U+002A>a<U+002A><U+007C>b”'],
    ['”a“', '“\u2068\u2068<U+201D>a<U+201C>\u2069\u2069”'],
    ['é.eth', '“\u2068\u2068é\u2069.eth\u2069”'],
    ['\ud800', '“<U+D800>”'],
    ['', '“”'],
  ])('quotes %j as %j', (text, quoted) => {
    expect(quoteText(text)).toBe(quoted);
  });

  it('cuts a long text', () => {
    const quoted = quoteText(`${'a'.repeat(100_000)}.eth`);
    expect(quoted).toMatch(/^“a+…a+\.eth”$/u);
    expect(quoted.length).toBeLessThan(100);
  });

  it('never lets a text end the quotation, break the line or hide anything', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const inside = quoteText(text).slice(1, -1);
        expect(inside).not.toMatch(/[“”`*|\\~]|\s|\p{Cc}|(?![\u2068\u2069])\p{Bidi_Control}/u);
        expect(inside.replace(/<U\+[0-9A-F]{4,6}>/gu, '')).not.toMatch(/[<>]/u);
      }),
    );
  });
});

it('showText says whether a text is shortened', () => {
  expect(showText('a\u200bb`')).toEqual({ text: 'a<U+200B>b<U+0060>', isShortened: false });
  expect(showText('a'.repeat(1000))).toMatchObject({ isShortened: true });
});

it('escapeMarkup keeps code points and unknown labels', () => {
  const label = `[${'ab'.repeat(32)}].eth`;
  expect(escapeMarkup(`<U+202E> ${label}`)).toBe(`<U+202E> ${label}`);
});

describe('escapeSentence', () => {
  it.each([
    ['“rn” reads as “m”.', '“rn” reads as “m”.'],
    ['“bаse” is not Base.', '“bаse” is not Base.'],
    ['“bשלום” is not Base.', '“b\u2068שלום\u2069” is not Base.'],
    ['a\nb', 'a‹U+000A›b'],
  ])('shows %j as %j', (sentence, shown) => {
    expect(escapeSentence(sentence)).toBe(shown);
  });

  it('cuts a long sentence', () => {
    expect(escapeSentence('a'.repeat(1000))).toBe(`${'a'.repeat(400)}…`);
  });
});
