import { describe, expect, it } from 'vitest';
import { createTrustedAddresses } from '../../addresses/trusted-addresses.ts';
import { createNodeListEngine } from '../../hosts/node-list-engine.ts';
import { createTextContext } from '../../messages/text-context.ts';
import { PRIVATE_KEY } from '../../secrets/testing/phrases.ts';
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

describe('createMessageJudge', () => {
  it('reports the line, the status and the words of a finding', async () => {
    const text = 'Hi\n\nPay [vitalik.eth](https://app.ens.domains/nick.eth) now';
    const words = 'Don’t follow this link. It leads to nick.eth. Its text says vitalik.eth.';
    expect(await judge(text)).toEqual([
      { status: 'alert', code: 'link_shows_other_name', line: 3, words },
    ]);
  });

  it.each([
    'Pay rnetamask.eth or nick.eth today',
    'Pay 0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045 now',
    '[nick.eth](https://app.ens.domains/nick.eth)',
  ])('leaves names to their reports and accepts what passes: %j', async (text) => {
    expect(await judge(text)).toEqual([]);
  });

  it('takes each name once for each line', async () => {
    const { push, end, takeNames } = createMessageJudge(context, async () => undefined);
    await push('nick.eth, vitalik.eth, nick.eth\nnick.eth and 3.14');
    await end();
    expect(takeNames()).toEqual(['nick.eth', 'vitalik.eth', 'nick.eth']);
    expect(takeNames()).toEqual([]);
  });

  it('does not quote a secret', async () => {
    const found = await judge(`[vitalik.eth](https://a.xyz/nick.eth?k=0x${PRIVATE_KEY})`);
    expect(found.map(({ words }) => words)).toEqual([
      'This finding is next to a secret, so it is not shown.',
    ]);
  });
});
