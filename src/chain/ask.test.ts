import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ChainProvider } from '../contract/chain-facts.ts';
import {
  ANSWER_TIMEOUT_MS,
  ask,
  askForHex,
  ChainError,
  connectWallet,
  MAX_ANSWER_CHARACTERS,
} from './ask.ts';

/** Creates a wallet that runs the steps in turn, one for each request. The last step repeats. */
function createWallet(...steps: (() => unknown)[]): ChainProvider & { count: () => number } {
  let requests = 0;
  return {
    count: () => requests,
    request: () => {
      const step = steps[Math.min(requests, steps.length - 1)];
      requests += 1;
      return step?.() as Promise<unknown>;
    },
  };
}

const reject = (error: unknown) => () => Promise.reject(error);
const never = () => new Promise(() => {});

/** Asks while time passes quickly, and returns the answer or the problem. */
async function settle(asking: Promise<unknown>): Promise<unknown> {
  const result = asking.catch((error: unknown) =>
    error instanceof ChainError ? error.problem : error,
  );
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS * 15);
  return result;
}

beforeEach(() => {
  vi.useFakeTimers();
  // Node's own timeouts ignore fake timers.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), milliseconds);
    return controller.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it.each([
  ['an answer', () => '0x1', '0x1'],
  ['a refusal', reject({ code: 4001, message: 'User rejected' }), 'refused'],
  ['a site that is not connected', reject({ code: 4100 }), 'not_connected'],
  ['a wallet without a server', reject({ code: 4900 }), 'unreachable'],
  ['an unknown error', reject(new Error('Internal error')), 'failed'],
  ['an error that is no object', reject('no'), 'failed'],
  ['a code in text', reject({ code: '4001' }), 'refused'],
  ['a code that objects inherit', reject({ code: 'constructor' }), 'failed'],
  ['a code without a text form', reject({ code: { toString: 1, valueOf: 1 } }), 'failed'],
  ['nothing to throw', reject(undefined), 'failed'],
  [
    'a wallet that throws',
    () => {
      throw new Error('broken');
    },
    'failed',
  ],
  ['silence', never, 'timeout'],
  ['an error of our own', reject(new ChainError('unreachable')), 'unreachable'],
])('%s', async (_, step, expected) => {
  expect(await settle(ask(createWallet(step), 'eth_chainId', []))).toBe(expected);
});

it.each([
  ['a number', () => 1, 'malformed'],
  ['null', () => null, 'malformed'],
  ['text', () => 'mainnet', 'malformed'],
  ['bidi controls', () => '0x1\u202e', 'malformed'],
  ['10 MB', () => `0x${'0'.repeat(10_000_000)}`, 'too_large'],
  ['the longest answer', () => `0x${'0'.repeat(MAX_ANSWER_CHARACTERS - 2)}`, expect.any(String)],
])('expects bytes in hex, not %s', async (_, step, expected) => {
  expect(await settle(askForHex(createWallet(step), 'eth_call', []))).toEqual(expected);
});

const LIMITED = { code: -32005 };

it.each([
  ['a code', [LIMITED, LIMITED], '0x1', 3],
  ['the code of HTTP', [{ code: 429 }], '0x1', 2],
  ['a message', [new Error('Too Many Requests')], '0x1', 2],
  ['a server that lacks the newest block', [new Error('header not found')], '0x1', 2],
  ['a code, but at most three times', Array(9).fill(LIMITED), 'rate_limited', 4],
  ['a refusal, but not at all', [{ code: 4001 }], 'refused', 1],
])('repeats a request that was rejected with %s', async (_, errors, expected, count) => {
  const wallet = createWallet(...errors.map(reject), () => '0x1');
  expect(await settle(ask(wallet, 'eth_chainId', []))).toBe(expected);
  expect(wallet.count()).toBe(count);
});

it('uses the first of two answers', async () => {
  const twice = {
    // biome-ignore lint/suspicious/noThenProperty: a wallet can answer with any object
    then(resolve: (value: string) => void) {
      resolve('0x1');
      resolve('0x2');
    },
  };
  const wallet = createWallet(() => twice);
  expect(await settle(ask(wallet, 'eth_chainId', []))).toBe('0x1');
});

it('throws the reason of the signal when it is cancelled', async () => {
  const controller = new AbortController();
  const asking = settle(ask(createWallet(never), 'eth_chainId', [], controller.signal));
  controller.abort('stopped');
  expect(await asking).toBe('stopped');
});

it('gives the user more time to connect a wallet', async () => {
  const slow = () =>
    new Promise((resolve) => setTimeout(resolve, ANSWER_TIMEOUT_MS * 2, ['0xabc']));
  expect(await settle(connectWallet(createWallet(slow)))).toBeUndefined();
});
