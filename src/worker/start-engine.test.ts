import { afterEach, expect, it, vi } from 'vitest';
import { readHashing, readTables } from '../engine/testing/read-tables.ts';
import { startEngine } from './start-engine.ts';

const { bulk } = readTables();

afterEach(() => {
  vi.useRealTimers();
});

it.each<[outcome: string, hashing: () => Promise<Uint8Array>]>([
  ['loads', async () => readHashing()],
  ['fails to load', () => Promise.reject(new Error('hashing.wasm is missing or damaged'))],
  ['never loads', () => new Promise(() => undefined)],
])('starts the engine if the hashing module %s', async (_, hashing) => {
  vi.useFakeTimers();
  const started = startEngine(Promise.resolve(bulk), hashing());
  await vi.advanceTimersByTimeAsync(2000);
  const [outcome] = (await started).inspector.bulkInspectNames(['eth']);
  expect(outcome?.ok && outcome.value.namehash).toBe(
    '0x93cdeb708b7545dc668eb9280176169d1c33cfd8ed6f04690a0bcc88a93fc4ae',
  );
});
