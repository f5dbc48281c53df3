import { describe, expect, test } from 'vitest';
import { createInspector } from '../inspector.ts';
import { readTables } from '../testing/read-tables.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

const inspector = createInspector(readTables());

describe('looks_like', () => {
  test.each<[name: string, looksLike: string | null]>([
    ['аррӏе.eth', 'apple.eth'],
    ['viτaliқ.eth', 'vitalik.eth'],
    ['gόogle.eth', 'google.eth'],
    ['gꝏgle.eth', 'google.eth'],
    ['a\u20ddpple.eth', 'apple.eth'],
    ['ap\u{e0061}ple.eth', 'apple.eth'],
    ['b🅰nk.eth', 'bank.eth'],
    ['pay\u200dpal.eth', 'paypal.eth'],
    ['при\u200dвет.eth', 'привет.eth'],
    ['приве\u0301т.eth', 'привет.eth'],
    ['привет.eth', null],
    ['日本.eth', null],
    ['apple.eth', null],
    ['', null],
    [`аррӏе.${UNKNOWN}`, null],
  ])('of %j is %j', (name, looksLike) => {
    const outcome = inspector.inspectName(name);
    expect(outcome.ok && outcome.value.looks_like).toBe(looksLike);
  });
});
