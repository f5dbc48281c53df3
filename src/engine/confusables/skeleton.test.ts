import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { anyText } from '../testing/any-text.ts';
import { readTables } from '../testing/read-tables.ts';
import { createConfusables } from './confusables.ts';

const bulk = readSections(readTables().bulk);
const tables = decodeBulkTables(bulk);
const { skeleton, typedSkeleton, looseSkeleton, bothSkeletons } = createConfusables(bulk, tables);

describe('skeleton', () => {
  test.each([
    ['rnicrosoft', 'microsoft'],
    ['paypa1', 'paypal'],
    ['g00gle', 'google'],
    ['аррӏе', 'apple'],
    ['vvhale', 'whale'],
    ['Google', 'google'],
    ['ｇｏｏｇｌｅ', 'google'],
    ['ｇоо\u200cｇlе', 'google'],
    ['\u212bngstrom', 'a\u030angstrom'],
  ])('of %j equals that of %j', (spoof, original) => {
    expect(skeleton(spoof)).toBe(skeleton(original));
  });

  test.each([
    ['vitalìk', 'vitalik'],
    ['apple', 'apples'],
    ['clear', 'dear'],
    ['b', 'd'],
  ])('of %j differs from that of %j', (one, other) => {
    expect(skeleton(one)).not.toBe(skeleton(other));
  });

  test.each([
    ['', ''],
    ['abc-d', 'abc-d'],
    ['mw01', 'rnvvol'],
    ['\ud800', '\ud800'],
    ['\u200c\u200d', ''],
  ])('of %j is %j', (label, expected) => {
    expect(skeleton(label)).toBe(expected);
  });

  test('is of what ENSIP-15 maps a label to, even one that it refuses', () => {
    expect(skeleton('А_Ｂ')).toBe(skeleton('а_b'));
  });

  test.each([
    ['that follow each other', 'a\u0301\u0323'],
    ['of which one is composed', 'á\u0323'],
    ['around what is ignored', 'a\u0301\u200b\u0323'],
    ['that open the label', '\u0301\u0323a', '\u0323\u0301a'],
    ['in long runs', `a${'\u0301\u0323'.repeat(40)}`, `a${'\u0323\u0301'.repeat(40)}`],
  ])('has marks %s in order', (_, label, ordered = 'a\u0323\u0301') => {
    expect(skeleton(label)).toBe(skeleton(ordered));
  });

  test('of a text is that of any canonically equivalent one', () => {
    const characters = fc.constantFrom(...'aéwмё1', '\u0301', '\u0323', '\u05b0', '\u200b', '각');
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 8 }), (text) => {
        expect(skeleton(text.normalize('NFD'))).toBe(skeleton(text));
        expect(looseSkeleton(text.normalize('NFD'))).toBe(looseSkeleton(text.normalize('NFC')));
      }),
    );
  });
});

describe('typed skeleton', () => {
  test.each([
    ['a capital I for an l', 'vitaIik', 'vitalik'],
    ['a bar for an l', 'vita|ik', 'vitalik'],
    ['a capital that keeps its shape', 'Vitalik', 'vitalik'],
    ['two letters for one', 'RNicrosoft', 'rnicrosoft'],
    ['other scripts', '\u0410\u0440\u0440le', 'apple'],
  ])('with %s equals the skeleton: %s', (_, typed, original) => {
    expect(typedSkeleton(typed)).toBe(skeleton(original));
  });

  test.each([
    ['capitals of another shape', 'VITALIK', 'vitalik'],
    ['decoration', 'vitalìk', 'vitalik'],
    ['what ENSIP-15 maps alone', '\u2460inch', '1inch'],
  ])('with %s differs: %s', (_, typed, original) => {
    expect(typedSkeleton(typed)).not.toBe(skeleton(original));
  });

  test.each(['', 'vitalik', 'mw01', '\ud800', 'a\u0301\u0323', 'аррӏе', 'привет'])(
    'of %j, which ENSIP-15 does not map, is its skeleton',
    (text) => {
      expect(typedSkeleton(text)).toBe(skeleton(text));
    },
  );

  test('has marks in order', () => {
    expect(typedSkeleton('a\u0301\u0323')).toBe(typedSkeleton('a\u0323\u0301'));
  });
});

describe('loose skeleton', () => {
  test.each([
    ['vitalìk', 'vitalik'],
    ['clear', 'dear'],
    ['c1ear', 'dear'],
    ['løve', 'love'],
    ['лick', 'nick'],
    ['ßinance', 'binance'],
    ['viтaliк', 'vitalik'],
    ['ϲoinbase', 'coinbase'],
    ['oⱪdoomer', 'okdoomer'],
    ['ₜrente', 'trente'],
    ['раураl̃', 'paypal'],
    ['viτaliқ', 'vitalik'],
    ['a\u20ddpple', 'apple'],
    ['те\u0455ӏа', 'tesla'],
    ['goo\u3000gle', 'google'],
    ['goo\u2800gle', 'google'],
  ])('of %j equals that of %j', (spoof, original) => {
    expect(looseSkeleton(spoof)).toBe(looseSkeleton(original));
  });

  test('reads a word of another script in that script', () => {
    expect(looseSkeleton('τικ')).not.toBe(looseSkeleton('tik'));
    expect(looseSkeleton('τiκ')).toBe(looseSkeleton('tik'));
  });

  test('reads it among Latin letters when asked to', () => {
    expect(looseSkeleton('τικ', true)).toBe(looseSkeleton('tik'));
    expect(looseSkeleton('τiκ', false)).not.toBe(looseSkeleton('tik'));
  });

  test('keeps marks that spell the word', () => {
    expect(looseSkeleton('\u30ac')).not.toBe(looseSkeleton('\u30ab'));
    expect(looseSkeleton('\u{1e922}\u{1e944}')).not.toBe(looseSkeleton('\u{1e922}'));
  });
});

/** Alone, and where marks of it would meet others. */
const listCompanies = (character: string) => [
  character,
  `a${character}`,
  `ж${character}\u0323`,
  `\u0301${character}`,
];

function listCharacters(): string[] {
  // What is in neither of these is unassigned or for private use, or ideographs like all others.
  return [
    [0, 0x3_0000],
    [0xe_0000, 0xe_1000],
  ].flatMap(([start = 0, end = 0]) =>
    Array.from({ length: end - start }, (_, at) => String.fromCodePoint(start + at)),
  );
}

describe('both skeletons', () => {
  test('of any text are those that are made one by one', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(bothSkeletons(text)).toEqual({ strict: skeleton(text), loose: looseSkeleton(text) });
      }),
    );
  });

  test('of every character are, too', { tags: 'sweep' }, () => {
    const wrong = listCharacters()
      .flatMap(listCompanies)
      .filter((text) => {
        const { strict, loose } = bothSkeletons(text);
        return strict !== skeleton(text) || loose !== looseSkeleton(text);
      });
    expect(wrong).toEqual([]);
  });
});

test('what may not read as simple text is perceived as no plain text, of all characters', {
  tags: 'sweep',
}, () => {
  const { looseSkeleton: perceiveAll } = createConfusables(bulk, {
    ...tables,
    mayReadAsSimple: () => true,
  });
  const wrong = listCharacters().filter((text) =>
    [true, false].some((among) => looseSkeleton(text, among) !== perceiveAll(text, among)),
  );
  expect(wrong).toEqual([]);
});
