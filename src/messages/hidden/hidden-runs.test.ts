import { describe, expect, it } from 'vitest';
import { findHiddenRuns } from './hidden-runs.ts';

describe('findHiddenRuns', () => {
  it.each([
    ['an emoji of several emoji', '👨\u200d👩\u200d👧'],
    ['an emoji that is newer than the tables', '🧑\u200d🦲\u200d🧑'],
    ['a heart with an emoji selector', '❤\ufe0f'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a sign with a text selector', '©\ufe0e 2026'],
    ['a flag of a region', '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'],
    ['a flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
    ['a flag of Wales', '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}'],
    ['a product of a number and a variable', 'y = 2\u2062x + 3.5\u2062z'],
    ['a product of variables', '(a\u2062b)'],
    ['indices', 'i\u2063j'],
    ['a function', 'sin\u2061x = −cos\u2061(y)'],
    ['operators in MathML', '<mo>\u2062</mo><mo>\u2061</mo>'],
    ['a variant of a Mongolian letter', 'ᠠ\u180b'],
    ['a Persian word', 'می\u200cروم'],
    ['a Hindi word', 'क्\u200dष'],
    ['a Kannada word with two joiners', 'ಪೋನ್\u200c\u200cಪಿ'],
    ['a Mongolian word', 'ᠮᠣᠩᠭᠣᠯ\u180b\u180b'],
    ['Thai words', 'ไทย\u200bไทย'],
    ['a soft hyphen in a word', 'co\u00adoperate'],
    ['Hebrew prose with a mark', 'שלום\u200f!'],
    ['Arabic prose with an English word and a mark', 'قال Bob\u200e ذلك'],
    ['a form of a Han character', '葛\u{e0100}'],
    ['a drawing of Braille patterns', '⣿\u2800\u2800⣿'],
    ['a blank line of a drawing', '\u2800\u2800'],
    ['an incomplete Hangul syllable', '\u115f\u1161'],
    ['spaces of other widths', 'a\u00a0b\u2009c\u3000d'],
    ['an icon of an icon font', '\ue0b0 main'],
  ])('accepts %s', (_, text) => {
    expect(findHiddenRuns(text)).toEqual([]);
  });

  it.each([
    ['pay\u200bpal', 'hidden_character', 'warn'],
    ['pay\u00ad\u200bpal', 'hidden_character', 'warn'],
    ['pay\u200cpal', 'hidden_character', 'warn'],
    ['is\u200eAdmin', 'hidden_character', 'warn'],
    ['שלום pay\u200fpal', 'hidden_character', 'warn'],
    ['{ timeout, \u3164 }', 'hidden_character', 'warn'],
    ['a\ufe0f', 'hidden_character', 'warn'],
    ['x\u2800y', 'hidden_character', 'warn'],
    ['word \u200b word', 'hidden_character', 'info'],
    ['\ufeffstart of a joined file', 'hidden_character', 'info'],
    ['path/\u200bto', 'hidden_character', 'info'],
    ['hyphen\u00ad', 'hidden_character', 'info'],
    ['، \u200b،', 'hidden_character', 'info'],
    ['copied\u200e', 'hidden_character', 'warn'],
    ['admin\u200b', 'hidden_character', 'warn'],
    ['"admin\u200b"', 'hidden_character', 'warn'],
    ['"\u200badmin"', 'hidden_character', 'warn'],
    ['\u200badmin', 'hidden_character', 'warn'],
    ['1\u200e2', 'hidden_character', 'warn'],
    ['pay\u2062pal', 'hidden_character', 'warn'],
    ['2\u2062admin', 'hidden_character', 'warn'],
    ['é\ufe03', 'hidden_character', 'warn'],
    ['5\ufe0f', 'hidden_character', 'warn'],
    ['🏴\u{e0075}\u{e0073}\u{e0074}\u{e0078}\u{e007f}', 'hidden_text', 'alert'],
    ['a \u200b'.padEnd(80, '\u200b'), 'hidden_text', 'alert'],
    ['שלום 5\u200f%', 'hidden_character', null],
    ['葛\u{e0148}', 'hidden_character', null],
    ['漢\ufe05', 'hidden_character', null],
    ['\u001b[8mhidden', 'control_character', 'info'],
    ['Hi\u{e0069}\u{e0067}', 'hidden_text', 'alert'],
    [
      '😀\u{e0101}\u{e0102}\u{e0103}\u{e0104}\u{e0105}\u{e0106}\u{e0107}\u{e0108}',
      'hidden_text',
      'alert',
    ],
    ['a\u200b\u200c\u200b\u200b\u200c\u200c\u200b\u200cb', 'hidden_text', 'alert'],
  ])('reports %j as %s with the status %s', (text, code, status) => {
    expect(findHiddenRuns(text)).toMatchObject([{ code, status }]);
  });

  it('returns the place of each run', () => {
    expect(findHiddenRuns('a\u200bb 👨\u200d👩 c\u200b\u200cd')).toMatchObject([
      { start: 1, text: '\u200b' },
      { start: 11, text: '\u200b\u200c' },
    ]);
  });
});
