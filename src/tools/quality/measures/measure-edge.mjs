// Measures how many requests one instance answers per second. Run npm run edge, then
// node src/tools/quality/measures/measure-edge.mjs [port].

import { Agent, request } from 'node:http';

const port = Number(process.argv[2] ?? 8787);
const CONNECTIONS = 8;
const ROUND_MS = 3000;
const ROUNDS = 3;
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

function ask({ path, body }) {
  return new Promise((resolve, reject) => {
    const headers = body ? { 'Content-Type': 'application/json' } : {};
    const options = { host: '127.0.0.1', port, agent, path: `/api${path}`, headers };
    const sent = request({ ...options, method: body ? 'POST' : 'GET' }, (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${path}: ${response.statusCode}`));
      });
    });
    sent.on('error', reject).end(body);
  });
}

async function measurePerSecond(make) {
  const start = performance.now();
  let answered = 0;
  const keepAsking = async () => {
    while (performance.now() - start < ROUND_MS) await ask(make(answered++));
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, keepAsking));
  return answered / ((performance.now() - start) / 1000);
}

const createBulkLoad = (name) => (index) => {
  const names = Array.from({ length: 250 }, (_, at) => name(`${index}x${at}`));
  return { path: '/bulk-inspect-names', body: JSON.stringify({ names, network_name: 'mainnet' }) };
};
const GRAPHEMES = ['ì', 'а', '😀', 'é', '一', 'a'].map(encodeURIComponent);
const LOADS = {
  'bulk-inspect-names, 250 plain names': createBulkLoad((tail) => `name${tail}.eth`),
  'bulk-inspect-names, 250 names with ì': createBulkLoad((tail) => `nìme${tail}.eth`),
  'inspect-name': (index) => ({ path: `/inspect-name/mainnet/v%C3%ACtalik${index}.eth` }),
  'inspect-grapheme': (index) => ({
    path: `/inspect-grapheme/${GRAPHEMES[index % GRAPHEMES.length]}`,
  }),
};

const start = performance.now();
await ask(LOADS['inspect-name'](0));
console.log(`first request: ${Math.round(performance.now() - start)} ms`);
for (const [title, make] of Object.entries(LOADS)) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measurePerSecond(make));
  const median = rounds.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  console.log(`${title}: ${Math.round(median)} requests a second`);
}
