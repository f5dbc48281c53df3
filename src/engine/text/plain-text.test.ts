import { expect, test } from 'vitest';
import { isPlainCharacter, isPlainText, isSimpleCharacter, isSimpleText } from './plain-text.ts';

type Row = [text: string, ...expected: boolean[]];

test.each<Row>([
  ['', true, true, false, false],
  ...[...'az09-'].map((text): Row => [text, true, true, true, true]),
  ...[...'_$'].map((text): Row => [text, false, true, false, true]),
  ...[...'AZ`{/:.+ é'].map((text): Row => [text, false, false, false, false]),
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
