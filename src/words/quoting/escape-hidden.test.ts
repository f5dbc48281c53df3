import { expect, test } from 'vitest';
import { escapeHidden } from './escape-hidden.ts';

test.each([
  ['paypal', 'paypal'],
  ['pay\u202epal', 'pay‹U+202E›pal'],
  ['\u200bа', '‹U+200B›а'],
  ['k\u{e0061}', 'k‹U+E0061›'],
  ['a\u200db', 'a‹U+200D›b'],
  ['a\n', 'a‹U+000A›'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['❤️', '❤️'],
  ['\ufe0fa', '‹U+FE0F›a'],
  ['‼\ufe0f', '‼\ufe0f'],
  ['‹\ufe0f', '‹‹U+FE0F›'],
  ['a\u0600\ue000\u{16fe4}\u2800\u{e0fff}', 'a‹U+0600›‹U+E000›‹U+16FE4›‹U+2800›‹U+E0FFF›'],
  ['a b\u3000', 'a b‹U+3000›'],
])('escapes %j as %j', (text, escaped) => {
  expect(escapeHidden(text)).toBe(escaped);
});
