import { beforeAll, describe, expect, it } from 'vitest';
import type { Inspector } from '../engine/inspector.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { gatherPair } from '../mcp/tools/compare-names-tool.ts';
import { compareEnsForms, describeEnsForm } from './ens-form.ts';
import type { NamePair } from './name-pair.ts';

let inspector: Inspector;
beforeAll(async () => {
  inspector = await createNodeInspector();
});

async function gather(first: string, second: string): Promise<NamePair> {
  const { signal } = new AbortController();
  const outcome = await gatherPair(first, second, { inspector, signal });
  if (!outcome.ok) throw new Error(outcome.problem.detail);
  return outcome.value;
}

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

describe('compareEnsForms', () => {
  it.each([
    ['nick.eth', 'vitalik.eth', 'Both are valid ENS spellings'],
    [
      'nick.eth',
      'Nick.eth',
      'Only the first is a valid ENS spelling, but ENS normalizes both to the same name',
    ],
    ['Vitalik.eth', 'nick.eth', 'Only the second is a valid ENS spelling'],
    [ADDRESS, 'nick.eth', 'Only the second is a valid ENS spelling'],
    [LONG, `x${LONG}`, 'Not checked: both are too long'],
    [LONG, 'nick.eth', 'The first is too long to check. The second is a valid ENS spelling'],
    ['Nick.eth', LONG, 'The second is too long to check. The first is not a valid ENS spelling'],
    [`${UNKNOWN}.eth`, 'nick.eth', 'Unknown for both: a label is given only as a hash'],
    [`${UNKNOWN}.pay_pal.eth`, 'nick.eth', 'Only the second is a valid ENS spelling'],
  ])('describes $0 and $1: $2', async (one, other, words) => {
    const { first, second } = await gather(one, other);
    expect(compareEnsForms(first, second)).toBe(words);
  });
});
