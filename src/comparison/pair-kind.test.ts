import { expect, it } from 'vitest';
import { getPairKind } from './pair-kind.ts';

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

it.each([
  ['', '', 'names'],
  ['a.eth', 'b.eth', 'names'],
  ['a.eth', '', 'names'],
  [ADDRESS, '', 'names'],
  ['0xd8da6045.eth', 'b.eth', 'names'],
  [ADDRESS, ADDRESS, 'addresses'],
  [ADDRESS, ` ${ADDRESS.toUpperCase()}`, 'addresses'],
  [ADDRESS, 'a.eth', 'mixed'],
  ['a.eth', ADDRESS, 'mixed'],
  [ADDRESS, ADDRESS.slice(0, -1), 'unreadable second'],
  ['0xd8dA…6045', ADDRESS, 'unreadable first'],
  ['a.eth', `0x${ADDRESS.slice(2, 8)} ${ADDRESS.slice(8)}`, 'unreadable second'],
])('compares %j and %j as %s', (first, second, expected) => {
  const pair = getPairKind(first, second);
  expect(pair.kind === 'unreadable' ? `${pair.kind} ${pair.which}` : pair.kind).toBe(expected);
});
