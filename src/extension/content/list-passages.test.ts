import { describe, expect, it } from 'vitest';
import { findPieces } from '../../lists/pasted/find-pieces.ts';
import { isUnderTop } from '../../lists/pasted/name-endings.ts';
import { MESSAGES } from '../../lists/pasted/testing/messages.ts';
import { listPassages, mayContainName } from './list-passages.ts';

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

describe('names with an unusual dot or ending', () => {
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
    'https://vitalik.eth.limo/a?b=c',
    `${'word '.repeat(500)}vitalik.eth${' word'.repeat(500)}`,
  ])('finds the name in %j', (text) => {
    expect(findPassages(text)).toHaveLength(1);
  });
});

describe('texts without names', () => {
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
