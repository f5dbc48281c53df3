import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeForTerminal, escapeLinesForTerminal, splitEscaped } from './escape-for-terminal.ts';

const acute = '\u0301';

describe('escapeForTerminal', () => {
  it.each<[what: string, text: string, escaped: string]>([
    ['nothing', '', ''],
    ['plain text', 'pay pal.eth', 'pay pal.eth'],
    ['other scripts', 'автор שלום 日本 ì', 'автор שלום 日本 ì'],
    ['an override', 'pay\u202epal', 'pay<U+202E>pal'],
    ['isolates', '\u2066a\u2069', '<U+2066>a<U+2069>'],
    ['a colour', '\u001b[31mred', '<U+001B>[31mred'],
    ['C1 controls and DEL', '\u009b31m\u007f', '<U+009B>31m<U+007F>'],
    ['line ends and tabs', 'a\r\n\tb\u2028\u2029', 'a<U+000D><U+000A><U+0009>b<U+2028><U+2029>'],
    ['blanks', 'a\u00a0\u3000\u2800\u3164', 'a<U+00A0><U+3000><U+2800><U+3164>'],
    ['the joiner of an emoji', '👩\u200d🚀', '👩<U+200D>🚀'],
    ['the selector of an emoji', '❤\ufe0f', '❤<U+FE0F>'],
    ['tags', '🏴\u{e0067}', '🏴<U+E0067>'],
    ['unpaired surrogates', 'a\ud800', 'a<U+D800>'],
    ['private use and unassigned', '\ue000\u{10ffff}\u0378', '<U+E000><U+10FFFF><U+0378>'],
    ['a mark alone', `${acute}a`, `◌${acute}a`],
    ['a mark after an escape', `a\u200b${acute}`, `a<U+200B>◌${acute}`],
    ['marks on a letter', `e${acute.repeat(4)}`, `e${acute.repeat(4)}`],
    ['a pile of marks', `e${acute.repeat(6)}x`, `e${acute.repeat(4)}<U+0301><U+0301>x`],
    ['marks hidden between', `e${acute}\u034f${acute}`, `e${acute}<U+034F>◌${acute}`],
  ])('%s', (_, text, escaped) => {
    expect(escapeForTerminal(text)).toBe(escaped);
  });

  it('leaves nothing that hides or controls, in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const escaped = escapeForTerminal(text);
        expect(escaped).not.toMatch(/[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]|^\p{M}/u);
        expect(escaped).not.toMatch(/\p{M}{5}/u);
        expect(splitEscaped(escaped).join('')).toBe(escaped);
      }),
    );
  });

  it('takes a text of a million hidden characters', () => {
    expect(escapeForTerminal('\u200b'.repeat(1_000_000))).toHaveLength(8_000_000);
  });
});

it('leaves lines where they are, and nothing else that controls', () => {
  expect(escapeLinesForTerminal('a\r\n\u202eb\n')).toBe('a<U+000D>\n<U+202E>b\n');
});

it('keeps escapes and marks whole when it splits', () => {
  expect(splitEscaped(`a<U+200B>e${acute}<b`)).toEqual(['a', '<U+200B>', `e${acute}`, '<', 'b']);
});
