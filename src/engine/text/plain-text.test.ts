import { expect, test } from 'vitest';
import { isPlainCharacter, isPlainText, isSimpleCharacter, isSimpleText } from './plain-text.ts';

test.each([
  ['', true, true, false, false],
  ...[...'az09-'].map((text) => [text, true, true, true, true] as const),
  ...[...'_$'].map((text) => [text, false, true, false, true] as const),
  ...[...'AZ`{/:.+ é'].map((text) => [text, false, false, false, false] as const),
  ['a-0', true, true, false, false],
  ['a_', false, true, false, false],
  ['a\n', false, false, false, false],
  ['éa', false, false, false, false],
])('%j: plain %s, simple %s; as one character %s, %s', (text, ...expected) => {
  const found = [isPlainText, isSimpleText, isPlainCharacter, isSimpleCharacter].map((is) =>
    is(text),
  );
  expect(found).toEqual(expected);
});
