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
  ['👩\u200d\ufe0f', '👩\u200d\ufe0f'],
  ['👩a\u200d', '👩a‹U+200D›'],
  ['🏴\u{e0067}\u{e007f}', '🏴\u{e0067}\u{e007f}'],
])('%j is written %j', (text, escaped) => {
  expect(escapeHidden(text)).toBe(escaped);
});
