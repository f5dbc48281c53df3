import { expect, it } from 'vitest';
import { decodeEscapes } from './decode-escapes.ts';

it.each([
  ['vital\\u00eck.eth', 'vitalìk.eth'],
  ['\\ud83d\\ude00\\u{1F600}', '😀😀'],
  ['\\xec&#236;&#xEC;', 'ììì'],
  ['a&shy;b&ZWJ;c&zwnj;d&lrm;e&rlm;f', 'a\u00adb\u200dc\u200cd\u200ee\u200ff'],
  ['vita<wbr>lik<wbr />', 'vitalik'],
  ['vitalik&period;eth', 'vitalik.eth'],
  ['vita\\_lik\\-x\\.eth', 'vita_lik-x.eth'],
  // Escapes are decoded once.
  ['\\u005cu0041', '\\u0041'],
  ['&#9999999;', '&#9999999;'],
  ['\\u00e', '\\u00e'],
  ['&amp;', '&amp;'],
  ['C:\\users', 'C:\\users'],
])('decodes %s to %s', (text, decoded) => {
  expect(decodeEscapes(text)).toBe(decoded);
});
