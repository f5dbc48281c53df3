import { expect, test } from 'vitest';
import { inspectName } from '../testing/test-inspector.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';

test.each<[name: string, looksLike: string | null]>([
  ['аррӏе.eth', 'apple.eth'],
  ['viτaliқ.eth', 'vitalik.eth'],
  ['ap\u{e0061}ple.eth', 'apple.eth'],
  ['pay\u200dpal.eth', 'paypal.eth'],
  ['при\u200dвет.eth', 'привет.eth'],
  ['приве\u0301т.eth', 'привет.eth'],
  ['привет.eth', null],
  ['日本.eth', null],
  ['apple.eth', null],
  ['', null],
  [`аррӏе.${UNKNOWN}`, null],
])('looks_like of %j is %j', (name, looksLike) => {
  expect(inspectName(name).looks_like).toBe(looksLike);
});
