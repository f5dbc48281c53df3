import { expect, it, test } from 'vitest';
import { findPieces } from '../../messages/pieces/find-pieces.ts';
import { isUnderTop } from '../../messages/pieces/name-endings.ts';
import { MESSAGES } from '../../messages/testing/sample-messages.ts';
import {
  hasDot,
  listPassages,
  mayContainName,
  mayContinue,
  mayEndAfter,
  mayStartBefore,
} from './list-passages.ts';

const findPassages = (text: string) => [...listPassages(text)];

const listNames = (text: string) =>
  findPieces(text).flatMap(({ names }) => names.filter(isUnderTop));

const WITH_NAMES = MESSAGES.filter(({ text }) => listNames(text).length > 0);

it.each(WITH_NAMES)('finds the names of the $language message “$text”', ({ text }) => {
  const passages = findPassages(text);
  expect(passages.flatMap((passage) => listNames(passage.text))).toEqual(listNames(text));
  for (const passage of passages) {
    expect(text.slice(passage.start, passage.start + passage.text.length)).toBe(passage.text);
  }
  expect(mayContainName(text)).toBe(true);
});

it.each([
  'Pay vitalik.ETH now',
  'vitalik.еth',
  'vitalik.ｅｔｈ',
  'vitalik。eth',
  'vitalik[.]eth',
  'vitalik(dot)eth',
  'vitalik.e\u200bth',
  'vitalik.\u200beth',
  'vitalik.étḥ',
  'vitalik.𝐞𝐭𝐡',
  'vitalik.ᴇᴛʜ',
  'vitalik.eht',
  '\u202ehte.kilativ',
  '\u202esdrow erom htiw hte.kilativ yap',
  'https://vitalik.eth.limo/a?b=c',
  `${'word '.repeat(500)}vitalik.eth${' word'.repeat(500)}`,
])('finds the name in %j', (text) => {
  expect(findPassages(text)).toHaveLength(1);
});

it.each([
  '',
  'eth',
  'a.b',
  'See example.com and file.ts.',
  'It works. Every time.',
  'e.g. Ethereum',
  '文。字。です。',
  'config.json etc.',
  '...',
])('finds nothing in %j', (text) => {
  expect(findPassages(text)).toEqual([]);
  expect(mayContainName(text)).toBe(false);
});

it('returns parts of a text without spaces that do not overlap', () => {
  const parts = findPassages('a.eth'.repeat(100_000));
  let end = 0;
  for (const { start, text } of parts) {
    expect(start).toBeGreaterThanOrEqual(end);
    end = start + text.length;
  }
  expect(parts.length).toBeGreaterThan(0);
});

it.each([194, 195, 196, 197, 198])('keeps a name whole after an override and %i words', (count) => {
  const text = `\u202e\u202c. z${'x '.repeat(count)}vitaIik.eth is here`;
  expect(findPassages(text).flatMap((passage) => listNames(passage.text))).toEqual(['vitaIik.eth']);
});

it('reads only the names whose dot is in a part of the text', () => {
  const text = 'a.eth b.eth c.eth d.eth e.eth f.eth g.eth';
  const [passage, ...others] = [...listPassages(text, 18, 23)];
  expect(passage?.text).toContain('d.eth');
  expect(passage?.text).not.toContain('a.eth');
  expect(others).toEqual([]);
});

test.each([
  ['.eth', true, true],
  ['vitalik.eth', true, true],
  ['Pay vitalik.eth', false, true],
  ['vitalik.eth now', true, false],
  ['Pay vitalik.eth now', false, false],
  ['lik[dot]eth', true, true],
])('%j may start before it: %s; may end after it: %s', (text, startsBefore, endsAfter) => {
  expect(hasDot(text)).toBe(true);
  expect(mayStartBefore(text)).toBe(startsBefore);
  expect(mayEndAfter(text)).toBe(endsAfter);
});

test.each([
  ['vitalik.', true],
  ['Pay vitalik.e', true],
  ['vitalik[dot', true],
  ['vitalik. ', false],
  ['vitalik', false],
])('a name in %j may continue: %s', (text, expected) => {
  expect(mayContinue(text)).toBe(expected);
});

test('finds an ending after many hidden characters', () => {
  expect(mayContainName(`vitalik.${'\u200b'.repeat(30)}e\u200bth`)).toBe(true);
});
