import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerRpc, createRecordedChain } from '../chain/testing/recorded-chain.ts';
import { ALICE, BOB, DAVE, DAY, END, NOW } from '../chain/testing/seeded-names.ts';
import { createNodeInspector } from '../hosts/node.ts';
import { API_KEY, type RpcAnswer, type RpcServer, startRpcServer } from './testing/rpc-server.ts';
import { CAN_INTERRUPT, collect, readLines, runCli, startCli } from './testing/run-cli.ts';

const inspector = await createNodeInspector();

const TAKEN = [...inspector.imitations('vitalik.eth')]
  .slice(0, 1000)
  .filter((_, at) => at % 8 === 0)
  .map(({ name }) => [name, 'foreign.eth']);

const chain = createRecordedChain({
  like: {
    'broken.eth': 'reverting.eth',
    'pay.vitalik.eth': 'open.vitalik.eth',
    ...Object.fromEntries(TAKEN),
    'v1talik.eth': 'grace.eth',
    'vltalik.eth': 'first-second.eth',
  },
});

const answer = async (body: string): Promise<RpcAnswer> => ({
  body: await answerRpc(chain, body),
});

const none = { status: 'none' };
const known = (value: unknown) => ({ status: 'known', value });

describe('facts from the chain', () => {
  let server: RpcServer;

  const run = (args: readonly string[], stdin = '') =>
    runCli([...args, '--rpc', server.url], { stdin });

  /** Runs a command and counts its requests. */
  async function count(args: readonly string[], stdin = '') {
    const before = server.requests.length;
    const result = await run(args, stdin);
    return { result, requests: server.requests.length - before };
  }

  beforeAll(async () => {
    server = await startRpcServer(answer);
  });
  afterAll(() => server.stop());

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
      address: known(BOB),
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
    const text = await runCli(args);
    expect(text.code).toBe(0);
    expect(text.stdout).not.toContain('on_chain');
  });

  it('writes CSV', async () => {
    const names = ['vitalik.eth', 'grace.eth', 'broken.eth', 'ended.eth'];
    const { stdout } = await run([...names, '--format', 'csv']);
    const plain = await runCli([...names, '--format', 'csv']);
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
      `vitalik.eth,registered,2031-04-21T17:46:40Z,${ALICE},,${BOB},vitalik.eth,true,`,
      `grace.eth,grace,2030-03-12T17:46:40Z,${ALICE},,${BOB},vitalik.eth,true,`,
      expect.stringMatching(/^broken\.eth,registered,2031-04-21T17:46:40Z,0x\w+,,\?,.*,reverted$/),
      `ended.eth,ended,2029-12-07T17:46:40Z,${ALICE},,${BOB},vitalik.eth,true,`,
    ]);
  });

  it('writes a table with one column in words', async () => {
    const { stdout } = await run(['vitalik.eth', 'nobody.eth', '--format', 'table']);
    const lines = stdout.split('\n').map((line) => line.split(/ {2,}/));
    expect(lines[0]).toEqual(['verdict', 'name', 'finding', 'on chain', 'evidence']);
    expect(lines[1]?.[3]).toContain('leads to 0x0000…0002, registered until 2031');
    expect(lines[2]?.[3]).toBe('nobody has registered it');
  });

  it('names the hosts of names that are kept off the chain, without contacting them', async () => {
    const [near] = readLines((await run(['offchain.eth'])).stdout);
    expect(near.on_chain.address).toEqual({
      status: 'not_answered',
      reason: 'off_chain',
      hosts: ['gateway.example.com'],
    });
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
      number < 4 ? answer(body) : { status: 429, body: '{}' },
    );
    const args = ['nobody.eth', 'vitalik.eth', '--fail-on', 'alert', '--rpc', broken.url];
    const result = await runCli(args);
    await broken.stop();
    const [nobody, name] = readLines(result.stdout);
    expect(nobody.on_chain.registration).toEqual(none);
    expect(name.on_chain.registration).toEqual({ status: 'not_answered', reason: 'failed' });
    expect(result.stderr).toContain('1 name was not looked up.\n');
    expect(result.stderr).toContain('1 name without an answer from the chain');
    expect(result.code).toBe(2);
  });

  describe('of imitations', () => {
    it('lists all registered ones with at most ten requests', async () => {
      const args = ['imitations', 'VITALIK.eth', '--registered', '--limit', '10000'];
      const { result, requests } = await count(args);
      expect(requests).toBeLessThanOrEqual(10);
      const listed = readLines(result.stdout);
      const taken = new Set(['v1talik.eth', ...TAKEN.map(([name]) => name)]);
      taken.delete('vltalik.eth');
      expect(listed).toHaveLength(taken.size);
      expect(listed.find(({ name }) => name === 'v1talik.eth')).toMatchObject({
        kind: 'look_alike',
        same_owner: true,
        on_chain: { registration: known({ state: 'grace', expires: NOW - 5 * DAY }) },
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
        on_chain: { name: 'vita1ik.eth', owner: known(DAVE) },
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
    const child = startCli(['inspect', '-', '--rpc', server.url]);
    child.stdin.on('error', () => undefined);
    child.stdin.end(Array.from({ length: 20_000 }, (_, at) => `name${at}.eth\n`).join(''));
    await once(child.stdout, 'data');
    child.stdout.destroy();
    const [code] = await once(child, 'close');
    expect(code).toBe(0);
    // Twenty batches need four requests each.
    expect(server.requests.length - before).toBeLessThan(40);
  });

  it.runIf(CAN_INTERRUPT)('ends after Ctrl-C while the server is silent', async () => {
    const silent = await startRpcServer((body, number) => (number < 8 ? answer(body) : null));
    const child = startCli(['-', '--rpc', silent.url]);
    child.stdin.write('vitalik.eth\n');
    const result = collect(child);
    await expect.poll(() => silent.requests.length, { timeout: 60_000 }).toBe(5);
    child.stdin.write('vitalik.eth\nnobody.eth\n');
    await expect.poll(() => silent.requests.length, { timeout: 60_000 }).toBe(8);
    child.kill('SIGINT');
    const { stdout, stderr } = await result;
    expect(readLines(stdout)).toHaveLength(1);
    expect(stderr).toBe('Interrupted after 1 name.\n');
    await silent.stop();
  });
});

it('quotes no API key in usage errors', async () => {
  const results = await Promise.all([
    runCli(['a.eth', `--rcp=https://rpc.example/${API_KEY}`]),
    runCli(['a.eth', '--rpc', `ftp://rpc.example/${API_KEY}`]),
    runCli(['a.eth', '--rpc', `https://user:${API_KEY}@rpc.example`]),
    runCli(['a.eth', '--rpc', API_KEY]),
    runCli(['a.eth', '--format', `https://rpc.example?${API_KEY}`]),
    runCli(['a.eth', '--ccip']),
    runCli(['imitations', 'a.eth', '--ccip']),
    runCli(['imitations', 'a.eth', '--registered']),
  ]);
  for (const { stdout, stderr, code } of results) {
    expect({ stdout, code }).toEqual({ stdout: '', code: 2 });
    expect(stderr).not.toContain(API_KEY);
  }
  expect(results.slice(-3).map(({ stderr }) => stderr.split('\n')[0])).toEqual([
    'error: --ccip needs --rpc.',
    'error: --ccip needs --rpc.',
    'error: --registered needs --rpc.',
  ]);
});
