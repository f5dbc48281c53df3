import { describe, expect, test } from 'vitest';
import type { CheckStatus } from '../../contract/checks.ts';
import { sayCheck } from '../../words/checks/check-words.ts';
import { getLabelFacts } from '../testing/get-label-facts.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';
import { confusableGraphemes } from './confusable-graphemes.ts';

describe('the label level', () => {
  test.each<[status: CheckStatus | undefined, label: string, message: RegExp]>([
    ['pass', 'vitalik', /^This label has no characters/],
    ['pass', '_a$b', /^This label has no characters/],
    ['pass', 'жжж', /^This label has no characters/],
    ['pass', '한국어', /^This label has no characters/],
    ['pass', '', /^This label has no characters/],
    ['pass', UNKNOWN, /^This label has no characters/],
    [
      'info',
      'автор',
      /^These characters .* ordinary in this spelling: “а” \(U\+0430\), .* and 2 more\.$/,
    ],
    ['info', '👨‍👩‍👦', /^These characters/],
    ['info', 'fox👍', /^These characters .*: “👍” \(U\+1F44D\)\.$/],
    ['info', '👍_', /^These characters/],
    ['warn', 'vitalìk', /can be mistaken for others: “ì” \(U\+00EC\)\.$/],
    ['warn', 'шаг', /unusual\. It can be read entirely as Latin/],
    ['warn', '丁est', /unusual\. It has characters that look like others in this position: “丁”/],
    ['warn', 'jusπn', /unusual\. It mixes letters of several scripts: “j”/],
    ['warn', 'кеуьаѕе', /unusual\. It has letters that no alphabet combines with the others: “ѕ”/],
    ['warn', '၁႑', /unusual\. It mixes digits of several numeral systems: “၁”/],
    ['warn', 'bill®smith', /unusual\. It has signs that look like letters: “®”/],
    ['warn', 'ก̃', /can be mistaken for others: “ก̃”/],
    ['warn', 'ㄧ猫', /unusual\. It has letters that no modern language uses: “ㄧ”/],
    ['warn', 'gîrl', /can be mistaken for others: “î” \(U\+00EE\)\.$/],
    ['info', 'jalapeño', /^These characters .* ordinary in this spelling: “ñ” \(U\+00F1\)\.$/],
    ['warn', 'рaypal', /can be mistaken for others: “р” \(U\+0440\)\.$/],
    ['warn', 'ìÖ', /can be mistaken for others: “ì”/],
    ['warn', 'זa', /^ENSIP-15 does not allow the characters of this label together\.$/],
    ['skip', 'Öl', /does not allow “Ö” \(U\+00D6\)\.$/],
    ['skip', 'NICK', /does not allow “N” .*“I”/],
    ['skip', 'a b', /does not allow space \(U\+0020\)/],
  ])('returns %s for %j', (status, label, message) => {
    const facts = getLabelFacts(label);
    expect(confusableGraphemes.label?.judge?.(facts)).toBe(status);
    const statement = confusableGraphemes.label?.explain(facts, status ?? 'pass');
    expect(statement && sayCheck(statement)).toMatch(message);
  });
});

test('the grapheme level does not depend on the label', () => {
  const [grapheme] = getLabelFacts('автор').graphemes;
  expect(grapheme && confusableGraphemes.grapheme?.judge?.(grapheme)).toBe('warn');
});
