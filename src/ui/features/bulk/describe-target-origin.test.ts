import { expect, it } from 'vitest';
import { describeTargetOrigin } from './describe-target-origin.ts';

const METAMASK = { name: 'metamask.eth', title: 'MetaMask', category: 'wallet' };

it.each([
  [true, undefined, 'trusted by you'],
  [true, METAMASK, 'MetaMask, wallet, trusted by you'],
  [false, METAMASK, 'MetaMask, wallet'],
  [false, undefined, 'a brand or currency'],
])(
  'describes the origin of a name (watched: %s, known name: %o) as “%s”',
  (isWatched, listed, expected) => {
    expect(describeTargetOrigin(isWatched, listed)).toBe(expected);
  },
);
