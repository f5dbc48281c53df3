// Tests which labels the index rejects. Without the index, inspection would have the same results but be slower.

import { expect, it } from 'vitest';
import { getBuiltInNames } from './built-in-names.ts';
import { createKnownNameIndex } from './known-name-index.ts';
import { getSimpleReadings } from './readings.ts';

const index = createKnownNameIndex(getBuiltInNames(), getSimpleReadings, () => null);
const known = getBuiltInNames().filter(({ label }) => label.length > 8);

/** Reversed known labels. They have the letters of known labels but do not resemble a known name. */
const labels = known.map(({ label }) => [...label].reverse().join(''));

it('rejects nearly all labels that resemble no known name', () => {
  const compared = labels.filter((label) => index.mayResemble(`${label}.eth`, label.length));
  expect(labels.length).toBeGreaterThan(100);
  expect(compared.length).toBeLessThan(labels.length / 20);
});

it('finds almost no known names for labels that resemble none', () => {
  const found = labels.filter(
    (label) => index.findAlike(label, 'eth').size + index.findNear(label, 'eth').size > 0,
  );
  expect(found.length).toBeLessThan(labels.length / 20);
});

it('can be called while reading an earlier result', () => {
  const label = 'metamask-uniswap-wallet';
  const expected = index.findPieces(label, 'eth');
  const pieces = index.findPieces(label, 'eth').map((piece) => {
    index.findPieces('my-opensea-login', 'eth');
    index.findAlike('rnetarnask', 'eth');
    return piece;
  });
  expect(pieces.map((piece) => piece.known.label)).toContain('uniswap');
  expect(pieces).toEqual(expected);
});
