import { expect, it } from 'vitest';
import { known, NONE, OFF_CHAIN, REVERTED } from '../../chain/testing/create-facts.ts';
import type { ChainFact, PrimaryName } from '../../contract/chain-facts.ts';
import type { ConsolidatedNameGuardReport } from '../../contract/reports.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { describeDeclaredName, getJudgedName } from './primary-name-words.ts';

const PIN = { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', name: 'nick.eth', note: null };

const inspector = await createNodeInspector({ watchlist: ['treasury.eth'] });

const verified = (name: string) => known({ name, isVerified: true });
const claimed = (name: string) => known({ name, isVerified: false });

function inspect(name: string): ConsolidatedNameGuardReport {
  const [outcome] = inspector.bulkInspectNames([name]);
  if (!outcome?.ok) throw new Error('The name was not inspected.');
  return outcome.value;
}

interface Options {
  isJudged?: boolean;
  otherPin?: typeof PIN | null;
}

function describeFact(
  fact: ChainFact<PrimaryName>,
  { isJudged = true, otherPin = null }: Options = {},
): string {
  const name = getJudgedName(fact);
  const report = name !== null && isJudged ? inspect(name) : null;
  const { tone, parts } = describeDeclaredName(fact, { report, otherPin });
  const words = parts.map((part) => (typeof part === 'string' ? part : `[${part.name}]`));
  return `${tone}: ${words.join('')}`;
}

it.each([
  ['pass', 'vitalik.eth', '.'],
  ['pass', 'treasury.eth', ', a name you trust.'],
  ['alert', 'vitalìk.eth', ', which imitates [vitalik.eth].'],
  ['alert', 'treasurу.eth', ', which imitates [treasury.eth].'],
  ['alert', 'vit\u{202e}alik.eth', ', which has hidden characters. Don’t rely on it.'],
  ['alert', 'vitalik.eth\nhas won', ', which has hidden characters. Don’t rely on it.'],
  ['alert', 'vita lik.eth', ', which contains a space. Don’t rely on it.'],
  ['alert', 'Bob.eth', ', which is not normalized, so apps must not show it.'],
])('%s: the verified primary name %j%s', (tone, name, words) => {
  expect(describeFact(verified(name))).toBe(`${tone}: Its primary name is [${name}]${words}`);
});

it.each([
  ['warn', 'bob-of-rome.eth', 'which'],
  ['alert', 'vitalik.eth', 'which'],
  ['alert', 'treasury.eth', 'which'],
  ['alert', 'vitalìk.eth', 'which imitates [vitalik.eth] and'],
])('%s: the claimed name %s, %s doesn’t lead to this address', (tone, name, words) => {
  expect(describeFact(claimed(name))).toBe(
    `${tone}: It claims the name [${name}], ${words} doesn’t lead to this address.`,
  );
});

it.each<[words: string, fact: ChainFact<PrimaryName>, options?: Options]>([
  ['skip: It has no primary name.', NONE],
  ['skip: It has no primary name.', verified('')],
  ['skip: Its primary name is unknown: it is kept off the chain at a.io.', OFF_CHAIN],
  ['skip: Its primary name is unknown: its contract refused to answer.', REVERTED],
  [
    `alert: Its primary name is [${'a'.repeat(60)}]… (9,940 more characters). It is not checked, because it is too long. Don’t rely on it.`,
    verified('a'.repeat(10_000)),
  ],
  [
    `warn: It claims the name [${'😀'.repeat(60)}]… (9,880 more characters), which doesn’t lead to this address.`,
    claimed('😀'.repeat(5_000)),
  ],
  [
    'skip: Its primary name is [vitalik.eth]. Its spelling could not be checked.',
    verified('vitalik.eth'),
    { isJudged: false },
  ],
  [
    'alert: Its primary name is [nick.eth], which you trust with a different address.',
    verified('nick.eth'),
    { otherPin: PIN },
  ],
])('%s', (words, fact, options) => {
  expect(describeFact(fact, options)).toBe(words);
});

it.each([
  'vitalik.eth',
  'vitalìk.eth',
  'vita\u{200b}lik.eth',
  'BOB.eth',
  'bob.etn',
  '[x].eth',
  'аpple.eth',
  'bob.sol',
])('is never calmer about %s than the verdict of the engine', (name) => {
  const tones = { 2: ['pass', 'warn', 'alert'], 3: ['warn', 'alert'], 4: ['alert'] };
  const report = inspect(name);
  const { tone } = describeDeclaredName(verified(name), { report, otherPin: null });
  expect(tones[report.rating]).toContain(tone);
});
