import { expect, it } from 'vitest';
import { describeSecret, type SecretKind } from './secret-kind.ts';
import { PRIVATE_KEY, WIF_KEY } from './testing/phrases.ts';

it.each<[SecretKind, string, string]>([
  ['private_key', PRIVATE_KEY, 'a private key'],
  ['private_key', WIF_KEY, 'a private key'],
  ['private_key', `0x${PRIVATE_KEY}`, 'a private key or a transaction hash'],
  [
    'private_key',
    `tx 0x${PRIVATE_KEY.toUpperCase()}, thanks`,
    'a private key or a transaction hash',
  ],
  ['private_key', `0x${PRIVATE_KEY}${PRIVATE_KEY}`, 'a private key'],
  ['private_key', `交易0x${PRIVATE_KEY}`, 'a private key or a transaction hash'],
  ['private_key', `https://a.xyz/?k=0x${PRIVATE_KEY}`, 'a private key'],
  ['private_key', `https://a.xyz/tx/0x${PRIVATE_KEY}?k=${PRIVATE_KEY}`, 'a private key'],
  ['private_key', `https://me:0x${PRIVATE_KEY}@a.xyz/`, 'a private key'],
  ['seed_phrase', `0x${PRIVATE_KEY}`, 'a seed phrase'],
])('describes the %s in %j as %s', (kind, text, words) => {
  expect(describeSecret(kind, text)).toBe(words);
});
