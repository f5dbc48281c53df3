import { expect, it } from 'vitest';
import { countCategories, filterListedNames } from './built-in-list.tsx';

const create = (name: string, title: string, category: string) => ({
  name,
  title,
  category,
  mode: 'near' as const,
  isTarget: false,
  source: 'https://example.org',
});
const LISTED = [
  create('cowswap.eth', 'CoW Swap', 'protocol'),
  create('metamask.eth', 'MetaMask', 'wallet'),
  create('trezor.eth', 'Trezor', 'wallet'),
];

it.each([
  ['', '', ['cowswap.eth', 'metamask.eth', 'trezor.eth']],
  ['META', '', ['metamask.eth']],
  ['cow swap', '', ['cowswap.eth']],
  ['CoWSwap', '', ['cowswap.eth']],
  ['', 'wallet', ['metamask.eth', 'trezor.eth']],
  ['or', 'wallet', ['trezor.eth']],
  ['cow', 'wallet', []],
  ['nobody', '', []],
])('finds “%s” in category “%s”', (search, category, expected) => {
  expect(filterListedNames(LISTED, search, category).map(({ name }) => name)).toEqual(expected);
});

it('counts the names of each category', () => {
  expect(countCategories(LISTED)).toEqual([
    ['protocol', 1],
    ['wallet', 2],
  ]);
});
