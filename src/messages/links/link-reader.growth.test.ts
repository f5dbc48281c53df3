import { expect, it } from 'vitest';
import { LINEAR, measureRepetitions } from '../../engine/testing/growth-exponent.ts';
import { createLinkReader } from './link-reader.ts';

/** Length of the longest text that is measured first. Code that takes quadratic time fails within minutes. */
const LONGEST = 40_000;

it.each([
  ...['[a.eth](/b.eth) ', '[a.eth][1]\n[1]: /b.eth\n', '[a.eth]', '[', '[a.eth', ']', '](a.eth'],
  ...['[a.eth](', '[a.eth](((', '[a.eth][', '[[a.eth](a.eth', '\\[', '\n\n', '\n    ', '.<', '<a '],
  ...['<a href=/b.eth>a.eth</a>', '<a href=/b.eth>a.eth', '<a "', '<a href="', '<a a=b ', '</a '],
  ...['[a.<b>eth](<', '![a.eth](x) ', '[_a_.eth](/b.eth)_', '[a.&#101;th](/b.eth)'],
  '[a.io](//b.io) ',
  ...['<https://a.b|c> ', '<https://a.b|', '[url=https://a.b]', '=HYPERLINK("https://a.b","'],
])('reads %j repeatedly in linear time', (part) => {
  const read = (text: string) => {
    const reader = createLinkReader();
    return [...reader.push(text), ...reader.end()];
  };
  expect(measureRepetitions(part, read, { longest: LONGEST })).toBeLessThan(LINEAR);
});
