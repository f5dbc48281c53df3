import { describe, expect, test } from 'vitest';
import type { CheckStatus } from '../../contract/checks.ts';
import { getLabelFacts } from '../testing/get-label-facts.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';
import { confusableGraphemes } from './confusable-graphemes.ts';

describe('of a label', () => {
  test.each<[status: CheckStatus | undefined, label: string, message: RegExp]>([
    ['pass', 'vitalik', /^Nothing in this label/],
    ['pass', '_a$b', /^Nothing/],
    ['pass', 'жжж', /^Nothing/],
    ['pass', '한국어', /^Nothing/],
    ['pass', '', /^Nothing/],
    ['pass', UNKNOWN, /^Nothing/],
    ['info', 'автор', /^On their own .* ordinary: “а” \(U\+0430\), .* and 2 more\.$/],
    ['info', '👨‍👩‍👦', /^On their own/],
    ['info', 'fox👍', /^On their own .*: “👍” \(U\+1F44D\)\.$/],
    ['info', '👍_', /^On their own/],
    ['warn', 'vitalìk', /can be mistaken for others: “ì” \(U\+00EC\)\.$/],
    ['warn', 'серебро', /unusual\. All of it reads as Latin/],
    ['warn', '丁est', /unusual\. It has characters that pass for others where they stand: “丁”/],
    ['warn', 'jusπn', /unusual\. It mixes letters of several scripts: “j”/],
    ['warn', 'кеуьаѕе', /unusual\. It has letters that no alphabet has beside the others: “ѕ”/],
    ['warn', '၁႑', /unusual\. It mixes digits of several numeral systems: “၁”/],
    ['warn', 'bill®smith', /unusual\. It has signs that pass for letters: “®”/],
    ['warn', 'ก̃', /can be mistaken for others: “ก̃”/],
    ['warn', '𓂀', /unusual\. It has letters that no locale writes today: “𓂀”/],
    ['warn', 'рaypal', /can be mistaken for others: “р” \(U\+0440\)\.$/],
    ['warn', 'ìÖ', /can be mistaken for others: “ì”/],
    ['warn', 'זa', /^ENSIP-15 does not allow the characters of this label together\.$/],
    ['skip', 'Öl', /does not allow “Ö” \(U\+00D6\)\.$/],
    ['skip', 'NICK', /does not allow “N” .*“I”/],
    ['skip', 'a b', /does not allow space \(U\+0020\)/],
  ])('%s: %j', (status, label, message) => {
    const facts = getLabelFacts(label);
    expect(confusableGraphemes.label?.judge?.(facts)).toBe(status);
    expect(confusableGraphemes.label?.message(facts, status ?? 'pass')).toMatch(message);
  });
});

test('of a grapheme, it does not depend on company', () => {
  const [grapheme] = getLabelFacts('автор').graphemes;
  expect(grapheme && confusableGraphemes.grapheme?.judge?.(grapheme)).toBe('warn');
});
