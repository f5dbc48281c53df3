import { expect, it } from 'vitest';
import { listParts } from './list-parts.ts';

it.each([
  ['rnetamask.eth', 'metamask.eth', ['rn/m', 'etamask.eth/etamask.eth']],
  ['vital\u00eck.eth', 'vitalik.eth', ['vital/vital', '\u00ec/i', 'k.eth/k.eth']],
  ['ni\u200dck.eth', 'nick.eth', ['ni/ni', '\u200d/', 'ck.eth/ck.eth']],
  ['a-support.eth', 'a.eth', ['a/a', '-support/', '.eth/.eth']],
  ['nick.eth', 'nick.eth', ['nick.eth/nick.eth']],
])('splits %j at its differences from %s', (name, other, parts) => {
  expect(listParts(name, other).map((part) => `${part.text}/${part.other}`)).toEqual(parts);
});
