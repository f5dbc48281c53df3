import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { listPairs, listTexts } from '../testing/list-rows.ts';
import { confusables } from '../testing/test-tables.ts';
import { readDollarSigns } from './extended-reading.ts';

const { extendedReadings, looseSkeleton, mayReadAsSimple, skeleton } = confusables;

describe('extendedReadings', () => {
  test.each([
    ...listPairs(`
      ҳғԃґ:xfdr пก\u05d7:nnn шщพฟ:wwww ร:s з:3 ξ:e и:u я:r г:r є:e ոասհ:nwuh ϼҏ:pp ԋҝ丅ဌ:hktg
      ೭ვ੫ճ୫૭:234689 μπ:un`),
    // Mixed labels
    ...listPairs(`
      паураl:naypal uпisшap:uniswap biпaпce:binance ฟครร:wass meta一mask:meta-mask 几oon:noon
      opensξa:opensea kгakeп:kraken Пoon:noon ΛΛVΣ:aave βιτϲοιπ:bitcoin coin®ase:coinrase`),
    // Emoji and letters of other scripts
    ...listPairs(`
      🇨🇴in:coin ⭕⚪🔵🟠🌕🌑:oooooo 1\u20e32\u20e3:12 🆗🆒:okcool ✝✔❌📧:tvxe ⲃⲏⲣⲥ:bhpc 长ズレエ工ナワ:kkviitd
      ₿฿Ŧ₮:bbtt`),
  ])('reads %s as %s', (label, plain) => {
    expect(extendedReadings(label)).toContain(looseSkeleton(plain));
  });

  test.each([
    ['œ', ['oe', 'ce']],
    ['ł', ['l', 't']],
    ['þ', ['p', 'b']],
    ['ө', ['o', 'e']],
    ['и', ['u', 'n']],
  ])('reads %s in both ways: %j', (label, readings) => {
    expect(extendedReadings(label)).toEqual(readings);
  });

  test.each([
    ['reads characters with the same readings alike', 'өөxɵ', ['ooxo', 'eexe']],
    ['combines different pairs of readings', 'өł', ['ol', 'ot', 'el', 'et']],
  ])('%s: %s', (_, label, readings) => {
    expect(extendedReadings(label).toSorted()).toEqual(readings.toSorted());
  });

  test('returns at most 16 readings and uses only the first reading of the fifth pair', () => {
    const readings = extendedReadings('өłиþд');
    expect(readings).toHaveLength(16);
    for (const reading of readings) expect(reading).toMatch(/a$/);
  });

  test.each([
    ['ba$é', ['base']],
    ['$èx', ['sex', '$ex']],
    ['$ө', ['so', 'se', '$o', '$e']],
  ])('reads $ as s: %s', (label, readings) => {
    expect(extendedReadings(label)).toEqual(readings);
  });

  test.each([
    ['a combining mark', 'з\u030c', '3'],
    ['the mark of a composed letter with two readings', 'й', 'u'],
    ['a Thai tone', 'ก\u0e49', 'n'],
    ['several marks', 'ш\u0301\u0323', 'w'],
  ])('removes %s: %s → %s', (_, label, plain) => {
    expect(extendedReadings(label)[0]).toBe(looseSkeleton(plain));
  });

  test.each([
    ['Greek', 'τικ', 'tik'],
    ['Cyrillic', 'тип', 'tun'],
  ])('reads a %s word as Latin letters', (_, label, plain) => {
    expect(looseSkeleton(label)).not.toBe(looseSkeleton(plain));
    expect(extendedReadings(label)).toContain(looseSkeleton(plain));
  });

  test.each(['本語', 'かな', '\u{1f98a}', '⬛', '❤', ''])(
    'returns only the loose skeleton of %j',
    (label) => {
      expect(extendedReadings(label)).toEqual([looseSkeleton(label)]);
    },
  );

  test('returns only the loose skeleton of ASCII text without $', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (label) => {
        fc.pre(!label.includes('$'));
        expect(extendedReadings(label)).toEqual([looseSkeleton(label)]);
      }),
    );
  });

  test('returns one to 32 different readings of any string', () => {
    const characters = fc.constantFrom(...'a$ɵөœłþиюыз一ก', '\u0301', '\u0e49', '\u200b', '\ud800');
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: characters })), (label) => {
        const readings = extendedReadings(label);
        expect(readings.length).toBeGreaterThan(0);
        expect(readings.length).toBeLessThanOrEqual(label.startsWith('$') ? 32 : 16);
        expect(new Set(readings).size).toBe(readings.length);
      }),
    );
  });

  test('does not change the strict and the loose skeleton', () => {
    expect(skeleton('ҳғ')).not.toBe(skeleton('xf'));
    expect(looseSkeleton('ҳғ')).not.toBe(looseSkeleton('xf'));
  });
});

test.each([
  ['', true],
  ...listTexts(true, 'abc аррӏе 𝐚1'),
  ...listTexts(false, '本 本a a本'),
  ['a⭕', true],
  ...listTexts(false, 'a⬛ a\u{20000}b 🦊a a🦊'),
])('mayReadAsSimple(%j) returns %s', (label, may) => {
  expect(mayReadAsSimple(label)).toBe(may);
});

test.each<[label: string, readings: string[]]>([
  ['', ['']],
  ['ba$e', ['base']],
  ['bo$$', ['boss']],
  ['$base', ['sbase', '$base']],
  ['$ba$e', ['sbase', '$base']],
  ['$', ['s', '$']],
])('reads %j as %j', (label, readings) => {
  expect(readDollarSigns(label)).toEqual(readings);
});
