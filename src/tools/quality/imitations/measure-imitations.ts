// npm run measure imitations -- [names]: prints the number of candidates of each name and their statuses by kind.

import { createNodeInspector } from '../../../hosts/node.ts';
import { countStatuses, formatStatusCounts, judgeCandidates } from './count-statuses.ts';

const DEFAULT_LABELS =
  'vitalik metamask uniswap opensea ledgerlive hello-world boredapeyachtclub superlongdomainname01 1inch nick café автор привет محمد-علي 한국어사람 こんにちは 中文名字 12345 10kclub 👩‍💻👩‍💻👩‍💻';

const given = process.argv.slice(2);
const names = given.length > 0 ? given : DEFAULT_LABELS.split(' ').map((label) => `${label}.eth`);

const inspector = await createNodeInspector();
const judged = names.flatMap((name) => {
  const ofName = judgeCandidates(inspector, name);
  console.log(`${String(ofName.length).padStart(6)}  ${name}`);
  return ofName;
});
console.log(`\n${formatStatusCounts(countStatuses(judged))}`);
