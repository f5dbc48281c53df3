import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { runInOrder } from './run-in-order.ts';

async function* count(end: number, readItems: number[]) {
  for (let item = 0; item < end; item += 1) {
    readItems.push(item);
    yield item;
  }
}

it('passes results in item order and reads no more items than the capacity', async () => {
  const read: number[] = [];
  const handled: number[] = [];
  let maxPending = 0;
  await runInOrder(count(20, read), {
    // Of every three items, the first takes longest.
    run: async (item) => setTimeout(3 - (item % 3), item * 10),
    async onResult(result, item) {
      maxPending = Math.max(maxPending, read.length - handled.length);
      expect(result).toBe(item * 10);
      handled.push(item);
    },
    capacity: 3,
    stop: () => expect.unreachable(),
  });
  expect(handled).toEqual(read);
  expect(maxPending).toBe(3);
});

it.each(['run', 'onResult'])(
  'stops the source and rethrows the first error of %s',
  async (failing) => {
    const read: number[] = [];
    let stops = 0;
    const fail = async (item: number) => {
      if (item >= 3) throw new Error(`no ${item}`);
      return item;
    };
    const running = runInOrder(count(100, read), {
      run: failing === 'run' ? fail : async (item) => item,
      onResult:
        failing === 'onResult' ? async (item) => void (await fail(item)) : async () => undefined,
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
