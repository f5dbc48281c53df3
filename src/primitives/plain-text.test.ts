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
])(
  'classifies %j: plain text %s, simple text %s, plain character %s, simple character %s',
  (text, ...expected) => {
    const results = [isPlainText, isSimpleText, isPlainCharacter, isSimpleCharacter].map((test) =>
      test(text),
    );
    expect(results).toEqual(expected);
  },
);
