// npm run chain:measure: looks up the imitations of vitalik.eth in a local Ethereum node, and prints requests and time.

import { connectRpc } from '../../../chain/connect-rpc.ts';
import { lookUp } from '../../../chain/look-up.ts';
import { startTestChain } from '../../../chain/testing/test-chain.ts';
import { createNodeInspector } from '../../../hosts/node.ts';

const NAME = 'vitalik.eth';
const ROUNDS = 5;
const OWNER = '0x00000000000000000000000000000000000a11ce';

/** Registers every imitation, every fourth and every twentieth. */
const REGISTERED_IN = [1, 4, 20];

const inspector = await createNodeInspector();
const imitations = Array.from(inspector.imitations(NAME), ({ name }) => name);

for (const share of REGISTERED_IN) {
  const chain = await startTestChain();
  const labels = imitations
    .filter((_, place) => place % share === 0)
    .map((name) => name.slice(0, -'.eth'.length));
  await chain.registerMany(labels, { owner: OWNER, address: OWNER });
  const times: number[] = [];
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const provider = connectRpc(chain.url);
    requests = 0;
    const counted = {
      request: (args: { method: string; params?: unknown }) => {
        requests += 1;
        return provider.request(args);
      },
    };
    const start = performance.now();
    await lookUp([NAME, ...imitations], counted, { withPrimaryNames: false });
    times.push(performance.now() - start);
  }
  await chain.stop();
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(
    `${imitations.length} imitations of ${NAME}, ${labels.length} registered: ${requests} requests, ${(median / 1000).toFixed(2)} s`,
  );
}
