import { expect, it } from 'vitest';
import { addConclusion } from '../lib/shown-conclusion.ts';
import { formatDocumentTitle } from './document-title.ts';

it.each([
  ['vitalik.eth', 'vitalik.eth · Namescope'],
  ['', 'The root name · Namescope'],
  ['a\u202Eb', 'a[RLO]b · Namescope'],
  ['x'.repeat(100), `${'x'.repeat(80)}… · Namescope`],
  [`${'x'.repeat(79)}👍👍`, `${'x'.repeat(79)}… · Namescope`],
  [' a.eth ', '[SPACE]a.eth[SPACE] · Namescope'],
  ['a  b c', 'a[SPACE] b c · Namescope'],
  ['   ', '[SPACE][SPACE][SPACE] · Namescope'],
])('shows the name in the title of a name report: %j', (name, title) => {
  expect(formatDocumentTitle({ screen: 'name', name })).toBe(title);
});

it('shows the character in the title of its report', () => {
  expect(formatDocumentTitle({ screen: 'grapheme', grapheme: 'ì', place: null })).toBe(
    'Character ì · Namescope',
  );
});

it('shows the conclusion about the entered text until the page removes it', () => {
  const format = (name: string) => formatDocumentTitle({ screen: 'name', name });
  const [removeFirst, removeSecond] = [
    addConclusion('a.eth', 'An earlier conclusion.'),
    addConclusion('pay rnetamask.eth', 'Don’t send. This is not meta\u200dmask.eth.'),
  ];
  removeFirst();
  expect([format('pay rnetamask.eth'), format('a.eth')]).toEqual([
    'pay rnetamask.eth: Don’t send. This is not meta[ZWJ]mask.eth. · Namescope',
    'a.eth · Namescope',
  ]);
  removeSecond();
  expect(format('pay rnetamask.eth')).toBe('pay rnetamask.eth · Namescope');
});
