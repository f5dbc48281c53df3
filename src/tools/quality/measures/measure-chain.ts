// npm run chain:measure: looks up the imitations of vitalik.eth with recorded answers, and prints requests and time.

import { lookUp } from '../../../chain/look-up.ts';
import { createRecordedChain } from '../../../chain/testing/recorded-chain.ts';
import { createNodeInspector } from '../../../hosts/node.ts';

const NAME = 'vitalik.eth';
const ROUNDS = 5;

/** Registers every imitation, every fourth and every twentieth. */
const REGISTERED_IN = [1, 4, 20];

const inspector = await createNodeInspector();
const imitations = Array.from(inspector.imitations(NAME), ({ name }) => name);

for (const share of REGISTERED_IN) {
  const registered = imitations.filter((_, place) => place % share === 0);
  const like = Object.fromEntries(registered.map((name) => [name, 'foreign.eth']));
  const provider = createRecordedChain({ like });
  const times: number[] = [];
  let requests = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
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
  const median = times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
  console.log(
    `${imitations.length} imitations of ${NAME}, ${registered.length} registered: ${requests} requests, ${(median / 1000).toFixed(2)} s`,
  );
}
