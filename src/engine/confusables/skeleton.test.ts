import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeBulkTables } from '../tables/decode-bulk-tables.ts';
import { readSections } from '../tables/sections.ts';
import { createConfusables } from './confusables.ts';

const bulk = readSections(readFileSync(new URL('../../data/tables/bulk.bin', import.meta.url)));
const { skeleton, looseSkeleton } = createConfusables(bulk, decodeBulkTables(bulk));

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

  test('takes the ENSIP-15 form that the caller knows', () => {
    for (const [label, normalized] of [
      ['Ｇoogle', 'google'],
      ['а_b', null],
    ] as const) {
      expect(skeleton(label, normalized)).toBe(skeleton(label));
    }
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

  test('keeps marks that spell the word', () => {
    expect(looseSkeleton('\u30ac')).not.toBe(looseSkeleton('\u30ab'));
    expect(looseSkeleton('\u{1e922}\u{1e944}')).not.toBe(looseSkeleton('\u{1e922}'));
  });
});
