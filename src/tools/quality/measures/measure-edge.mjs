// Measures how many requests per second one instance handles. Run `npm run edge`, then `npm run edge:measure` in
// another terminal. The port is an optional argument.

import { Agent, request } from 'node:http';

const port = Number(process.argv[2] ?? 8787);
const CONNECTIONS = 8;
const ROUND_MS = 3000;
const ROUNDS = 3;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function sendRequest({ path, body }) {
  return new Promise((resolve, reject) => {
    const headers = body ? { 'Content-Type': 'application/json' } : {};
    const options = { host: '127.0.0.1', port, agent, path: `/api${path}`, headers };
    const outgoing = request({ ...options, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    });
    outgoing.on('error', reject).end(body);
  });
}

async function measureRequestsPerSecond(createRequest) {
  const start = performance.now();
  let responseCount = 0;
  const sendUntilEnd = async () => {
    while (performance.now() - start < ROUND_MS) await sendRequest(createRequest(responseCount++));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, sendUntilEnd));
  return responseCount / ((performance.now() - start) / 1000);
}

const createBulkLoad = (createName) => (index) => {
  const names = Array.from({ length: 250 }, (_, at) => createName(`${index}x${at}`));
  return { path: '/bulk-inspect-names', body: JSON.stringify({ names, network_name: 'mainnet' }) };
};
const GRAPHEMES = ['ì', 'а', '😀', 'é', '一', 'a'].map(encodeURIComponent);
const LOADS = {
  'bulk-inspect-names, 250 plain names': createBulkLoad((suffix) => `name${suffix}.eth`),
  'bulk-inspect-names, 250 names with ì': createBulkLoad((suffix) => `nìme${suffix}.eth`),
  'inspect-name': (index) => ({ path: `/inspect-name/mainnet/v%C3%ACtalik${index}.eth` }),
  'inspect-grapheme': (index) => ({
    path: `/inspect-grapheme/${GRAPHEMES[index % GRAPHEMES.length]}`,
  }),
};

const start = performance.now();
await sendRequest(LOADS['inspect-name'](0));
console.log(`first request: ${Math.round(performance.now() - start)} ms`);
for (const [title, createRequest] of Object.entries(LOADS)) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++)
    rounds.push(await measureRequestsPerSecond(createRequest));
  const median = rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  console.log(`${title}: ${Math.round(median)} requests per second`);
}
