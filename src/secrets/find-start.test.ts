import { expect, it } from 'vitest';
import { endsWithMostOfKey, findStart } from './find-start.ts';
import { PRIVATE_KEY, pickWords } from './testing/phrases.ts';

const words = (count: number) => pickWords('english', count).join(' ');

it.each<[string, number]>([
  [words(3), 3],
  [`${words(5)} `, 5],
  [`${words(5)} incompl`, 5],
  [`${words(7)} wrongg`, 7],
  [`${words(7)} wrongg ma`, 7],
  [`${words(4)} wrongg ma`, 4],
  [`these are mine: ${words(4)}`, 4],
  [`for nick.eth: ${words(6)}`, 6],
  [`nick.eth ${words(5)}`, 5],
  [pickWords('spanish', 3).join(', '), 3],
  [pickWords('japanese', 3).join('\u3000'), 3],
])('finds the start of a seed phrase in %j', async (text, count) => {
  expect(await findStart(text)).toEqual({ kind: 'seed_phrase', words: count });
});

it.each([
  PRIVATE_KEY.slice(0, 16),
  `0x${PRIVATE_KEY.slice(1)}`,
  `my key ${PRIVATE_KEY.slice(0, 30)}`,
  `${PRIVATE_KEY.slice(0, 63)} `,
])('finds the start of a private key in %j', async (text) => {
  expect(await findStart(text)).toEqual({ kind: 'private_key', words: 0 });
});

it.each([
  'abandon',
  'abandon.ability.eth',
  'look-mom-no-hands.eth',
  'vitalik.eth is my name',
  `${words(3)} alice bob`,
  'gm friend, pay vitaIik.eth today please thanks',
  words(2),
  'Can you send me some eth today please',
  `${words(7)} alice bob carol`,
  'deadbeefdeadbeef.eth',
  PRIVATE_KEY.slice(0, 15),
  '0xd8da6bf26964af9d7eed9e03e53415d37aa96045',
  `[${PRIVATE_KEY.slice(0, 40)}`,
  '',
])('finds no start of a secret in %j', async (text) => {
  expect(await findStart(text)).toBeNull();
});

it.each([
  PRIVATE_KEY.slice(0, 48),
  PRIVATE_KEY.slice(1),
  `0x${PRIVATE_KEY.slice(0, 48)}`,
  `0x${PRIVATE_KEY.slice(1)} `,
  `my key ${PRIVATE_KEY.slice(0, 50).toUpperCase()}`,
])('finds most of a private key in %j', (text) => {
  expect(endsWithMostOfKey(text)).toBe(true);
});

it.each([
  PRIVATE_KEY.slice(0, 47),
  `0x${PRIVATE_KEY.slice(0, 47)}`,
  `0x${PRIVATE_KEY.slice(0, 20)}`,
  `[${PRIVATE_KEY.slice(1)}`,
  `${PRIVATE_KEY.slice(1)}.eth`,
  '',
])('does not find most of a private key in %j', (text) => {
  expect(endsWithMostOfKey(text)).toBe(false);
});
