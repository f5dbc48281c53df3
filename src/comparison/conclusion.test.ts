import { describe, expect, it, test } from 'vitest';
import { createNodeInspector } from '../hosts/node.ts';
import { gatherPair } from '../mcp/tools/compare-names-tool.ts';
import { formatHeadlineParts } from '../words/names/headline.ts';
import { type Conclusion, concludeComparison } from './conclusion.ts';
import { describeEnsForm } from './ens-form.ts';
import type { NamePair } from './name-pair.ts';
import { pairNames } from './pair-names.ts';

const inspector = await createNodeInspector();

async function gather(first: string, second: string, by = inspector): Promise<NamePair> {
  const { signal } = new AbortController();
  const outcome = await gatherPair(first, second, { inspector: by, signal });
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

async function conclude(
  first: string,
  second: string,
  isIdenticalHere: boolean | null = null,
  by = inspector,
): Promise<Conclusion> {
  const pair = await gather(first, second, by);
  const pieces = pairNames(pair.first.report, pair.second.report);
  return concludeComparison({ ...pair, pieces, isIdenticalHere });
}

const format = ({ tone, parts }: Conclusion) => `${tone}: ${formatHeadlineParts(parts)}`;

const CYRILLIC_A = '\u0430';
const HASH_OF_ETH = '[4f5b812789fc606be1b3b16908db13fc7a9adf7ca72641f84d75b47069d3d7f0]';
const looksIdentical = (which: 'first' | 'second', other: string) =>
  `alert: The ${which} name looks identical to the ${which === 'first' ? 'second' : 'first'}, ${other}, and imitates it`;

describe('concludeComparison', () => {
  it.each([
    ['nick.eth', 'nick.eth', 'pass: The same text'],
    ['rnetamask.eth', 'rnetamask.eth', 'info: The same text'],
    ['VITALIK.eth', 'vitalik.eth', 'info: Two spellings of one name'],
    ['VITALIK.eth', 'Vitalik.eth', 'info: Two spellings of one name'],
    [HASH_OF_ETH, 'eth', 'info: Two spellings of one name'],
    // In both orders, the known name is the imitated name.
    ['rnetamask.eth', 'metamask.eth', looksIdentical('first', 'metamask.eth')],
    ['metamask.eth', 'rnetamask.eth', looksIdentical('second', 'metamask.eth')],
    // The names look identical, so the conclusion calls them first and second.
    ['vitalik.eth', 'vitaIik.eth', looksIdentical('second', 'vitalik.eth')],
    // Capital letters look different from small letters.
    [
      'rnetamask.eth',
      'METAMASK.eth',
      'alert: rnetamask.eth looks identical to METAMASK.eth apart from capital letters, and imitates it',
    ],
    [
      'zigzagrner.eth',
      'ZIGZAGMER.eth',
      'alert: They look identical apart from capital letters, but are not the same',
    ],
    ['https://etherscan.io/tx/1', 'nick.eth', 'warn: The first text is not a name'],
    ['nick.eth', '“vitalik.eth”', 'warn: The second text is not a name'],
    ['xn--nck-jla.eth', '@vitalik.eth', 'warn: Neither text is a name'],
    ['vitalìk.eth', 'vitalik.eth', 'alert: vitalìk.eth looks like vitalik.eth, and imitates it'],
    ['ni\u200dck.eth', 'nick.eth', looksIdentical('first', 'nick.eth')],
    [
      'metamask-support.eth',
      'metamask.eth',
      'warn: metamask-support.eth uses the name of metamask.eth',
    ],
    ['metamask.eth', 'metmask.eth', 'warn: metmask.eth is close to metamask.eth'],
    // Neither name is known, so neither is called an imitation.
    ['zigzagmer.eth', 'zigzagrner.eth', 'alert: They look identical, but are not the same'],
    [
      'zïgzagger.eth',
      'zigzagger.eth',
      'alert: zïgzagger.eth looks like zigzagger.eth, and imitates it',
    ],
    ['zigzagger.eth', 'zigzager.eth', 'warn: They are close to each other'],
    // These labels are too short for the rules that find imitations.
    ['rn.eth', 'm.eth', 'alert: They look identical, but are not the same'],
    ['ab.eth', '\u00e0b.eth', 'warn: They look alike, but are not the same'],
    [`${CYRILLIC_A}b.eth`, 'ab.eth', looksIdentical('first', 'ab.eth')],
    ['pay.nick.eth', 'nick.eth', 'info: pay.nick.eth is a subname of nick.eth'],
    ['nick.eth', 'pay.nick.eth', 'info: pay.nick.eth is a subname of nick.eth'],
    ['hello.eth', 'world.eth', 'info: They look different'],
    ['nick.eth', 'nickelodeon.eth', 'info: They look different'],
    // A small difference is easily overlooked.
    ['zick.eth', 'zlck.eth', 'warn: They look alike, but are not the same'],
    // A subname is not identical to what its parent imitates.
    ['club.v1talik.eth', 'vitalik.eth', 'alert: club.v1talik.eth imitates vitalik.eth'],
    [
      'pay.zigzagger.eth',
      'zigzagger-support.eth',
      'warn: zigzagger-support.eth uses the name of zigzagger.eth, the parent of pay.zigzagger.eth',
    ],
    ['pay.zigzagger.eth', 'zigzager.eth', 'warn: They are close to each other'],
    ['pay.rnetamask.eth', 'pay.metamask.eth', looksIdentical('first', 'pay.metamask.eth')],
    ['nick.eth', 'nlck.eth', 'warn: nlck.eth looks like nick.eth'],
    ['שלום.eth', 'שלוש.eth', 'warn: They differ in one place: look closely'],
    ['שלום.eth', 'שלוס.eth', 'warn: They look alike, but are not the same'],
    [
      'a'.repeat(300),
      'a'.repeat(301),
      'skip: Different texts that are too long to compare visually',
    ],
  ])('compares $0 and $1: $2', async (first, second, conclusion) => {
    expect(format(await conclude(first, second))).toBe(conclusion);
  });

  it.each([
    ['club.a1ice.eth', 'alert: club.a1ice.eth imitates alice.eth, the parent of pay.alice.eth'],
    ['a1ice.eth', 'alert: a1ice.eth imitates alice.eth, the parent of pay.alice.eth'],
    ['pay.a1ice.eth', looksIdentical('second', 'pay.alice.eth')],
    ['pay-alice.eth', 'warn: pay-alice.eth is close to pay.alice.eth'],
  ])('compares the trusted name pay.alice.eth and $0: $1', async (name, conclusion) => {
    const trusting = inspector.withWatchlist({ watchlist: ['pay.alice.eth'] });
    expect(format(await conclude('pay.alice.eth', name, null, trusting))).toBe(conclusion);
  });

  it.each([
    ['rnetamask.eth', 'metamask.eth', '“rn” reads as “m”.'],
    ['hello.eth', 'hallo.eth', '“e” replaces “a”.'],
    ['vitalik.eth', 'vitaIik.eth', '“I” (U+0049) reads as “l”.'],
    ['METAMASK.eth', 'rnetamask.eth', '“rn” reads as “m”.'],
    ['hello.eth', 'world.eth', 'They differ in 4 places.'],
    ['VITALIK.eth', 'vitalik.eth', 'ENS normalizes both names to the same name.'],
  ])('returns the evidence for %j and %j: %s', async (first, second, evidence) => {
    expect((await conclude(first, second)).evidence).toBe(evidence);
  });

  test('says that names look identical if this device draws them alike', async () => {
    const conclusion = await conclude('hello.eth', 'world.eth', true);
    expect(format(conclusion)).toBe('alert: They look identical, but are not the same');
    expect(conclusion.evidence).toBe('This device draws both names identically.');
  });

  it.each([
    [
      'rnetamask.eth',
      'metamask.eth',
      'alert: rnetamask.eth looks like metamask.eth, and imitates it',
    ],
    ['zigzagmer.eth', 'zigzagrner.eth', 'alert: They look almost identical, but are not the same'],
  ])(
    'does not say that %s and %s look identical if this device draws them differently',
    async (first, second, conclusion) => {
      expect(format(await conclude(first, second, false))).toBe(conclusion);
    },
  );
});

const ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const UNKNOWN = `[${'0'.repeat(64)}]`;
const LONG = `${'a'.repeat(201)}.eth`;

describe('describeEnsForm', () => {
  it.each([
    ['nick.eth', ['Valid ENS spelling']],
    ['Nick.eth', ['Normalized form: ', { name: 'nick.eth' }]],
    ['ni\u200dck.eth', ['ENS doesn’t accept this name']],
    [`${UNKNOWN}.eth`, ['Unknown: one label is given only as a hash']],
    // A refused label is worse than an unknown one.
    [`${UNKNOWN}.PAYPAL.eth`, ['Normalized form: ', { name: `${UNKNOWN}.paypal.eth` }]],
    [`${UNKNOWN}.pay_pal.eth`, ['ENS doesn’t accept this name']],
    [LONG, ['Spelling not checked: too long']],
    [ADDRESS, []],
    [ADDRESS.toLowerCase(), []],
  ])('describes $0: $1', async (name, words) => {
    expect(describeEnsForm((await gather(name, name)).first)).toEqual(words);
  });
});
