import { Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LookUpOptions } from '../../chain/chain.ts';
import {
  createFacts,
  createRegistered,
  known,
  MOMENT,
  NONE,
  REVERTED,
  register,
} from '../../chain/testing/create-facts.ts';
import type { ChainProblem, NameOnChain } from '../../contract/chain-facts.ts';
import { createNodeInspector } from '../../hosts/node.ts';
import { readLines, run as runProgram, startProgram } from '../testing/run-program.ts';

const lookUp = vi.hoisted(() => vi.fn());
vi.mock('../../chain/chain.ts', () => ({ lookUp }));

const inspector = await createNodeInspector();

const URL = 'http://localhost:8545/key';
/** Addresses with their checksum. */
const ALICE = '0x000000000000000000000000000000a11Ce00001';
const BOB = '0x000000000000000000000000000000a11Ce00002';

/** What the chain knows. Nobody has registered another name. */
const CHAIN = new Map(
  [
    createRegistered('vitalik.eth', ALICE),
    createRegistered('vita1ik.eth', BOB),
    createFacts('pay.vitalik.eth', {
      owner: known(BOB),
      wrapped: known({ owner: BOB, fuses: 0, expires: 0 }),
      address: known(BOB),
    }),
    createFacts('v1talik.eth', { registration: register('grace', -1), owner: known(ALICE) }),
    createFacts('vitalk.eth', { registration: register('ended', -100), address: known(BOB) }),
    createFacts('vtalik.eth', { registration: REVERTED, owner: REVERTED }),
    createFacts('vltalik.eth', { registration: register('ended', -100), owner: known(BOB) }),
  ].map((facts) => [facts.name, facts]),
);

const findFacts = (name: string): NameOnChain => CHAIN.get(name) ?? createFacts(name);

async function answer(names: readonly string[], _: string, { onFacts }: LookUpOptions) {
  onFacts?.(
    names.map((name, index) => ({ index, facts: findFacts(name) })),
    MOMENT,
  );
}

const createError = (problem: ChainProblem, chainId: number | null = null) =>
  Object.assign(new Error('secret'), { name: 'ChainError', problem, chainId });

beforeEach(() => {
  lookUp.mockReset().mockImplementation(answer);
});

const run = (args: readonly string[], stdin = '') => runProgram([...args, '--rpc', URL], { stdin });

describe('namescope --rpc', () => {
  it('adds facts to the report of each name', async () => {
    const names = ['vitalik.eth', 'VITALIK.eth', 'nobody.eth', 'a..eth'];
    const { stdout, stderr, code } = await run(names);
    const [first, upper, nobody, refused] = readLines(stdout);
    const { on_chain, ...report } = first;
    const [expected] = inspector.bulkInspectNames(names);
    const subtitle = expect.stringContaining('what the blockchain knows');
    expect(report).toEqual(expected?.ok && { ...expected.value, subtitle });
    expect(on_chain).toMatchObject({ name: 'vitalik.eth', block: 21_000_000, owner: known(ALICE) });
    expect(upper).toMatchObject({ name: 'VITALIK.eth', rating: 4, on_chain });
    expect(nobody.on_chain).toMatchObject({ name: 'nobody.eth', registration: NONE, owner: NONE });
    const reason = 'not_normalized';
    expect(refused.on_chain).toMatchObject({ name: null, block: null, owner: { reason } });
    expect({ stderr, code }).toEqual({
      stderr: 'On chain: mainnet, block 21,000,000.\n4 names: 2 alert, 1 warn, 1 pass.\n',
      code: 0,
    });
  });

  it('judges checks with the facts', async () => {
    const args = ['pay.vitalik.eth', 'vitalik.eth', '--full', '--fail-on', 'warn'];
    const { stdout, code } = await run(args);
    const [subname, name] = readLines(stdout);
    expect(subname).toMatchObject({ rating: 3, highest_risk: { check: 'decentralized_name' } });
    const getFuses = ({ checks }: { checks: { check: string; status: string }[] }) =>
      checks.find(({ check }) => check === 'namewrapper_fuses')?.status;
    expect([getFuses(subname), getFuses(name)]).toEqual(['warn', 'pass']);
    expect(code).toBe(1);
    expect(await runProgram(args)).toMatchObject({ code: 0 });
  });

  it('writes CSV and a table', async () => {
    const csv = (await run(['vitalik.eth', 'nobody.eth', '--format', 'csv'])).stdout.split('\r\n');
    const plain = (await runProgram(['vitalik.eth', '--format', 'csv'])).stdout.split('\r\n');
    expect(csv[0]).toMatch(`${plain[0]},looked_up,registration,expires,owner,`);
    // The chain does not change the verdict of the first name.
    expect(csv[1]).toMatch(`${plain[1]},vitalik.eth,registered,2034-05-18T03:33:20Z,${ALICE},`);
    const table = (await run(['vitalik.eth', 'nobody.eth', '--format', 'table'])).stdout;
    const lines = table.split('\n').map((line) => line.split(/ {2,}/));
    expect(lines[0]).toEqual(['verdict', 'name', 'finding', 'on chain', 'evidence']);
    expect(lines[1]?.[3]).toContain('leads to 0x0000…0001, registered until 2034');
    expect(lines[2]?.[3]).toBe('nobody has registered it');
  });

  it('contacts the hosts of names that are kept off the chain only with --ccip', async () => {
    await run(['vitalik.eth']);
    await run(['vitalik.eth', '--ccip']);
    await run(['imitations', 'vitalik.eth', '--limit', '1', '--ccip']);
    const chosen = lookUp.mock.calls.map(([, url, { followsGateways }]) => [url, followsGateways]);
    expect(chosen).toEqual([
      [URL, false],
      [URL, true],
      [URL, true],
    ]);
  });

  it('looks up a list in order and in batches', async () => {
    const names = Array.from({ length: 2500 }, (_, at) => `name${at}.eth`);
    const result = await run(['inspect', '-', '--quiet'], `${names.join('\n')}\n`);
    expect(readLines(result.stdout).map(({ on_chain }) => on_chain.name)).toEqual(names);
    expect(lookUp.mock.calls.map(([batch]) => batch.length)).toEqual([1000, 1000, 500]);
    expect(result).toMatchObject({ stderr: '', code: 0 });
  });

  it('writes what was read before a look-up failed', async () => {
    lookUp.mockImplementation(async (names, url, options) => {
      await answer(names.slice(0, 1), url, options);
      throw createError('rate_limited');
    });
    const { stdout, stderr, code } = await run(['nobody.eth', 'a.eth', '--fail-on', 'alert']);
    const [nobody, name] = readLines(stdout);
    expect(nobody.on_chain.registration).toEqual(NONE);
    expect(name.on_chain.registration).toEqual({ status: 'not_answered', reason: 'failed' });
    expect(stderr).toContain('1 name was not looked up.\n');
    expect(stderr).toContain('1 name without an answer from the chain');
    expect(code).toBe(2);
  });

  it('does not look like success if nothing was read', async () => {
    lookUp.mockRejectedValue(createError('other_chain', 137));
    const message = 'namescope: The server localhost:8545 is on chain 137.';
    const inspected = await run(['vitalik.eth', 'rnetamask.eth']);
    expect(readLines(inspected.stdout)).toMatchObject([
      { rating: 2, on_chain: { block: null, address: { reason: 'failed' } } },
      { rating: 4, on_chain: { block: null, address: { reason: 'failed' } } },
    ]);
    expect(inspected.stderr).toContain(message);
    expect(inspected.stderr).toContain('2 names were not looked up.\n');
    expect(inspected.code).toBe(2);
    const imitations = await run(['imitations', 'vitalik.eth', '--registered']);
    expect(imitations).toMatchObject({ stdout: '', code: 2 });
    expect(imitations.stderr).toContain(message);
    expect((await run(['rnetamask.eth', '--fail-on', 'alert'])).code).toBe(1);
  });

  it('stops asking when the output is closed', async () => {
    const stdin = Array.from({ length: 20_000 }, (_, at) => `name${at}.eth\n`).join('');
    const program = startProgram(['inspect', '-', '--rpc', URL], { stdin });
    await program.whenWritten('name0.eth');
    program.closeOutput();
    expect(await program.ended).toMatchObject({ code: 0 });
    expect(lookUp.mock.calls.length).toBeLessThan(10);
  });

  it('ends after Ctrl-C while the server is silent', async () => {
    const stdin = new PassThrough();
    const program = startProgram(['-', '--rpc', URL], { stdin });
    stdin.write('vitalik.eth\n');
    await program.whenWritten('vitalik.eth');
    lookUp.mockImplementation(
      (_, __, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    stdin.write('vitalik.eth\nnobody.eth\n');
    await expect.poll(() => lookUp.mock.calls.length).toBe(2);
    program.signals.emit('SIGINT');
    const { stdout, stderr } = await program.ended;
    expect(readLines(stdout)).toHaveLength(1);
    expect(stderr).toBe('Interrupted after 1 name.\n');
  });
});

describe('namescope imitations --rpc', () => {
  it('lists the registered ones in order, with few look-ups', async () => {
    const args = ['imitations', 'VITALIK.eth', '--registered', '--limit', '10000'];
    const { stdout, code } = await run(args);
    expect(readLines(stdout)).toMatchObject([
      { name: 'vita1ik.eth', same_owner: false, on_chain: { owner: known(BOB) } },
      { name: 'v1talik.eth', same_owner: true, on_chain: { registration: { status: 'known' } } },
      { name: 'vtalik.eth', same_owner: null },
      { name: 'vitalk.eth', same_owner: false },
    ]);
    expect(lookUp.mock.calls.length).toBeLessThanOrEqual(2);
    expect(code).toBe(0);
  });

  it('looks up the name above a subname', async () => {
    const args = ['imitations', 'pay.vitalik.eth', '--registered', '--limit', '1'];
    const [listed] = readLines((await run(args)).stdout);
    const on_chain = { name: 'vita1ik.eth', owner: known(BOB) };
    expect(listed).toMatchObject({ name: 'pay.vita1ik.eth', same_owner: false, on_chain });
    const [free] = readLines((await run(['imitations', 'nobody.eth', '--limit', '1'])).stdout);
    expect(free).toMatchObject({ same_owner: false, on_chain: { owner: NONE } });
  });

  it('adds facts to all of them without --registered', async () => {
    const write = async (format: string) =>
      (await run(['imitations', 'vitalik.eth', '--limit', '20', '--format', format])).stdout;
    const response = JSON.parse(await write('json'));
    expect(response).toMatchObject({ name: 'vitalik.eth', complete: false });
    const strip = ({ on_chain, same_owner, ...candidate }: Record<string, unknown>) => candidate;
    expect(response.imitations.map(strip)).toEqual([
      ...inspector.imitations('vitalik.eth', { limit: 20 }),
    ]);
    const csv = await write('csv');
    expect(csv).toMatch(/^name,kind,evidence,same_owner,looked_up,registration,/);
    expect(csv).toContain('v1talik.eth,look_alike,“1” reads as “i”,true,v1talik.eth,grace,');
    const table = await write('table');
    expect(table).toContain('Registered by the owner of vitalik.eth, probably as protection.');
    expect(table).toContain('Nobody has registered it.');
  });
});

it('requests nothing without --rpc', async () => {
  const connect = vi.spyOn(Socket.prototype, 'connect');
  for (const args of [[], ['inspect', '-', '--full'], ['a.eth'], ['imitations', 'a.eth']]) {
    expect(await runProgram(args, { stdin: 'vitalik.eth\n' })).toMatchObject({ code: 0 });
  }
  expect(connect).not.toHaveBeenCalled();
  expect(lookUp).not.toHaveBeenCalled();
});
