import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  canStartTestChain,
  createAddress,
  startTestChain,
  type TestChain,
} from '../../chain/testing/test-chain.ts';
import { startTestGateway, type TestGateway } from '../../chain/testing/test-gateway.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import {
  API_KEY,
  forward,
  type RpcAnswer,
  type RpcServer,
  startRpcServer,
} from '../testing/rpc-server.ts';
import { readLines, run as runProgram, startProgram } from '../testing/run-program.ts';

const inspector = await createNodeInspector();

/** Addresses with their checksum. */
const ALICE = '0x000000000000000000000000000000a11Ce00001';
const BOB = '0x000000000000000000000000000000a11Ce00002';
const DAY = 86_400;
const NOW = 1_900_000_000;
const END = 2_000_000_000;

const none = { status: 'none' };
const known = (value: unknown) => ({ status: 'known', value });

describe.skipIf(!canStartTestChain())('facts from the chain', () => {
  let chain: TestChain;
  let server: RpcServer;
  let gateway: TestGateway;

  const run = (args: readonly string[], stdin = '') =>
    runProgram([...args, '--rpc', server.url], { stdin });

  /** Runs a command and counts its requests. */
  async function count(args: readonly string[], stdin = '') {
    const before = server.requests.length;
    const result = await run(args, stdin);
    return { result, requests: server.requests.length - before };
  }

  beforeAll(async () => {
    chain = await startTestChain({ time: NOW });
    server = await startRpcServer((body) => forward(chain.url, body));
    gateway = await startTestGateway({ 'far.eth': createAddress(2) });
    const [alice, bob] = [createAddress(1), createAddress(2)];
    const { reverting } = chain.hostile;
    await chain.register('vitalik', { owner: alice, address: alice, expires: END, primary: true });
    await chain.register('grace', { owner: alice, expires: NOW - DAY });
    await chain.register('ended', { owner: bob, address: bob, expires: NOW - 100 * DAY });
    await chain.register('broken', { owner: bob, resolver: reverting, expires: END });
    await chain.setReverse(bob, 'vitalik.eth');
    await chain.setSubname('pay.vitalik.eth', { owner: bob, address: bob });
    await chain.wrap('pay.vitalik.eth', { owner: bob });
    const resolver = await chain.deployOffchainResolver(gateway.url);
    await chain.register('far', { owner: bob, resolver, expires: END });
  });
  afterAll(() => Promise.all([chain?.stop(), server?.stop(), gateway?.stop()]));

  it('adds facts to the report of each name', async () => {
    const names = ['vitalik.eth', 'VITALIK.eth', 'nobody.eth', 'a..eth'];
    const result = await run(names);
    const [first, upper, nobody, refused] = readLines(result.stdout);
    const { on_chain, ...report } = first;
    const [expected] = inspector.bulkInspectNames(names);
    const subtitle = expect.stringContaining('what the blockchain knows');
    expect(report).toEqual(expected?.ok && { ...expected.value, subtitle });
    expect(on_chain).toEqual({
      name: 'vitalik.eth',
      network: 'mainnet',
      block: expect.any(Number),
      time: expect.any(Number),
      registration: known({ state: 'registered', expires: END }),
      owner: known(ALICE),
      wrapped: none,
      resolver: known(expect.stringMatching(/^0x/)),
      address: known(ALICE),
      primary_name: known({ name: 'vitalik.eth', is_verified: true }),
    });
    expect(upper).toMatchObject({ name: 'VITALIK.eth', rating: 4, on_chain });
    expect(nobody.on_chain).toMatchObject({ name: 'nobody.eth', registration: none, owner: none });
    expect(refused.on_chain).toMatchObject({
      name: null,
      block: null,
      owner: { status: 'not_answered', reason: 'not_normalized' },
    });
    expect(result.code).toBe(0);
    expect(result.stderr).toBe(
      `On chain: mainnet, block ${on_chain.block}.\n4 names: 2 alert, 1 warn, 1 pass.\n`,
    );
  });

  it('asks nothing if ENS accepts no name', async () => {
    const { result, requests } = await count(['a..eth', 'vitаlik.eth', '--format', 'table']);
    expect(requests).toBe(0);
    expect(result.stdout).toContain('ENS does not accept this spelling');
  });

  it('judges checks with the facts', async () => {
    const args = ['pay.vitalik.eth', 'vitalik.eth', '--full', '--fail-on', 'warn'];
    const result = await run(args);
    const [subname, name] = readLines(result.stdout);
    expect(subname).toMatchObject({ rating: 3, highest_risk: { check: 'decentralized_name' } });
    const getFuses = ({ checks }: { checks: { check: string; status: string }[] }) =>
      checks.find(({ check }) => check === 'namewrapper_fuses')?.status;
    expect([getFuses(subname), getFuses(name)]).toEqual(['warn', 'pass']);
    expect(result.code).toBe(1);
    const text = await runProgram(args);
    expect(text.code).toBe(0);
    expect(text.stdout).not.toContain('on_chain');
  });

  it('writes CSV', async () => {
    const names = ['vitalik.eth', 'grace.eth', 'broken.eth', 'ended.eth'];
    const { stdout } = await run([...names, '--format', 'csv']);
    const plain = await runProgram([...names, '--format', 'csv']);
    const heading =
      'looked_up,registration,expires,owner,fuses,resolver,address,primary_name,primary_name_verified,unanswered,network,block';
    const count = heading.split(',').length;
    const [plainHeading, ...plainRows] = plain.stdout.split('\r\n');
    const [first, ...rows] = stdout.split('\r\n');
    expect(first).toBe(`${plainHeading},${heading}`);
    // The chain does not change the verdict of the first name.
    expect(rows[0]?.startsWith(`${plainRows[0]},`)).toBe(true);
    const added = rows.map((line) => line.split(',').slice(-count).join());
    const pick = (line = '') => line.split(',').toSpliced(5, 1).slice(0, -2).join();
    expect(added.slice(0, -1).map(pick)).toEqual([
      `vitalik.eth,registered,2033-05-18T03:33:20Z,${ALICE},,${ALICE},vitalik.eth,true,`,
      `grace.eth,grace,2030-03-16T17:46:40Z,${ALICE},,,,,`,
      expect.stringMatching(/^broken\.eth,registered,2033-05-18T03:33:20Z,0x\w+,,\?,.*,reverted$/),
      `ended.eth,ended,2029-12-07T17:46:40Z,${BOB},,${BOB},vitalik.eth,false,`,
    ]);
  });

  it('writes a table with one column in words', async () => {
    const { stdout } = await run(['vitalik.eth', 'nobody.eth', '--format', 'table']);
    const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
    expect(lines[0]).toEqual(['verdict', 'name', 'finding', 'on chain', 'evidence']);
    expect(lines[1]?.[3]).toContain('leads to 0x0000…0001, registered until 2033');
    expect(lines[2]?.[3]).toBe('nobody has registered it');
  });

  it('contacts the hosts of names that are kept off the chain only with --ccip', async () => {
    const [near] = readLines((await run(['far.eth'])).stdout);
    expect(near.on_chain.address).toEqual({
      status: 'not_answered',
      reason: 'off_chain',
      hosts: [new URL(gateway.url.replace(/\{\w+\}/g, '')).host],
    });
    expect(gateway.requests).toEqual([]);
    const [far] = readLines((await run(['far.eth', '--ccip'])).stdout);
    expect(far.on_chain.address).toEqual(known(BOB));
    expect(gateway.requests).not.toEqual([]);
  });

  it('looks up a list in order and in batches', async () => {
    const names = Array.from({ length: 2500 }, (_, at) =>
      at % 500 === 7 ? 'vitalik.eth' : `name${at}.eth`,
    );
    const { result, requests } = await count(['inspect', '-', '--quiet'], names.join('\n'));
    const reports = readLines(result.stdout);
    expect(reports.map(({ name }) => name)).toEqual(names);
    const found = reports.filter(({ on_chain }) => on_chain.owner.status === 'known');
    expect(found.map(({ name }) => name)).toEqual(new Array(5).fill('vitalik.eth'));
    expect(requests).toBeLessThanOrEqual(4 * 6);
    expect(result).toMatchObject({ stderr: '', code: 0 });
  });

  it('writes what was read before a look-up failed', async () => {
    const broken = await startRpcServer((body, number) =>
      number < 4 ? forward(chain.url, body) : { status: 429, body: '{}' },
    );
    const args = ['nobody.eth', 'vitalik.eth', '--fail-on', 'alert', '--rpc', broken.url];
    const result = await runProgram(args);
    await broken.stop();
    const [nobody, name] = readLines(result.stdout);
    expect(nobody.on_chain.registration).toEqual(none);
    expect(name.on_chain.registration).toEqual({ status: 'not_answered', reason: 'failed' });
    expect(result.stderr).toContain('1 name was not looked up.\n');
    expect(result.stderr).toContain('1 name without an answer from the chain');
    expect(result.code).toBe(2);
  });

  describe('of imitations', () => {
    beforeAll(async () => {
      const [alice, bob] = [createAddress(1), createAddress(2)];
      const labels = [...inspector.imitations('vitalik.eth')]
        .slice(0, 1000)
        .filter((_, at) => at % 8 === 0)
        .map(({ name }) => name.replace(/\.eth$/, ''));
      await chain.registerMany(labels, { owner: bob, address: bob, expires: END });
      await chain.register('v1talik', { owner: alice, expires: NOW - DAY });
      await chain.register('vltalik', { owner: bob, expires: NOW - 100 * DAY });
    });

    it('lists all registered ones with at most ten requests', async () => {
      const args = ['imitations', 'VITALIK.eth', '--registered', '--limit', '10000'];
      const { result, requests } = await count(args);
      expect(requests).toBeLessThanOrEqual(10);
      const listed = readLines(result.stdout);
      expect(listed).toHaveLength(126);
      expect(listed.find(({ name }) => name === 'v1talik.eth')).toMatchObject({
        kind: 'look_alike',
        same_owner: true,
        on_chain: { registration: known({ state: 'grace', expires: NOW - DAY }) },
      });
      expect(listed.filter((each) => each.same_owner)).toHaveLength(1);
      expect(listed.some(({ name }) => name === 'vltalik.eth')).toBe(false);
      const names = [...inspector.imitations('vitalik.eth')].map(({ name }) => name);
      const places = listed.map(({ name }) => names.indexOf(name));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(result.code).toBe(0);
    });

    it('looks up the name above a subname', async () => {
      const args = ['imitations', 'pay.vitalik.eth', '--registered', '--limit', '1'];
      const [listed] = readLines((await run(args)).stdout);
      expect(listed).toMatchObject({
        name: 'pay.vita1ik.eth',
        same_owner: false,
        on_chain: { name: 'vita1ik.eth', owner: known(BOB) },
      });
    });

    it('adds facts to all of them without --registered', async () => {
      const args = ['imitations', 'vitalik.eth', '--limit', '20', '--format'];
      const [json, csv, table] = await Promise.all(
        ['json', 'csv', 'table'].map((format) => run([...args, format])),
      );
      const response = JSON.parse(json?.stdout ?? '');
      expect(response).toMatchObject({ name: 'vitalik.eth', complete: false });
      const strip = ({ on_chain, same_owner, ...candidate }: Record<string, unknown>) => candidate;
      expect(response.imitations.map(strip)).toEqual([
        ...inspector.imitations('vitalik.eth', { limit: 20 }),
      ]);
      expect(csv?.stdout).toMatch(/^name,kind,evidence,same_owner,looked_up,registration,/);
      expect(csv?.stdout).toContain(
        'v1talik.eth,look_alike,“1” reads as “i”,true,v1talik.eth,grace,',
      );
      expect(table?.stdout).toContain(
        'Registered by the owner of vitalik.eth, probably as protection.',
      );
      expect(table?.stdout).toContain('Nobody has registered it.');
    });
  });

  it('stops asking when the output is closed', async () => {
    const before = server.requests.length;
    const stdin = Array.from({ length: 20_000 }, (_, at) => `name${at}.eth\n`).join('');
    const program = startProgram(['inspect', '-', '--rpc', server.url], { stdin });
    await program.whenWritten('name0.eth');
    program.closeOutput();
    expect(await program.ended).toMatchObject({ code: 0 });
    // Twenty batches need four requests each.
    expect(server.requests.length - before).toBeLessThan(40);
  });

  it('ends after Ctrl-C while the server is silent', async () => {
    const silent = await startRpcServer((body, number) =>
      number < 8 ? forward(chain.url, body) : null,
    );
    const stdin = new PassThrough();
    const program = startProgram(['-', '--rpc', silent.url], { stdin });
    stdin.write('vitalik.eth\n');
    await expect.poll(() => silent.requests.length, { timeout: 60_000 }).toBe(5);
    stdin.write('vitalik.eth\nnobody.eth\n');
    await expect.poll(() => silent.requests.length, { timeout: 60_000 }).toBe(8);
    program.signals.emit('SIGINT');
    const { stdout, stderr } = await program.ended;
    expect(readLines(stdout)).toHaveLength(1);
    expect(stderr).toBe('Interrupted after 1 name.\n');
    await silent.stop();
  });
});

const result = (value: unknown): RpcAnswer => ({
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, result: value }),
});
const error = (code: number, message: string): RpcAnswer => ({
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code, message } }),
});

/** Answers that a look-up cannot use, with the text of the error message. */
const FAILURES: readonly [name: string, answer: RpcAnswer, words: string][] = [
  ['limits its requests', { status: 429, body: 'Slow down' }, 'allows no more requests now'],
  ['says that its limit is exceeded', error(-32005, API_KEY), 'allows no more requests now'],
  ['answers with 10 MB', result('0x'.padEnd(10_000_000, '0')), 'gave an answer that is too long'],
  ['returns an error', error(-32000, `bad key ${API_KEY}`), 'could not read the chain'],
  ['is on another chain', result('0x89'), 'is on chain 137'],
  ['does not answer', null, 'did not answer within 10 seconds'],
];

const facts = { status: 'not_answered', reason: 'failed' };

it.each(FAILURES)('a server that %s does not look like success', async (_, answer, words) => {
  const server = await startRpcServer(() => answer);
  const names = ['vitalik.eth', 'rnetamask.eth'];
  const [inspected, imitations] = await Promise.all([
    runProgram([...names, '--rpc', server.url]),
    runProgram(['imitations', 'vitalik.eth', '--registered', '--rpc', server.url]),
  ]);
  await server.stop();
  const reports = readLines(inspected.stdout);
  expect(reports.map(({ name, rating }) => [name, rating])).toEqual([
    ['vitalik.eth', 2],
    ['rnetamask.eth', 4],
  ]);
  for (const { on_chain } of reports) {
    expect(on_chain).toMatchObject({ block: null, registration: facts, address: facts });
  }
  expect(inspected.stderr).toContain(`namescope: The server ${server.host} ${words}`);
  expect(inspected.stderr).toContain('2 names were not looked up.\n');
  expect(inspected.code).toBe(2);
  expect(imitations.stderr).toContain(`namescope: The server ${server.host} ${words}`);
  expect(imitations).toMatchObject({ stdout: '', code: 2 });
  expect(JSON.stringify([inspected, imitations])).not.toContain(API_KEY);
});

it('keeps the exit code of a finding', async () => {
  const server = await startRpcServer(() => result('0x89'));
  const args = ['rnetamask.eth', '--fail-on', 'alert', '--rpc', server.url];
  expect((await runProgram(args)).code).toBe(1);
  await server.stop();
  const closed = await runProgram(['vitalik.eth', '--rpc', server.url]);
  expect(closed.stderr).toContain(`The server ${server.host} cannot be reached.`);
  expect(closed.code).toBe(2);
});

it('requests nothing without --rpc', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(() => {
    throw new Error('refused');
  });
  try {
    for (const args of [[], ['inspect', '-', '--full'], ['a.eth'], ['imitations', 'a.eth']]) {
      expect(await runProgram(args, { stdin: 'vitalik.eth\n' })).toMatchObject({ code: 0 });
    }
    expect(connect).not.toHaveBeenCalled();
    await runProgram(['vitalik.eth', '--rpc', 'http://127.0.0.1:8545']);
    expect(connect).toHaveBeenCalled();
  } finally {
    connect.mockRestore();
  }
});
