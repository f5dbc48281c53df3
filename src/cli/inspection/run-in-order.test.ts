import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runInOrder } from './run-in-order.ts';

async function* count(until: number, seen: number[]) {
  for (let item = 0; item < until; item += 1) {
    seen.push(item);
    yield item;
  }
}

it('takes answers in the order of the items, and reads no more than have room', async () => {
  const read: number[] = [];
  const taken: number[] = [];
  let most = 0;
  await runInOrder(count(20, read), {
    // The first of three takes longest.
    work: async (item) => setTimeout(3 - (item % 3), item * 10),
    async take(answer, item) {
      most = Math.max(most, read.length - taken.length);
      expect(answer).toBe(item * 10);
      taken.push(item);
    },
    capacity: 3,
    stop: () => expect.unreachable(),
  });
  expect(taken).toEqual(read);
  expect(most).toBe(3);
});

it('takes an answer though the next item is long in coming', async () => {
  let isTaken: (value?: unknown) => void = () => undefined;
  const taken = new Promise((resolve) => {
    isTaken = resolve;
  });
  async function* items() {
    yield 1;
    await taken;
  }
  await runInOrder(items(), {
    work: async (item) => item,
    take: async () => isTaken(),
    capacity: 4,
    stop: () => undefined,
  });
});

it.each(['work', 'take'])(
  'stops the source at the first failure of %s and throws it',
  async (failing) => {
    const read: number[] = [];
    let stops = 0;
    const fail = async (item: number) => {
      if (item >= 3) throw new Error(`no ${item}`);
      return item;
    };
    const running = runInOrder(count(100, read), {
      work: failing === 'work' ? fail : async (item) => item,
      take: failing === 'take' ? async (item) => void (await fail(item)) : async () => undefined,
      capacity: 4,
      stop: () => {
        stops += 1;
      },
    });
    await expect(running).rejects.toThrow('no 3');
    expect(stops).toBe(1);
    expect(read.length).toBeLessThan(12);
  },
);
