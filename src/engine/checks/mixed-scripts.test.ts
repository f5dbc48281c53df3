import { expect, test } from 'vitest';
import type { CheckStatus } from '../../contract/checks.ts';
import { sayCheck } from '../../words/checks/check-words.ts';
import { getLabelFacts } from '../testing/get-label-facts.ts';
import { UNKNOWN } from '../testing/unknown-label-example.ts';
import { mixedScripts } from './mixed-scripts.ts';

test.each<[status: CheckStatus, label: string, message: RegExp]>([
  ['pass', 'café', /share a script/],
  ['pass', '日本のカタカナ', /share a script/],
  ['pass', '漢ㄅ', /share a script/],
  ['pass', 'x\u0338y', /share a script/],
  ['warn', 'жー', /mixes scripts: Cyrillic and Hiragana or Katakana\.$/],
  ['warn', 'ㄅカ', /mixes scripts: Bopomofo and Katakana\.$/],
  ['pass', 'timi王者荣耀', /commonly written together: Latin and Han\.$/],
  ['pass', 'k드라마', /commonly written together: Latin and Hangul\.$/],
  ['info', 'mitchξll', /“ξ” \(U\+03BE\) is the symbol of ether/],
  ['warn', 'jusπn', /mixes scripts: Latin and Greek\.$/],
  ['warn', 'café王', /mixes scripts: Latin and Han\.$/],
  ['skip', UNKNOWN, /only the hash/i],
])('returns %s for the label %s', (status, label, message) => {
  const facts = getLabelFacts(label);
  expect(mixedScripts.label?.judge?.(facts)).toBe(status);
  const statement = mixedScripts.label?.explain(facts, status);
  expect(statement && sayCheck(statement)).toMatch(message);
});
