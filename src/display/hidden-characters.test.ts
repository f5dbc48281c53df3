import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitVisibleRuns } from './hidden-characters.ts';

const showRuns = (text: string) =>
  splitVisibleRuns(text).map((run) => (run.label === null ? run.text : `[${run.label}]`));

describe('splitVisibleRuns', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['vitalik.eth', ['vitalik.eth']],
    ['a\u200Db', ['a', '[ZWJ]', 'b']],
    ['a\u200C', ['a', '[ZWNJ]']],
    ['\u202Eabc', ['[RLO]', 'abc']],
    ['a\uFE0F', ['a', '[VS16]']],
    ['1\uFE0F\u20E3', ['1\uFE0F\u20E3']],
    ['❤\uFE0F', ['❤\uFE0F']],
    ['👩\u200D🚀', ['👩\u200D🚀']],
    ['👩\u200D', ['👩', '[ZWJ]']],
    ['🏴\u{E0067}\u{E0062}\u{E007F}', ['🏴\u{E0067}\u{E0062}\u{E007F}']],
    ['a\u{E0067}', ['a', '[E0067]']],
    ['a\u{E0067}\u{E0062}', ['a', '[E0067]', '[E0062]']],
    ['😀\u{E0067}\u{E007F}', ['😀', '[E0067]', '[E007F]']],
    ['a\uFE0F\u20E3', ['a', '[VS16]', '\u20E3']],
    ['a\uFE0F\u200D❤', ['a', '[VS16]', '[ZWJ]', '❤']],
    ['a b\n', ['a', '[SPACE]', 'b', '[LF]']],
    ['\u2800\u3164', ['[BLANK]', '[HF]']],
    ['\u{E0100}', ['[VS17]']],
    ['\u{10FFFF}', ['[10FFFF]']],
    ['\uD800', ['[D800]']],
    ['e\u0301', ['e\u0301']],
  ])('%j', (text, expected) => {
    expect(showRuns(text)).toEqual(expected);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          splitVisibleRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
