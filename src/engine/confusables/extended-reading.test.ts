import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { anyText } from '../testing/any-text.ts';
import { readTables } from '../testing/read-tables.ts';
import { createConfusables } from './confusables.ts';

const bulk = readSections(readTables().bulk);
const { extendedReadings, looseSkeleton, mayReadAsSimple, skeleton, typedSkeleton } =
  createConfusables(bulk, decodeBulkTables(bulk));

describe('extended readings', () => {
  test.each([
    ['ҳғԃґ', 'xfdr'],
    ['пก\u05d7', 'nnn'],
    ['шщพฟ', 'wwww'],
    ['ร', 's'],
    ['з', '3'],
    ['ξ', 'e'],
    ['и', 'u'],
    ['я', 'r'],
    ['г', 'r'],
    ['є', 'e'],
    ['ոասհ', 'nwuh'],
    ['ϼҏ', 'pp'],
    ['ԋҝ丅ဌ', 'hktg'],
    ['೭ვ੫ճ୫૭', '234689'],
    ['μπ', 'un'],
  ])('of %s hold the skeleton of %s', (label, plain) => {
    expect(extendedReadings(label)).toContain(looseSkeleton(plain));
  });

  test.each([
    ['паураl', 'naypal'],
    ['uпisшap', 'uniswap'],
    ['biпaпce', 'binance'],
    ['ฟครร', 'wass'],
    ['meta一mask', 'meta-mask'],
    ['几oon', 'noon'],
    ['opensξa', 'opensea'],
    ['kгakeп', 'kraken'],
    ['Пoon', 'noon'],
    ['ΛΛVΣ', 'aave'],
    ['βιτϲοιπ', 'bitcoin'],
    ['coin®ase', 'coinrase'],
  ])('of %s hold what %s looks like', (label, plain) => {
    expect(extendedReadings(label)).toContain(looseSkeleton(plain));
  });

  test.each([
    ['œ', ['oe', 'ce']],
    ['ł', ['l', 't']],
    ['þ', ['p', 'b']],
    ['ɵ', ['o', 'e']],
    ['ө', ['o', 'e']],
    ['и', ['u', 'n']],
  ])('of %s are both %j', (label, readings) => {
    expect(extendedReadings(label)).toEqual(readings);
  });

  test.each([
    ['one kind alike', 'өөxɵ', ['ooxo', 'eexe']],
    ['two kinds each way', 'өł', ['ol', 'ot', 'el', 'et']],
  ])('are of %s: %s', (_, label, readings) => {
    expect(extendedReadings(label).toSorted()).toEqual(readings.toSorted());
  });

  test('are eight at most, the fourth kind by its likelier one', () => {
    const readings = extendedReadings('өłиþ');
    expect(readings).toHaveLength(8);
    for (const reading of readings) expect(reading).toMatch(/p$/);
  });

  test.each([
    ['composed', 'ӟ', '3'],
    ['combining', 'з\u030c', '3'],
    ['composed on a base of two readings', 'й', 'u'],
    ['a Thai tone', 'ก\u0e49', 'n'],
    ['several', 'ш\u0301\u0323', 'w'],
  ])('strip a mark that is %s', (_, label, plain) => {
    expect(extendedReadings(label)[0]).toBe(looseSkeleton(plain));
  });

  test.each([
    ['Greek', 'τικ', 'tik'],
    ['Cyrillic', 'тип', 'tun'],
  ])('read a %s word by Latin eyes', (_, label, plain) => {
    expect(looseSkeleton(label)).not.toBe(looseSkeleton(plain));
    expect(extendedReadings(label)).toContain(looseSkeleton(plain));
  });

  test.each(['日本語', 'かな', '\u{1f98a}', ''])('of %j say nothing new', (label) => {
    expect(extendedReadings(label)).toEqual([looseSkeleton(label)]);
  });

  test('of ASCII are its loose skeleton alone', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (label) => {
        expect(extendedReadings(label)).toEqual([looseSkeleton(label)]);
      }),
    );
  });

  test('of any text are one to eight different ones', () => {
    const characters = fc.constantFrom(...'aɵөœłþиюыз一ก', '\u0301', '\u0e49', '\u200b', '\ud800');
    fc.assert(
      fc.property(fc.oneof(anyText, fc.string({ unit: characters })), (label) => {
        const readings = extendedReadings(label);
        expect(readings.length).toBeGreaterThan(0);
        expect(readings.length).toBeLessThanOrEqual(8);
        expect(new Set(readings).size).toBe(readings.length);
      }),
    );
  });

  test('leave the strict and the loose skeleton as they are', () => {
    expect(skeleton('ҳғ')).not.toBe(skeleton('xf'));
    expect(looseSkeleton('ҳғ')).not.toBe(looseSkeleton('xf'));
  });
});

test.each([
  ['', true],
  ['abc', true],
  ['аррӏе', true],
  ['𝐚1', true],
  ['日', false],
  ['日a', false],
  ['a日', false],
  ['a\u{20000}b', false],
  ['🦊a', false],
  ['a🦊', false],
])('%j may read as simple text: %s', (label, may) => {
  expect(mayReadAsSimple(label)).toBe(may);
});

test('what may not read as simple text has no such reading or typed skeleton, of all characters', {
  tags: 'sweep',
}, () => {
  const wrong: number[] = [];
  for (let codePoint = 0x21; codePoint < 0x30000; codePoint++) {
    if (codePoint >= 0xd800 && codePoint < 0xe000) continue;
    const character = String.fromCodePoint(codePoint);
    if (mayReadAsSimple(character)) continue;
    const readings = [...extendedReadings(character), typedSkeleton(character)];
    if (readings.some((reading) => /^[a-z0-9_$-]+$/.test(reading))) wrong.push(codePoint);
  }
  expect(wrong).toEqual([]);
});
