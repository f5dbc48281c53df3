import { ens_emoji } from '@adraffy/ens-normalize';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { splitVisibleRuns } from './hidden-characters.ts';

const SCOTLAND = '🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}';

const showRuns = (text: string) =>
  splitVisibleRuns(text).map((run) => (run.label === null ? run.text : `[${run.label}]`));

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
  [SCOTLAND, [SCOTLAND]],
  [SCOTLAND.slice(0, -2), ['🏴', '[E0067]', '[E0062]', '[E0073]', '[E0063]', '[E0074]']],
  ['🏴\u{E0070}\u{E007F}', ['🏴', '[E0070]', '[E007F]']],
  ['👁\u200D🗨', ['👁\u200D🗨']],
  ['👩\u200D❤\u200D👨', ['👩\u200D❤\u200D👨']],
  ['🕵🏻\u200D♂', ['🕵🏻\u200D♂']],
  ['😀\uFE0F⌚\uFE0F', ['😀\uFE0F⌚\uFE0F']],
  ['😀\u200D😀', ['😀', '[ZWJ]', '😀']],
  ['👩\uFE0F\u200D🚀', ['👩', '[VS16]', '[ZWJ]', '🚀']],
  ['\u{1F1E9}\u200D\uFE0F', ['\u{1F1E9}', '[ZWJ]', '[VS16]']],
  ['\u{1F1E9}\uFE0F', ['\u{1F1E9}', '[VS16]']],
  ['🏻\uFE0F', ['🏻', '[VS16]']],
  ['1\uFE0F2', ['1', '[VS16]', '2']],
  ['a\u{E0067}', ['a', '[E0067]']],
  ['a\u{E0067}\u{E0062}', ['a', '[E0067]', '[E0062]']],
  ['😀\u{E0067}\u{E007F}', ['😀', '[E0067]', '[E007F]']],
  ['a\uFE0F\u20E3', ['a', '[VS16]', '\u20E3']],
  ['a\uFE0F\u200D❤', ['a', '[VS16]', '[ZWJ]', '❤']],
  ['a b\n', ['a', '[SPACE]', 'b', '[LF]']],
  ['\u2800\u3164', ['[BLANK]', '[HF]']],
  ['\u{13080}\u{13441}\u{13442}', ['\u{13080}', '[13441]', '[13442]']],
  ['\uFE00\u{E0100}\u{E01EF}\u{E01F0}', ['[VS1]', '[VS17]', '[VS256]', '[E01F0]']],
  ['\u202A\u202B\u202C\u202D\u202E', ['[LRE]', '[RLE]', '[PDF]', '[LRO]', '[RLO]']],
  ['\u2066\u2067\u2068\u2069', ['[LRI]', '[RLI]', '[FSI]', '[PDI]']],
  ['\u200E\u200F\u061C', ['[LRM]', '[RLM]', '[ALM]']],
  ['\u00A0\u00AD\u200B\u2060\uFEFF', ['[NBSP]', '[SHY]', '[ZWSP]', '[WJ]', '[BOM]']],
  ['\u{10FFFF}', ['[10FFFF]']],
  ['\uD800', ['[D800]']],
  ['e\u0301', ['e\u0301']],
])('splits %j', (text, expected) => {
  expect(showRuns(text)).toEqual(expected);
});

it('keeps every ENS emoji in one piece, with and without variation selectors', () => {
  const emoji = ens_emoji().map((codePoints) => String.fromCodePoint(...codePoints));
  const spellings = [...emoji, ...emoji.map((each) => each.replaceAll('\uFE0F', ''))];
  expect(spellings.filter((spelling) => showRuns(spelling)[0] !== spelling)).toEqual([]);
});

it('treats every joiner as hidden if the browser lacks emoji sequences in regular expressions', async () => {
  vi.resetModules();
  vi.stubGlobal(
    'RegExp',
    new Proxy(RegExp, {
      construct(target, [source, flags]) {
        if (flags === 'v') throw new SyntaxError('Invalid flags');
        return new target(source, flags);
      },
    }),
  );
  const { splitVisibleRuns: splitThere } = await import('./hidden-characters.ts');
  const labels = splitThere('👩\u200D🚀').map(({ label }) => label);
  vi.unstubAllGlobals();
  expect(labels).toEqual([null, 'ZWJ', null]);
});

it('keeps every character', () => {
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
