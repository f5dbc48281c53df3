import { expect, it } from 'vitest';
import { decodeMarkup } from './decode-escapes.ts';

it.each([
  ['vital\\u00eck.eth', 'vitalìk.eth'],
  ['\\ud83d\\ude00\\u{1F600}', '😀😀'],
  ['\\xec&#236;&#xEC;', 'ììì'],
  ['a&shy;b&zwj;c&zwnj;d&lrm;e&rlm;f', 'a\u00adb\u200dc\u200cd\u200ee\u200ff'],
  ['vita<wbr>lik<wbr />', 'vitalik'],
  ['vitalik&period;eth', 'vitalik.eth'],
  ['vita\\_lik\\-x\\.eth', 'vita_lik-x.eth'],
  // Escapes are decoded once.
  ['\\u005cu0041', '\\u0041'],
  ['&amp;iacute;', '&iacute;'],
  ['v&iacute;talik &Iacute;', 'vítalik Í'],
  ['&ZWJ;&unknown;&notin;&notit;', '&ZWJ;&unknown;∉&notit;'],
  ['&#x1F600;&#9999999;', '😀\ufffd'],
  ['\\u00e', '\\u00e'],
  // Browsers need no semicolon here.
  ['v&iacutetalik.&#101th', 'vítalik.eth'],
  ['vita&shylik', 'vita\u00adlik'],
  ['?a=1&copy=2&reg&lt&eth&uuml=3', '?a=1&copy=2&reg&lt&eth&uuml=3'],
  ['C:\\users', 'C:\\users'],
])('decodes %s to %s', (text, decoded) => {
  expect(decodeMarkup(text)).toBe(decoded);
});
