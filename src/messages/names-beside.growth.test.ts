import { expect, it } from 'vitest';
import { LINEAR, measureRepetitions } from '../engine/testing/growth-exponent.ts';
import { findNamesOnLine, isAddress } from './names-beside.ts';
import { findPieces } from './pieces/find-pieces.ts';

const ADDRESS = `0x${'a'.repeat(40)} `;

it.each([ADDRESS, `a.eth ${ADDRESS}`])('finds the names beside %j in linear time', (part) => {
  const find = (text: string) => {
    const pieces = findPieces(text);
    return pieces.filter(isAddress).map(findNamesOnLine(text, pieces));
  };
  expect(measureRepetitions(part, find, { longest: 40_000 })).toBeLessThan(LINEAR);
});
