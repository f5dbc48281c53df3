import { expect, test } from 'vitest';
import { readPasted } from '../../../messages/pieces/read-pasted.ts';
import { splitShownText } from './split-shown-text.ts';

const LONG = 'word '.repeat(100);

test.each([
  ['Pay vitalik.eth, please', ['Pay ', '[vitalik.eth]', ', please']],
  ['nick.eth', ['[nick.eth]']],
  ['to nick.eth and a.eth', ['to ', '[nick.eth]', ' and ', '[a.eth]']],
])('splits %j into %j', (text, expected) => {
  const pasted = readPasted(text) ?? {
    pieces: [{ kind: 'name' as const, start: 0, end: text.length, value: text, names: [text] }],
  };
  const parts = splitShownText(text, pasted);
  expect(parts.map(({ piece, text: part }) => (piece ? `[${part}]` : part))).toEqual(expected);
});

test('cuts a long message around its names', () => {
  const text = `${LONG}nick.eth ${LONG}a.eth ${LONG}`;
  const parts = splitShownText(text, readPasted(text) ?? { pieces: [] });
  expect(parts).toHaveLength(5);
  expect(parts.map((part) => part.text).join('').length).toBeLessThan(400);
  expect(parts[0]?.text).toMatch(/^ … .*word $/u);
  expect(parts[4]?.text).toMatch(/^ word.* … $/u);
});
