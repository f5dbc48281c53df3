import { expect, it } from 'vitest';
import { describeTargetOrigin } from './describe-target-origin.ts';

const METAMASK = { name: 'metamask.eth', title: 'MetaMask', category: 'wallet' };

it.each([
  [true, undefined, 'on your watchlist'],
  [true, METAMASK, 'on your watchlist; MetaMask, wallet'],
  [false, METAMASK, 'MetaMask, wallet'],
  [false, undefined, 'a brand or currency'],
])('watched: %s, built in: %o', (isWatched, listed, expected) => {
  expect(describeTargetOrigin(isWatched, listed)).toBe(expected);
});
