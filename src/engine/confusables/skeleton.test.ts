import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listPairs } from '../testing/list-rows.ts';
import { listCodePoints } from '../testing/test-scope.ts';
import { bulkSections, bulkTables, confusables } from '../testing/test-tables.ts';
import { createConfusables } from './confusables.ts';

const { skeleton, typedSkeleton, looseSkeleton, bothSkeletons } = confusables;

describe('skeleton', () => {
  test.each([
    ...listPairs(`
      rnicrosoft:microsoft paypa1:paypal g00gle:google аррӏе:apple vvhale:whale Google:google
      ｇｏｏｇｌｅ:google ｇоо\u200cｇlе:google \u212bngstrom:a\u030angstrom 🇺🇲dao:🇺🇸dao साेना:सोना`),
  ])('is equal for %j and %j', (spoof, original) => {
    expect(skeleton(spoof)).toBe(skeleton(original));
  });

  test.each([...listPairs('vitalìk:vitalik apple:apples clear:dear b:d 👍🏻:👍')])(
    'is different for %j and %j',
    (one, other) => {
      expect(skeleton(one)).not.toBe(skeleton(other));
    },
  );

  test.each([...listPairs(': abc-d:abc-d mw01:rnvvol \ud800:\ud800 \u200c\u200d:')])(
    'of %j is %j',
    (label, expected) => {
      expect(skeleton(label)).toBe(expected);
    },
  );

  test('maps a label by ENSIP-15 even if ENSIP-15 rejects it', () => {
    expect(skeleton('А_Ｂ')).toBe(skeleton('а_b'));
  });

  test.each([
    ['two marks', 'a\u0301\u0323'],
    ['the mark of a composed letter', 'á\u0323'],
    ['marks around an ignored character', 'a\u0301\u200b\u0323'],
    ['marks at the start', '\u0301\u0323a', '\u0323\u0301a'],
    ['long runs of marks', `a${'\u0301\u0323'.repeat(40)}`, `a${'\u0323\u0301'.repeat(40)}`],
  ])('sorts %s', (_, label, ordered = 'a\u0323\u0301') => {
    expect(skeleton(label)).toBe(skeleton(ordered));
  });

  test('is equal for canonically equivalent strings', () => {
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
    ['a vertical bar for an l', 'vita|ik', 'vitalik'],
    ['a capital with the shape of its small letter', 'Vitalik', 'vitalik'],
    ['two capitals', 'RNicrosoft', 'rnicrosoft'],
    ['Cyrillic letters', '\u0410\u0440\u0440le', 'apple'],
    ['unsorted marks', 'a\u0301\u0323', 'a\u0323\u0301'],
  ])('with %s is equal: %s', (_, typed, original) => {
    expect(typedSkeleton(typed)).toBe(skeleton(original));
  });

  test.each([
    ['capitals of another shape', 'VITALIK', 'vitalik'],
    ['a decorating mark', 'vitalìk', 'vitalik'],
    ['a character that only ENSIP-15 maps', '\u2460inch', '1inch'],
  ])('with %s is different: %s', (_, typed, original) => {
    expect(typedSkeleton(typed)).not.toBe(skeleton(original));
  });

  test.each(['', 'vitalik', 'mw01', '\ud800', 'a\u0301\u0323', 'аррӏе', 'привет'])(
    'of %j is its strict skeleton, because ENSIP-15 does not map it',
    (text) => {
      expect(typedSkeleton(text)).toBe(skeleton(text));
    },
  );
});

describe('loose skeleton', () => {
  test.each([
    ...listPairs(`
      vitalìk:vitalik clear:dear c1ear:dear løve:love лick:nick ßinance:binance viтaliк:vitalik
      ϲoinbase:coinbase oⱪdoomer:okdoomer ₜrente:trente раураl̃:paypal viτaliқ:vitalik
      a\u20ddpple:apple те\u0455ӏа:tesla goo\u3000gle:google goo\u2800gle:google
      goo\u{13441}gle:google 👍🏻dao:👍dao 👨‍🚀x:👩🏽‍🚀x`),
  ])('is equal for %j and %j', (spoof, original) => {
    expect(looseSkeleton(spoof)).toBe(looseSkeleton(original));
  });

  test('does not read a Greek word as Latin letters', () => {
    expect(looseSkeleton('τικ')).not.toBe(looseSkeleton('tik'));
    expect(looseSkeleton('τiκ')).toBe(looseSkeleton('tik'));
  });

  test('reads a Greek word as Latin letters if amongLatin is true', () => {
    expect(looseSkeleton('τικ', true)).toBe(looseSkeleton('tik'));
    expect(looseSkeleton('τiκ', false)).not.toBe(looseSkeleton('tik'));
  });

  test('keeps spelling marks', () => {
    expect(looseSkeleton('\u30ac')).not.toBe(looseSkeleton('\u30ab'));
    expect(looseSkeleton('\u{1e922}\u{1e944}')).not.toBe(looseSkeleton('\u{1e922}'));
  });
});

/** Lists labels that contain the character, some with marks next to it. */
const listLabelsWith = (character: string) => [
  character,
  `a${character}`,
  `ж${character}\u0323`,
  `\u0301${character}`,
];

/** All other code points are unassigned, private use, or more ideographs. */
const listCharacters = () =>
  [...listCodePoints(0, 0x3_0000), ...listCodePoints(0xe_0000, 0xe_1000)].map((codePoint) =>
    String.fromCodePoint(codePoint),
  );

test('bothSkeletons returns both skeletons of labels with each character', {
  tags: 'sweep',
}, () => {
  const wrong = listCharacters()
    .flatMap(listLabelsWith)
    .filter((text) => {
      const { strict, loose } = bothSkeletons(text);
      return strict !== skeleton(text) || loose !== looseSkeleton(text);
    });
  expect(wrong).toEqual([]);
});

test('characters for which mayReadAsSimple returns false are not perceived as plain text', {
  tags: 'sweep',
}, () => {
  const { looseSkeleton: perceiveAll } = createConfusables(bulkSections, {
    ...bulkTables,
    mayReadAsSimple: () => true,
  });
  const wrong = listCharacters().filter((text) =>
    [true, false].some((among) => looseSkeleton(text, among) !== perceiveAll(text, among)),
  );
  expect(wrong).toEqual([]);
});
