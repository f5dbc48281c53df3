import { expect, it, vi } from 'vitest';
import { createHandler } from '../api/handler.ts';
import { createNodeInspector } from './node.ts';
import { createPooledHandler } from './thread-pool.ts';

const known = { watchlist: ['mycoldsafe'] };
const options = { inspector: () => createNodeInspector(known), basePath: '/api' };
const onError = vi.fn();
const handlePooled = createPooledHandler({ ...options, onError }, known);
const handlePlain = createHandler(options);

const BASE = 'http://localhost/api';
const LONGEST = `${BASE}/imitations/mainnet/${'o'.repeat(196)}.eth?limit=10000`;

const postNames = (names: readonly string[]) =>
  new Request(`${BASE}/bulk-inspect-names`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ names, network_name: 'mainnet' }),
  });

it.each<[title: string, createRequest: () => Request]>([
  ['a short request', () => new Request(`${BASE}/inspect-grapheme/a`)],
  [
    'names, one of which imitates a watched name',
    () => postNames(['rnycoldsafe.eth', 'é'.repeat(200)]),
  ],
  ['many names', () => postNames(Array(250).fill(`${'a'.repeat(90)}.eth`))],
  ['imitations', () => new Request(`${BASE}/imitations/mainnet/vitalik.eth?limit=20`)],
  ['a problem', () => new Request(`${BASE}/imitations/mainnet/a..eth`)],
])('answers %s like a handler without threads', async (_, createRequest) => {
  const [pooled, plain] = await Promise.all([
    handlePooled(createRequest()),
    handlePlain(createRequest()),
  ]);
  expect(pooled.status).toBe(plain.status);
  expect(await pooled.json()).toEqual(await plain.json());
});

it('stops aborted requests, and answers the next ones', async () => {
  const client = new AbortController();
  const aborted = Array.from({ length: 3 }, () =>
    handlePooled(new Request(LONGEST, { signal: client.signal })),
  );
  setTimeout(() => client.abort(), 100);
  const before = process.cpuUsage();
  await Promise.all(aborted);
  const next = await handlePooled(new Request(`${BASE}/imitations/mainnet/a.eth?limit=1`));
  expect(next.status).toBe(200);
  const { user, system } = process.cpuUsage(before);
  // Each of the requests takes several seconds.
  expect(user + system).toBeLessThan(3_000_000);
  expect(onError).not.toHaveBeenCalled();
});

it('answers medium requests while long ones run', async () => {
  const client = new AbortController();
  const long = handlePooled(new Request(LONGEST, { signal: client.signal }));
  const isEnded = vi.fn();
  void long.then(isEnded);
  expect((await handlePooled(postNames(Array(50).fill('vìtalik.eth')))).status).toBe(200);
  expect(isEnded).not.toHaveBeenCalled();
  client.abort();
  await long;
});
