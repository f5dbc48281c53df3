import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeForTerminal, splitEscaped } from './escape-for-terminal.ts';

const acute = '\u0301';

describe('escapeForTerminal', () => {
  it.each<[what: string, text: string, escaped: string]>([
    ['other scripts', 'автор שלום 日本 ì', 'автор שלום 日本 ì'],
    ['a bidi override', 'pay\u202epal', 'pay<U+202E>pal'],
    ['line ends and tabs', 'a\r\n\tb\u2028\u2029', 'a<U+000D><U+000A><U+0009>b<U+2028><U+2029>'],
    ['blank characters', 'a\u00a0\u3000\u2800\u3164', 'a<U+00A0><U+3000><U+2800><U+3164>'],
    ['the joiner in an emoji', '👩\u200d🚀', '👩<U+200D>🚀'],
    ['unpaired surrogates', 'a\ud800', 'a<U+D800>'],
    ['a mark without a letter', `${acute}a`, `◌${acute}a`],
    ['a mark after an escape', `a\u200b${acute}`, `a<U+200B>◌${acute}`],
    ['four marks on a letter', `e${acute.repeat(4)}`, `e${acute.repeat(4)}`],
    [
      'more than four marks on a letter',
      `e${acute.repeat(6)}x`,
      `e${acute.repeat(4)}<U+0301><U+0301>x`,
    ],
    ['a hidden character between marks', `e${acute}\u034f${acute}`, `e${acute}<U+034F>◌${acute}`],
  ])('handles %s', (_, text, escaped) => {
    expect(escapeForTerminal(text)).toBe(escaped);
  });

  it('leaves no hidden or control characters in any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeForTerminal(text);
        expect(escaped).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|^\p{M}/u);
        expect(escaped).not.toMatch(/\p{M}{5}/u);
        expect(splitEscaped(escaped).join('')).toBe(escaped);
      }),
    );
  });

  it('escapes a million hidden characters', () => {
    expect(escapeForTerminal('\u200b'.repeat(1_000_000))).toHaveLength(8_000_000);
  });
});

it('splitEscaped keeps escapes, and letters with their marks, in one piece', () => {
  expect(splitEscaped(`a<U+200B>e${acute}<b`)).toEqual(['a', '<U+200B>', `e${acute}`, '<', 'b']);
});
