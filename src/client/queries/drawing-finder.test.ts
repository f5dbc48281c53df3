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
  return { worker, finder: createDrawingFinder(worker, async () => GROUPS) };
}

/** Waits until the finder no longer prepares characters. */
function waitUntilDone(finder: ReturnType<typeof createDrawingFinder>): Promise<string> {
  return new Promise((resolve) => {
    const unsubscribe = finder.subscribe(() => {
      const { state } = finder.progress();
      if (state === 'preparing') return;
      unsubscribe();
      resolve(state);
    });
  });
}

function prepare(finder: ReturnType<typeof createDrawingFinder>): Promise<string> {
  const done = waitUntilDone(finder);
  finder.prepare('serif');
  return done;
}

it('prepares all characters once, in batches, with the ranks of their groups', async () => {
  const { worker, finder } = createFinder();
  const shares: number[] = [];
  finder.subscribe(() => {
    const progress = finder.progress();
    if (progress.state === 'preparing') shares.push(progress.share);
  });
  const done = waitUntilDone(finder);
  finder.prepare('serif');
  finder.prepare('serif');
  expect(await done).toBe('ready');
  finder.prepare('serif');
  expect(worker.state.batches).toEqual([0, 100, 200]);
  expect(worker.state.ranks).toEqual([0, 0, ...Array(250).fill(1)]);
  expect(shares).toEqual([0, 100 / TOTAL, 200 / TOTAL]);
});

it('prepares the characters again if the worker was restarted', async () => {
  const { worker, finder } = createFinder();
  await prepare(finder);
  worker.crash();
  const second = waitUntilDone(finder);
  expect(await finder.find([[1, 1]], 9)).toEqual([]);
  expect(finder.progress().state).toBe('preparing');
  expect(await second).toBe('ready');
  expect(await finder.find([[1, 1]], 9)).toEqual(['a']);
});

it('continues from the start if the worker is restarted while preparing', async () => {
  const { worker, finder } = createFinder();
  const done = waitUntilDone(finder);
  let isCrashed = false;
  finder.subscribe(() => {
    if (worker.state.prepared !== 200 || isCrashed) return;
    isCrashed = true;
    worker.crash();
  });
  finder.prepare('serif');
  expect(await done).toBe('ready');
  expect(isCrashed).toBe(true);
  expect(worker.state.prepared).toBe(TOTAL);
});

it('reports a failure, and tries again when asked', async () => {
  const { worker, finder } = createFinder();
  worker.state.isDown = true;
  expect(await prepare(finder)).toBe('failed');
  worker.state.isDown = false;
  await Promise.resolve();
  expect(await prepare(finder)).toBe('ready');
});

it('reports a browser that cannot draw text in a worker', async () => {
  const { finder } = createFinder({ isAvailable: false });
  expect(await prepare(finder)).toBe('unavailable');
});
