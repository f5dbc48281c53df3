import { expect, it } from 'vitest';
import { escapeInvisible } from './escape-invisible.ts';

it.each([
  ['a\u200db', 'a\\u{200D}b'],
  ['\\', '\\u{5C}'],
  ['\u202e\u00ad\u3164', '\\u{202E}\\u{AD}\\u{3164}'],
  ['é 👍🏽', 'é 👍🏽'],
  ['a\u00a0\n', 'a\\u{A0}\\u{A}'],
  ['\u{e0041}', '\\u{E0041}'],
])('escapes the hidden characters in %j', (text, escaped) => {
  expect(escapeInvisible(text)).toBe(escaped);
});
