import { expect, it } from 'vitest';
import type { ShapeService } from '../../contract/similarity-service.ts';
import { createDrawingFinder } from './drawing-finder.ts';

const GROUPS = ['ab', 'c'.repeat(250)];
const TOTAL = 252;

/** Creates a worker that counts the prepared characters. `crash` resets the count, like a restart. */
function createWorker({ isAvailable = true } = {}) {
  const state = { prepared: 0, batches: [] as number[], ranks: [] as number[], isDown: false };
  const service: ShapeService = {
    async prepare({ from, characters, ranks }) {
      if (!isAvailable) return 'unavailable';
      if (from !== state.prepared) return state.prepared;
      state.batches.push(from);
      state.ranks.push(...ranks);
      state.prepared += characters.length;
      return state.prepared;
    },
    async findShapes() {
      return { characters: state.prepared > 0 ? ['a'] : [], prepared: state.prepared };
    },
  };
  return {
    state,
    crash: () => Object.assign(state, { prepared: 0, batches: [] }),
    call: async <T>(run: (service: ShapeService) => Promise<T>) => {
      if (state.isDown) throw new Error('crashed');
      return run(service);
    },
  };
}

function createFinder(options = {}) {
  const worker = createWorker(options);
  const finder = createDrawingFinder(worker, async () => GROUPS);
  /** Waits until the finder no longer prepares characters. */
  const waitUntilDone = () =>
    new Promise<string>((resolve) => {
      const unsubscribe = finder.subscribe(() => {
        const { state } = finder.progress();
        if (state === 'preparing') return;
        unsubscribe();
        resolve(state);
      });
    });
  const prepare = () => {
    const done = waitUntilDone();
    finder.prepare('serif');
    return done;
  };
  return { worker, finder, waitUntilDone, prepare };
}

it('prepares all characters once, in batches, with the ranks of their groups', async () => {
  const { worker, finder, prepare } = createFinder();
  const shares: number[] = [];
  finder.subscribe(() => {
    const progress = finder.progress();
    if (progress.state === 'preparing') shares.push(progress.share);
  });
  const done = prepare();
  finder.prepare('serif');
  expect(await done).toBe('ready');
  finder.prepare('serif');
  expect(worker.state.batches).toEqual([0, 100, 200]);
  expect(worker.state.ranks).toEqual([0, 0, ...Array(250).fill(1)]);
  expect(shares).toEqual([0, 100 / TOTAL, 200 / TOTAL]);
});

it('prepares the characters again if the worker was restarted', async () => {
  const { worker, finder, waitUntilDone, prepare } = createFinder();
  await prepare();
  worker.crash();
  const second = waitUntilDone();
  expect(await finder.find([[1, 1]], 9)).toEqual([]);
  expect(finder.progress().state).toBe('preparing');
  expect(await second).toBe('ready');
  expect(await finder.find([[1, 1]], 9)).toEqual(['a']);
});

it('continues from the start if the worker is restarted while preparing', async () => {
  const { worker, finder, prepare } = createFinder();
  let isCrashed = false;
  finder.subscribe(() => {
    if (worker.state.prepared !== 200 || isCrashed) return;
    isCrashed = true;
    worker.crash();
  });
  expect(await prepare()).toBe('ready');
  expect(isCrashed).toBe(true);
  expect(worker.state.prepared).toBe(TOTAL);
});

it('reports a failure, and tries again when asked', async () => {
  const { worker, prepare } = createFinder();
  worker.state.isDown = true;
  expect(await prepare()).toBe('failed');
  worker.state.isDown = false;
  await Promise.resolve();
  expect(await prepare()).toBe('ready');
});

it('reports a browser that cannot draw text in a worker', async () => {
  const { prepare } = createFinder({ isAvailable: false });
  expect(await prepare()).toBe('unavailable');
});
