import { describe, expect, it } from 'vitest';
import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { createTextContext } from '../../messages/text-context.ts';
import { PRIVATE_KEY } from '../../secrets/testing/phrases.ts';
import { judgeProse } from '../testing/judge-prose.ts';
import { createMessageJudge, type NotedFinding } from './message-judge.ts';

const { inspector } = await createNodeListEngine();
const context = createTextContext(inspector, createTrustedAddresses([]));

async function judge(text: string): Promise<NotedFinding[]> {
  const found: NotedFinding[] = [];
  const { push, end } = createMessageJudge(context, async (finding) => void found.push(finding));
  await push(text);
  await end();
  return found;
}

const LINK = '[vitalik.eth](https://app.ens.domains/nick.eth)';

describe('createMessageJudge', () => {
  it.each([
    [
      `Hi\n\nPay ${LINK} now`,
      'alert',
      'link_shows_other_name',
      3,
      'Don’t follow this link. It leads to nick.eth. Its text says vitalik.eth.',
    ],
    [
      'Hi\nPay fine.eth \u202eyadot',
      'alert',
      'direction_control',
      2,
      'Hidden characters change the order in which the text is displayed. U+202E.',
    ],
    [
      'Pay 0xD8dA6BF26964aF9D7eEd9e03E53415D37aA96045 now',
      'alert',
      'address_checksum',
      1,
      'The checksum of this address is wrong. At least one digit was changed. Copy the address again.',
    ],
    [
      'Pay vitalik․eth now',
      'warn',
      'deceptive_dot',
      1,
      'This name contains a dot that ENS names don’t use. “․” (U+2024).',
    ],
  ])('reports %j', async (text, status, code, line, words) => {
    expect(await judge(text)).toEqual([{ status, code, line, words }]);
  });

  it.each([
    'Pay rnetamask.eth or nick.eth today',
    'Pay 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 now',
    '[nick.eth](https://app.ens.domains/nick.eth)',
  ])('leaves names to their reports and accepts what passes: %j', async (text) => {
    expect(await judge(text)).toEqual([]);
  });

  it('does not quote a secret', async () => {
    const found = await judge(`[vitalik.eth](https://a.xyz/nick.eth?k=0x${PRIVATE_KEY})`);
    expect(found.map(({ words }) => words)).toEqual([
      'This finding is next to a secret, so it is not shown.',
    ]);
  });
});

describe('judgeProse', () => {
  it('returns the names and the other findings', async () => {
    const found = await judgeProse(`Pay rnetamask.eth or ${LINK} today`, context);
    expect(found.map(({ status }) => status)).toEqual(['alert', 'pass', 'pass', 'alert']);
    expect(found.at(-1)?.code).toBe('link_shows_other_name');
  });
});
