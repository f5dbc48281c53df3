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
  ['👩\u200d\ufe0f', '👩‹U+200D›‹U+FE0F›'],
  ['👩a\u200d', '👩a‹U+200D›'],
  ['🏴\u{e0067}\u{e007f}', '🏴‹U+E0067›‹U+E007F›'],
  ['가\u{e0061}', '가‹U+E0061›'],
  ['😀\u{e0061}', '😀‹U+E0061›'],
  ['가\u200d나', '가‹U+200D›나'],
  ['a\u0600\ue000\u{16fe4}\u2800\u{e0fff}', 'a‹U+0600›‹U+E000›‹U+16FE4›‹U+2800›‹U+E0FFF›'],
  ['\u{13080}\u{13441}\u{13442}\u{1d159}', '\u{13080}‹U+13441›‹U+13442›‹U+1D159›'],
  ['a b\u3000', 'a b‹U+3000›'],
])('escapes %j as %j', (text, escaped) => {
  expect(escapeHidden(text)).toBe(escaped);
});
