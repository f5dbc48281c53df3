import { expect, it } from 'vitest';
import { describeCharacterCount } from './describe-character-count.ts';

it.each([
  [0, 0, 'No character found'],
  [1, 1, '1 character'],
  [506, 506, '506 characters'],
  [11_172, 120, '11,172 characters, showing the first 120'],
])('describes %i found and %i listed as “%s”', (total, listed, words) => {
  expect(describeCharacterCount(total, listed)).toBe(words);
});
